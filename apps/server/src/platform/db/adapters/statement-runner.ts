import {
  messages as protocolMessages,
  parse,
  type PGlite,
  protocol,
  types,
} from '@electric-sql/pglite';
import type { Statement } from '../connections.ts';
import type { StepAnswer } from './embedded-messages.ts';

type BackendMessage = Parameters<typeof parse.parseResults>[0][number];
type Parsers = Record<number | string, types.Parser>;

interface Prepared {
  readonly name: string;
  readonly paramTypes: readonly number[];
  /** Tells the types of the columns; a statement that gives no rows has none. */
  readonly columns: readonly BackendMessage[];
}

const MAX_PREPARED = 200;
const { serialize } = protocol;
const asText = (text: string) => text;
const { CommandCompleteMessage, RowDescriptionMessage } = protocolMessages;

/**
 * Runs statements on PGlite by PostgreSQL's own protocol. PGlite's `query` parses, describes and plans each statement
 * anew in six calls; a statement that is prepared once and then sent as a single message takes a fifth of the time.
 */
export class StatementRunner {
  readonly #pg: PGlite;
  /** By their text, the least recently used first. */
  readonly #prepared = new Map<string, Prepared>();
  readonly #parsers: Record<Statement['times'], Parsers>;
  #names = 0;

  constructor(pg: PGlite) {
    this.#pg = pg;
    const always = {
      ...pg.parsers,
      ...BYTES.parsers,
      [types.DATE]: asText,
      [types.INTERVAL]: asText,
    };
    this.#parsers = {
      date: always,
      text: { ...always, [types.TIMESTAMP]: asText, [types.TIMESTAMPTZ]: asText },
    };
  }

  /** All or none of them, unless a transaction is open: PostgreSQL commits at the sync that ends the message. */
  async run(statements: readonly Statement[]): Promise<StepAnswer[]> {
    const known: Prepared[] = [];
    for (const { sql } of statements) known.push(this.#recall(sql) ?? (await this.#prepare(sql)));
    try {
      const replies = await this.#send(
        ...statements.flatMap(({ params }, at) => this.#bound(params, known[at])),
        serialize.sync(),
      );
      const byStatement = splitByStatement(replies);
      return statements.map(({ rowMode, times }, at) => {
        const described = [...(known[at]?.columns ?? []), ...(byStatement[at] ?? [])];
        return firstAnswer(parse.parseResults(described, this.#parsers[times], { rowMode }));
      });
    } catch (error) {
      // "cached plan must not change result type": the table was altered. The next call prepares it anew.
      if (error instanceof protocolMessages.DatabaseError && error.code === '0A000') {
        for (const { sql } of statements) await this.#forget(sql);
      }
      throw error;
    }
  }

  #bound(params: readonly unknown[], prepared: Prepared | undefined): Uint8Array[] {
    const values = params.map((param, at) => this.#encode(param, prepared?.paramTypes[at]));
    return [serialize.bind({ statement: prepared?.name ?? '', values }), serialize.execute({})];
  }

  /** A script may alter tables, so what was prepared before it is forgotten. */
  async script(sql: string): Promise<StepAnswer[]> {
    try {
      const replies = await this.#send(serialize.query(sql));
      return parse.parseResults(replies, this.#parsers.date, { rowMode: 'object' }).map(asAnswer);
    } finally {
      for (const text of this.#prepared.keys()) await this.#forget(text);
    }
  }

  #recall(sql: string): Prepared | undefined {
    const prepared = this.#prepared.get(sql);
    if (prepared) {
      this.#prepared.delete(sql);
      this.#prepared.set(sql, prepared);
    }
    return prepared;
  }

  async #prepare(sql: string): Promise<Prepared> {
    const [oldest] = this.#prepared.keys();
    if (oldest !== undefined && this.#prepared.size >= MAX_PREPARED) await this.#forget(oldest);
    this.#names += 1;
    const name = `s${this.#names}`;
    const replies = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const paramTypes = parse.parseDescribeStatementResults(replies);
    const columns = replies.filter((reply) => reply instanceof RowDescriptionMessage);
    const prepared = { name, paramTypes, columns };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  async #forget(sql: string): Promise<void> {
    const prepared = this.#prepared.get(sql);
    if (!prepared) return;
    this.#prepared.delete(sql);
    await this.#send(serialize.close({ type: 'S', name: prepared.name }), serialize.sync());
  }

  #encode(param: unknown, type: number | undefined): string | null {
    if (param === null || param === undefined) return null;
    if (type === types.BYTEA) return BYTES.encode(param);
    const encode = type === undefined ? undefined : this.#pg.serializers[type];
    if (encode) return encode(param);
    return typeof param === 'string' ? param : JSON.stringify(param);
  }

  #send(...parts: Uint8Array[]): Promise<BackendMessage[]> {
    return this.#pg.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }
}

/** Each statement's answer ends with its command's tag. */
function splitByStatement(replies: readonly BackendMessage[]): BackendMessage[][] {
  const groups: BackendMessage[][] = [[]];
  for (const reply of replies) {
    groups.at(-1)?.push(reply);
    if (reply instanceof CommandCompleteMessage) groups.push([]);
  }
  return groups;
}

type Results = ReturnType<typeof parse.parseResults>[number];

const asAnswer = ({ rows, command }: Results): StepAnswer => ({ rows, command: command ?? '' });

function firstAnswer([first]: Results[]): StepAnswer {
  return first ? asAnswer(first) : { rows: [], command: '' };
}

/** PGlite's own encoding of bytes goes byte by byte through strings. */
const BYTES = {
  encode: (param: unknown): string => {
    if (!(param instanceof Uint8Array)) throw new TypeError('bytea takes bytes');
    return `\\x${Buffer.from(param).toString('hex')}`;
  },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
};
