import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { mayEcho } from '../../../compose/may-echo.ts';
import type { ChatState } from '../../../state.ts';
import type { FollowUp, Person } from '../../../understood.ts';
import { answerOne } from '../../answer-one.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { laidOver } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';

type OtherOne = Extract<FollowUp, { kind: 'other-one' }>;

/** "the second one", "the other one": of two options or two people the conversation has named. */
export async function answerOtherOne(
  { which }: OtherOne,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const family = talk.families.get(state.family ?? '');
  if (family === undefined || state.piece === null) return null;
  const { a, b } = { ...state.entities, ...state.piece.entities };
  const option = which === 'first' ? a : b;
  if (option !== undefined && mayEcho(option)) {
    return leaning(REPLY_LINES.leaning.replaceAll('{option}', () => option));
  }
  const who = otherPerson(which, state);
  if (who === undefined) {
    return CHOICES.has(family.id) ? leaning(REPLY_LINES.leaningUnnamed) : null;
  }
  const piece = laidOver(state.piece, { who });
  const draft = await answerOne({ family, piece }, {}, talk, state);
  const got = REPLY_LINES.about.replace('{who}', () => who.words);
  return { ...draft, parts: [plainPart(got), ...draft.parts] };
}

/** Families in which one of two things is chosen. */
const CHOICES: ReadonlySet<string> = new Set([
  'should-a-or-b',
  'should-i',
  'job-offer-choice',
  'choose-study',
  'move-city',
  'buy-house',
]);

function otherPerson(
  which: OtherOne['which'],
  { people, entities }: ChatState,
): Person | undefined {
  if (people.length < 2) return undefined;
  if (which === 'first') return people[0];
  if (which === 'second') return people[1];
  return people.findLast(({ words }) => words !== entities.who?.words);
}

const leaning = (text: string): Draft => ({ parts: [plainPart(text)], chosen: [], zone: 'sure' });
