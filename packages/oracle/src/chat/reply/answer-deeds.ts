import { listWords } from '../slots/calendar/date-words.ts';
import { mayEcho } from '../compose/may-echo.ts';
import type { ChatState, ShownChoice } from '../state.ts';
import { capitalised, countWords, type Part } from './part.ts';
import { shortAnswer } from './answer-parts.ts';
import { answerPiece } from './answer-piece.ts';
import type { Draft } from './draft.ts';
import type { Talk } from './talk.ts';

/** Several "should I"s hang together: one answer for all of them, after the look-ups. */
export async function answerDeeds(
  parts: readonly Part[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const family = talk.families.get('big-multi');
  const deeds = parts.filter(isDeed);
  const [first] = deeds;
  if (family === undefined || first === undefined || deeds.length < 2) return null;
  const lookups = await shortLookups(
    parts.filter((part) => !deeds.includes(part)),
    talk,
    state,
  );
  const names = deeds.flatMap(({ piece }) => piece.entities.deed ?? []);
  const extra = {
    count: countWords(parts.length),
    // Never empty: a message of deeds alone gets the same passage.
    lookup_answers: lookups === '' ? ' ' : lookups,
    parts_listed: listWords(names.map(asGerund)),
    deeds_as_choice: `${capitalised(listWords(names).replace(/ and (?=[^,]*$)/u, ', or '))}?`,
  };
  const asked = { family, piece: first.piece, extra };
  const chosen = await answerPiece(
    asked,
    { part: 'answer', name: 'facts, then the knot' },
    talk,
    state,
  );
  if (chosen === null) return null;
  return {
    parts: chosen.parts,
    chosen: [chosen],
    zone: 'sure',
    piece: first.piece,
    waiting: deeds.map(({ piece }) => piece),
    choices: deeds.map(choiceOf),
  };
}

const isDeed = ({ piece }: Part): boolean =>
  piece.entities.deed !== undefined &&
  mayEcho(piece.entities.deed) &&
  /\bshould i\b/u.test(`${piece.said} ${piece.plain}`);

const choiceOf = ({ piece }: Part, index: number): ShownChoice => ({
  id: `piece:${index}`,
  label: piece.entities.deed ?? '',
  does: { kind: 'piece', index },
});

async function shortLookups(parts: readonly Part[], talk: Talk, state: ChatState): Promise<string> {
  const told: string[] = [];
  for (const part of parts.slice(0, 2)) {
    const short = await shortAnswer(part, talk, state);
    if (short !== null) {
      told.push(
        `${capitalised(part.family.label)}: ${short.parts.map(({ text }) => text).join(' ')}`,
      );
    }
  }
  return told.join(' ');
}

/** "quit your job" → "quitting your job" */
function asGerund(deed: string): string {
  const [verb = '', ...rest] = deed.split(' ');
  return [gerundOf(verb), ...rest].join(' ');
}

function gerundOf(verb: string): string {
  if (/(?:^be$|ee$|ye$|oe$)/u.test(verb)) return `${verb}ing`;
  if (verb.endsWith('ie')) return verb.replace(/ie$/u, 'ying');
  if (verb.endsWith('e')) return verb.replace(/e$/u, 'ing');
  const isShort = /^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(verb) || /^quit$/u.test(verb);
  return isShort ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
