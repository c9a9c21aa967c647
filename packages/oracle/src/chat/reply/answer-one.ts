import { REPLY_LINES } from '../../../content/chat/reply-lines.ts';
import { type Chosen, plainName } from '../compose/choose-passage.ts';
import type { Family } from '../family.ts';
import type { ChatState, KeptPiece, ShownChoice } from '../state.ts';
import type { Piece } from '../understood.ts';
import { fullAnswer } from './answer-parts.ts';
import { type Asked, answerPiece } from './answer-piece.ts';
import { choicesFor, insteadOf } from './choices.ts';
import { missingVerdict } from './verdicts/closing-verdict.ts';
import { withoutSecondQuestion } from './closing-question.ts';
import { complaintSlots } from './complaint-slots.ts';
import { type Draft, plainPart } from './draft.ts';
import { answerLookUp } from './look-ups/find-look-up.ts';
import { askedForm } from './next-turn/by-form/next-form.ts';
import type { Talk } from './talk.ts';

/** One question, answered from its family. */
export async function answerOne(
  asked: Asked,
  { zone = 'sure', choices: runnersUp = [] }: Partial<Pick<Piece, 'zone' | 'choices'>>,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const { family, piece } = asked;
  const value = answerLookUp(piece, talk);
  if (value !== null) return value;
  const extra = {
    ...(await complaintSlots(family, piece, talk, state)),
    ...asked.extra,
  };
  const chosen = await fullAnswer({ ...asked, extra }, talk, state);
  if (chosen === null) return saidAll(piece, runnersUp, talk);
  const told = withoutSecondQuestion((await byForm(chosen, piece, talk, state)) ?? chosen, state);
  // A question at the end shows by itself how the message was read.
  const isSaidAloud =
    zone === 'likely' &&
    SAID_ALOUD.has(family.kind) &&
    isGeneral(told) &&
    !namesSubject(piece, family) &&
    told.parts.at(-1)?.text.endsWith('?') !== true;
  const verdict = missingVerdict(piece, told);
  const parts = verdict === null ? told.parts : [verdict, ...told.parts];
  return {
    parts: isSaidAloud ? [...parts, readAs(family)] : parts,
    chosen: [told],
    zone,
    piece,
    runnersUp,
    choices:
      zone === 'likely' ? choicesFor(insteadOf(family.id, runnersUp).slice(0, 1), talk, piece) : [],
  };
}

const LEAST_PLAIN = 0.6;
/** A yes or no on something the user might do. */
export const ASKED_DEED = /\b(?:should|shall|do|must) (?:i|we)\b|\bworth\b/u;

/** What the family says to such a question, in place of a general passage that is written for others. */
async function byForm(
  { family, passage }: Chosen,
  piece: KeptPiece,
  talk: Talk,
  state: ChatState,
): Promise<Chosen | null> {
  const isGeneralPassage = passage.phrases.length === 0 && passage.when.length === 0;
  const isPlain = (piece.near?.[plainName(family)] ?? 0) >= LEAST_PLAIN;
  const form = askedForm(piece.plain);
  // Whether something will happen, or what another person feels, is what general passages are about.
  const isOfFamily = form === 'them' || (form === 'should' && !ASKED_DEED.test(piece.plain));
  if (!isGeneralPassage || isPlain || form === null || isOfFamily) return null;
  return answerPiece({ family, piece }, { part: 'next', form }, talk, state);
}

/** A passage that is written for one situation shows by itself how the message was read. */
const isGeneral = ({ passage }: Chosen): boolean => passage.phrases.length === 0;

/** Of frames, small talk and the product it is plain what they answer. */
const SAID_ALOUD: ReadonlySet<Family['kind']> = new Set(['comfort', 'advice', 'lookup']);

/** "is my venus in virgo why …" names what it is about itself. */
const namesSubject = ({ plain, entities }: KeptPiece, { theme }: Family): boolean =>
  THEMES_NAMED.has(theme) && (entities.sign !== undefined || WORDS_OF_TRADE.test(plain));

/** Subjects whose words are hardly used for anything else. */
export const THEMES_NAMED: ReadonlySet<Family['theme']> = new Set([
  'chart',
  'sky',
  'numbers',
  'cards',
  'palm',
]);
/** Words of charts, cards, palms and numbers. */
export const WORDS_OF_TRADE =
  /\b(?:sun|moons?|rising|ascendant|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|node|lilith|planets?|(?:birth |natal )?charts?|houses?|signs?|zodiac|transits?|retrograde|eclipses?|cusp|life path|numerology|numbers?|cards?|tarot|palms?|hands?|lines?|compatib\w*|birth ?time)\b/u;

const readAs = ({ label }: Family) => plainPart(REPLY_LINES.takingAs.replace('{label}', label));

function saidAll(piece: KeptPiece, runnersUp: readonly string[], talk: Talk): Draft {
  const choices: ShownChoice[] = choicesFor(runnersUp.slice(0, 2), talk, piece);
  return {
    parts: [plainPart(REPLY_LINES.saidAll)],
    chosen: [],
    zone: 'sure',
    piece,
    choices,
  };
}
