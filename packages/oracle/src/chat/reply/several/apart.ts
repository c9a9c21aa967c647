import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { DEATH_TOLD } from '../../../../content/chat/told/words.ts';
import { TOO_GRAVE } from '../../../../content/chat/words/too-grave.ts';
import { nearnessOf } from '../../nearness.ts';
import type { Piece } from '../../understood.ts';
import { firstMatter } from '../everyday/find-matter.ts';
import type { Talk } from '../talk.ts';
import { isOfSelf, isOfThing, type ToldClause, toldClauses } from './told-clauses.ts';

/** "what do i do first", "how do i handle both", "help": asked of all that was told. */
const OF_ALL =
  /^(?:so |and |pls |please |ok )*(?:(?:what|which|which one|how|where) (?:do|should|can|could) (?:i|we) (?:even )?(?:do|handle|deal with|juggle|manage|tackle|start|begin|fix|sort|cope|prioriti[sz]e|survive)(?: (?:now|first|both|all|each|everything|it|this|them|these|those|with|to|of|on|the|two|three))*|(?:any )?(?:tips|advice|help)(?: (?:for|with|on) (?:both|all|each|everything|it all))?(?: please| pls)?|what a (?:day|week|month|year)|what now|why me)\W*$/iu;
const FIRST = /\b(?:first|prioriti[sz]e|start|begin)\b/iu;

const asksOrder = (piece: Piece): Piece => ({
  ...piece,
  said: '',
  areaLine: REPLY_LINES.whichFirst,
});

/** Only where two things are meant does this make sense. */
const OF_BOTH = /\b(?:first|both|each|the two|all (?:three|of (?:it|them|this)))\b/iu;

/**
 * How surely something must be written for a clause that is a thing of its own, and by how much it must be liker to
 * that than the whole message is to anything.
 */
const USUAL = { least: 0.62, surer: 0.1 };
const MOST_OF_WHOLE = 0.8;
/** The same for a clause that is about the person, or about a thing of nobody. */
const OF_SELF = { least: 0.8, surer: 0.14 };
/** In so many clauses also a thing of nobody is one of a list. */
const LEAST_LISTED = 3;

interface Read extends ToldClause {
  readonly piece: Piece;
  readonly sure: number;
  readonly matter: string | undefined;
}

/**
 * The pieces of a first message that tells several things, each thing as a piece of its own; null where it tells one
 * story. What is told must be clearly like something by itself, and the whole like nothing.
 */
export async function apart(
  pieces: readonly Piece[],
  isListed: boolean,
  talk: Talk,
): Promise<readonly Piece[] | null> {
  if (pieces.some(isLeftWhole)) return null;
  const isAmongOthers = isListed || pieces.length > 1;
  const each = await Promise.all(
    pieces.map(async (piece) => {
      if (piece.form === 'tells')
        return thingsOf(`${piece.said} ${piece.text}`, isAmongOthers, talk);
      if (pieces.length > 1 || !OF_ALL.test(piece.text) || piece.said === '') return null;
      const things = await thingsOf(piece.said, isListed || OF_BOTH.test(piece.text), talk);
      if (things === null) return null;
      return FIRST.test(piece.text) ? [...things, asksOrder(piece)] : things;
    }),
  );
  if (each.every((things) => things === null)) return null;
  return pieces.flatMap((piece, at) => each[at] ?? [piece]);
}

/** Beside a death or something as grave nothing else is a thing of its own; and a card is read with what it was drawn for. */
function isLeftWhole({ isRough = false, text, said, entities }: Piece): boolean {
  const words = `${said} ${text}`.toLowerCase();
  return isRough || entities.card !== undefined || DEATH_TOLD.test(words) || TOO_GRAVE.test(words);
}

async function thingsOf(
  told: string,
  isListed: boolean,
  talk: Talk,
): Promise<readonly Piece[] | null> {
  const clauses = toldClauses(told.trim());
  if (clauses.length < 2) return null;
  const read: Read[] = [];
  for (const clause of clauses) {
    const one = await readClause(clause, talk);
    if (one === null) return null;
    read.push(one);
  }
  const isSaid = isListed || clauses.some(({ isAnother }) => isAnother);
  return isSaid || (await areApart(told, read, talk)) ? read.map(({ piece }) => piece) : null;
}

async function readClause(clause: ToldClause, talk: Talk): Promise<Read | null> {
  const { pieces } = await talk.understand(clause.text);
  const [piece] = pieces;
  if (piece === undefined || pieces.length > 1) return null;
  const found = firstMatter(pieces, talk.matters.everyday);
  const near = piece.zone === 'sure' ? nearnessOf(piece.near, piece.family ?? '') : 0;
  const sure = Math.max(found?.likeness ?? 0, near);
  return { ...clause, piece, sure, matter: found?.matter.id };
}

async function areApart(told: string, read: readonly Read[], talk: Talk): Promise<boolean> {
  const matters = new Set(read.map(({ matter, piece }) => matter ?? piece.family));
  if (matters.size < read.length) return false;
  const { pieces } = await talk.understand(told);
  const whole = firstMatter(pieces, talk.matters.everyday)?.likeness ?? 0;
  if (whole >= MOST_OF_WHOLE) return false;
  const isLong = read.length >= LEAST_LISTED;
  const unclear = read.filter((one, at) => {
    const isUsual = at === 0 || !(isOfSelf(one) || (isOfThing(one) && !isLong));
    const { least, surer } = isUsual ? USUAL : OF_SELF;
    return one.sure < least || one.sure < whole + surer;
  });
  // Of a long list that is like nothing as a whole, one thing may be unclear.
  return (
    unclear.length === 0 ||
    (isLong && whole === 0 && unclear.length === 1 && !unclear.some(isOfSelf))
  );
}
