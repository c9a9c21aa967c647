import { TONE_LINES } from '../../../../content/chat/tones/tone-lines.ts';
import { entitySlot } from '../../compose/entity-slots.ts';
import { fillPassage, type FilledPassage } from '../../compose/fill-passage.ts';
import { findToldThing } from '../../entities/find-told-thing.ts';
import { fill } from '../../slots/slot.ts';
import type { Family } from '../../family.ts';
import type { ChatState, ShownChoice } from '../../state.ts';
import { FITS_PASSAGE, nearnessOf } from '../../nearness.ts';
import { CLEARLY_HEARD, hasTone, toldToneOf } from '../../tone/told-tone.ts';
import { BRIGHT_TONES, type ToldTone } from '../../tone/tones.ts';
import { hashFeature } from '../../understand/hash-feature.ts';
import type { Piece } from '../../understood.ts';
import { somethingElse, waysToHelp } from '../choices.ts';
import { type Draft, isTenderFamily } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';

/** To these nobody wants to be sorted: no guess is offered. */
const WITHOUT_CHOICES: ReadonlySet<ToldTone> = new Set([
  'grieving',
  'glad',
  'touched',
  'giddy',
  'relieved',
  'easy',
  'wistful',
  'bright',
  'funny',
  'embarrassed',
  'bored',
]);

const LEAST_TOLD_WORDS = 2;

/** Something is told in some tone, and nothing is asked. */
export const isToldInTone = ({ form, said, text, plain, tones = [] }: Piece): boolean =>
  form === 'tells' &&
  !`${said} ${text}`.includes('?') &&
  hasTone(tones) &&
  `${said} ${plain}`.trim().split(' ').length >= LEAST_TOLD_WORDS;

/** Families that speak in the tone itself. */
const OWN_FAMILIES: Partial<Record<ToldTone, readonly string[]>> = {
  envious: ['envy', 'everyone-engaged', 'comparison-social'],
  lonely: ['lonely', 'left-out', 'birthday', 'lonely-new-city', 'empty-nest'],
  embarrassed: ['embarrassed'],
  worn: ['low-mood', 'tired-always', 'burnout-work', 'cry-a-lot'],
  guilty: ['guilty-ashamed'],
  bored: ['bored'],
};

const UNCLEAR: ReadonlySet<ToldTone> = new Set(['plain', 'heavy', 'bright']);
/** Below this a family that is not sure was judged to miss two of three messages that only tell. */
const FAR = 0.5;
const STORIES: ReadonlySet<Family['kind']> = new Set(['advice', 'comfort', 'frame']);

/** Good news in other words than a phrase's has a family of trouble for its subject below this. */
const NEAR_GOOD = 0.75;

/** Whether the family of what was told is too far from it to be its subject. */
export function isBesideSubject(piece: Piece, family: Family): boolean {
  if (!isToldInTone(piece) || !STORIES.has(family.kind)) return false;
  if (isTenderFamily(family) || piece.entities.died !== undefined) return false;
  const tone = toldToneOf(piece.tones ?? [], piece.plain);
  if (OWN_FAMILIES[tone]?.includes(family.id) === true) return false;
  const near = nearnessOf(piece.near, family.id);
  if (UNCLEAR.has(tone)) return piece.zone !== 'sure' && near < FAR;
  if (BRIGHT_TONES.has(tone) && family.kind !== 'comfort') return near < NEAR_GOOD;
  return piece.zone !== 'sure' && near < FITS_PASSAGE;
}

/** To something that was told: a few sentences in its own tone. Null where all of them were said. */
export function answerTone(
  piece: Piece,
  guesses: readonly ShownChoice[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const told = `${piece.said} ${piece.text}`.trim();
  const tone = toldToneOf(piece.tones ?? [], piece.plain, CLEARLY_HEARD);
  const said = lineFor(tone, told, piece, state);
  if (said === null) return null;
  return {
    parts: said.filled.parts,
    chosen: [],
    zone: 'unsure',
    piece: keptPiece(piece),
    used: [said.name],
    choices: WITHOUT_CHOICES.has(tone) ? [] : choicesOf(guesses, piece, talk),
  };
}

const choicesOf = (guesses: readonly ShownChoice[], piece: Piece, talk: Talk): ShownChoice[] => [
  ...(guesses.length > 0 ? guesses : waysToHelp(talk, piece)),
  somethingElse,
];

/** One that was not said yet: first those that name a thing of the message, and of these another for each message. */
function lineFor(
  tone: ToldTone,
  told: string,
  { entities }: Piece,
  { used }: ChatState,
): { readonly filled: FilledPassage; readonly name: string } | null {
  const thing = findToldThing(told);
  const slots = (slot: string) => fill(slot === 'it' ? thing : entitySlot(slot, entities));
  const found = TONE_LINES[tone].flatMap((text, at) => {
    const name = `told/${tone} ${at}`;
    const filled = used.includes(name) ? null : fillPassage(text, slots, entities);
    return filled === null ? [] : [{ filled, name, isOfThing: text.includes('{it}') }];
  });
  const ofThing = found.filter(({ isOfThing }) => isOfThing);
  const among = ofThing.length > 0 ? ofThing : found;
  return among[hashFeature(told) % Math.max(1, among.length)] ?? null;
}
