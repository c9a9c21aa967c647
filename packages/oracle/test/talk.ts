import { type ChatState, NEW_STATE } from '../src/chat/state.ts';
import type { Reply, Talk } from '../src/chat/reply/talk.ts';
import { replyTo } from '../src/chat/reply/reply-to.ts';
import type { Person, Piece } from '../src/chat/understood.ts';
import { contextFor } from './slot-context.ts';
import { SMALL_FAMILIES } from './small-families.ts';

export const HE: Person = { words: 'him', relation: null, name: null, they: 'he' };

/** Near enough to be offered, and near enough to answer. */
const NEAR_ENOUGH = 0.55;
const FITS = 0.65;

/** A piece as the recogniser would hand it over. */
export function pieceOf(text: string, given: Partial<Piece> = {}): Piece {
  return {
    text,
    plain: text.toLowerCase(),
    said: '',
    family: null,
    zone: given.family === undefined ? 'unsure' : 'sure',
    choices: [],
    entities: {},
    form: text.endsWith('?') ? 'what' : 'tells',
    about: 'me',
    isJoke: false,
    followUp: null,
    near: Object.fromEntries([
      ...(given.choices ?? []).map((id) => [`${id}/*`, NEAR_ENOUGH]),
      ...(given.family ? [[`${given.family}/*`, FITS]] : []),
    ]),
    ...given,
  };
}

export type Turn = readonly [message: string, understood: Partial<Piece>];

/** A conversation: what is understood of each message is given, what is said to it is returned. */
export async function converse(
  person: Parameters<typeof contextFor>[0],
  turns: readonly Turn[],
  given: Partial<Talk> = {},
): Promise<(Reply & { text: string })[]> {
  let state: ChatState = NEW_STATE;
  const said: (Reply & { text: string })[] = [];
  for (const [message, understood] of turns) {
    const talk = talkFor(person, new Map([[message, [pieceOf(message, understood)]]]), {
      ownTexts: said.map(({ text }) => text),
      ...given,
    });
    const reply = await replyTo({ message }, talk, state);
    // As it comes back from a database.
    state = JSON.parse(JSON.stringify(reply.state)) as ChatState;
    said.push({ ...reply, text: reply.parts.map(({ text }) => text).join(' ') });
  }
  return said;
}

export function talkFor(
  person: Parameters<typeof contextFor>[0],
  understood: ReadonlyMap<string, readonly Piece[]>,
  given: Partial<Talk> = {},
): Talk {
  const context = contextFor(person);
  return {
    ...context,
    clock: context.now,
    families: SMALL_FAMILIES,
    matters: { everyday: () => null, later: () => null },
    understand: (text) =>
      Promise.resolve({
        language: 'en',
        opening: null,
        pieces: understood.get(text) ?? [pieceOf(text)],
      }),
    readWithStory: () => Promise.resolve({ matters: {}, later: {}, inAny: {} }),
    pause: () => Promise.resolve(),
    ownTexts: [],
    softLine: null,
    ...given,
  };
}
