import type { EverydayMatter, MatterBank } from '../../everyday-matter.ts';
import { TOO_GRAVE } from '../../../../content/chat/words/too-grave.ts';
import { tellsOfLoss } from '../../../../content/chat/words/loss-words.ts';
import { suitsRoles } from '../../compose/suits-roles.ts';
import { nearestOf } from '../../understand/near/near-passages.ts';
import type { Nearness, Piece } from '../../understood.ts';
import { withoutExaggeration } from '../../understand/words/without-exaggeration.ts';
import { matterWords } from './matter-words.ts';
import { BY_NAMES, isNamed, LEAST_UNNAMED, type Weighed, type Weighing } from './weigh-by-names.ts';
import { byNeeds } from './weigh-by-needs.ts';

export interface FoundMatter {
  readonly matter: EverydayMatter;
  /** How surely the message is about it, 0 to 1. */
  readonly likeness: number;
}

/** From here on a message is about a death without naming it. */
const SURELY_OF_DEATH = 0.7;

/** The everyday matter of a text in plain words, by what people type about it, and by words as they are weighed. */
export function findMatter(
  text: string,
  nearness: Nearness,
  bank: MatterBank,
  { most, weigh }: Weighing = BY_NAMES,
): FoundMatter | null {
  let best: (FoundMatter & Weighed) | null = null;
  // The likest come first: the file of one that cannot become the best any more is not read.
  for (const [id, near] of likestFirst(nearness)) {
    if (best !== null && best.rank >= near + most) break;
    const found = weighed(id, near, { text, bank, weigh });
    if (found !== null && (best === null || found.rank > best.rank)) best = found;
  }
  return best;
}

const likestFirst = (nearness: Nearness): [string, number][] =>
  Object.entries(nearness).toSorted(([, a], [, b]) => b - a);

/** A matter as the words of a text weigh it; null where the text is about something else. */
function weighed(
  id: string,
  near: number,
  { text, bank, weigh }: { text: string; bank: MatterBank; weigh: Weighing['weigh'] },
): (FoundMatter & Weighed) | null {
  const matter = bank(id);
  if (matter === null || !mayBeAbout(text, matter)) return null;
  const found = weigh(matter, near, text);
  if (found === null) return null;
  return found.likeness < SURELY_OF_DEATH && isLessGrave(text, matter.tries)
    ? null
    : { matter, ...found };
}

/** So many of the likest are looked at for what a first message may be about. */
const MOST_LOOKED_AT = 8;

/** So likely a matter must be meant to be offered. */
const LEAST_OFFERED = 0.56;

/** What a first message may be about, the likeliest first. */
export function likelyMatters(pieces: readonly Piece[], bank: MatterBank): FoundMatter[] {
  const text = matterWords(pieces);
  const { weigh } = byNeeds(text, LEAST_OFFERED);
  return likestFirst(nearestOf(pieces.map((one) => one.matters ?? {})))
    .slice(0, MOST_LOOKED_AT)
    .flatMap(([id, near]) => weighed(id, near, { text, bank, weigh }) ?? [])
    .toSorted((a, b) => b.rank - a.rank);
}

const mayBeAbout = (text: string, matter: EverydayMatter): boolean =>
  !isOther(matter, text) && !isGraver(text, matter.tries) && suitsRoles(matter.tries, text);

/** The everyday matter of a first message, by all its pieces together. */
export const firstMatter = (pieces: readonly Piece[], bank: MatterBank): FoundMatter | null =>
  matterBy(byNeeds(matterWords(pieces)), pieces, bank);

/** The same for a later message, without the story before it. */
export const matterOf = (pieces: readonly Piece[], bank: MatterBank): FoundMatter | null =>
  matterBy(BY_NAMES, pieces, bank);

const matterBy = (by: Weighing, pieces: readonly Piece[], bank: MatterBank): FoundMatter | null =>
  findMatter(matterWords(pieces), nearestOf(pieces.map((one) => one.matters ?? {})), bank, by);

/** Words of another matter that looks alike stand in the text. */
const isOther = ({ unless }: EverydayMatter, text: string): boolean => unless?.test(text) === true;

const GRAVE = [tellsOfLoss, (text: string) => TOO_GRAVE.test(text)];

/** Whether a text tells of a death, or of something as grave, that none of these texts tells of. */
export const isGraver = (text: string, tries: readonly string[]): boolean =>
  GRAVE.some((isTold) => isMeant(isTold, text) && !tries.some(isTold));

/** Whether these texts are about a death, and the text tells of none: "he has gone silent". */
export const isLessGrave = (text: string, tries: readonly string[]): boolean =>
  isOfDeath(tries) && !GRAVE.some((isTold) => isMeant(isTold, text));

/** "I nearly died when she said that" tells of no death. */
const isMeant = (isTold: (text: string) => boolean, text: string): boolean =>
  isTold(text) && isTold(withoutExaggeration(text));

/** Whether many of these texts tell of a death. The texts of a matter are asked for with every message that is near it. */
export function isOfDeath(tries: readonly string[]): boolean {
  const known = ofDeath.get(tries);
  if (known !== undefined) return known;
  const told = tries.filter((one) => OF_DEATH.test(one));
  const isTold = told.length >= tries.length * OF_DEATH_SHARE;
  ofDeath.set(tries, isTold);
  return isTold;
}
const ofDeath = new WeakMap<readonly string[], boolean>();
const OF_DEATH =
  /\b(?:died|dies|dead|death|dying|funeral|passed away|buried|burial|widow\w*|wake|grief|griev\w+)\b/iu;
const OF_DEATH_SHARE = 0.4;

/** What stands before the name of an everyday matter among the stories of a conversation. */
export const MATTER_PREFIX = 'everyday/';

/** The name of a matter among the stories of a conversation. */
export const storyName = ({ id }: Pick<EverydayMatter, 'id'>): string => `${MATTER_PREFIX}${id}`;

/** So surely a story must be about a matter that was not answered in it. */
const LEAST_IN_STORY = 0.71;

/** The matter of a story: the one that was answered in it last, or else one that it is clearly about. */
export function matterOfStory(
  used: readonly string[],
  text: string,
  near: Nearness,
  bank: MatterBank,
): EverydayMatter | null {
  return answeredMatter(used, text, near, bank) ?? clearMatter(text, near, bank);
}

export function clearMatter(text: string, near: Nearness, bank: MatterBank): EverydayMatter | null {
  const found = findMatter(text, near, bank);
  return found !== null && found.likeness >= LEAST_IN_STORY ? found.matter : null;
}

function answeredMatter(
  used: readonly string[],
  text: string,
  near: Nearness,
  bank: MatterBank,
): EverydayMatter | null {
  const ids = used
    .filter((name) => name.startsWith(`story/${MATTER_PREFIX}`))
    .map((name) => name.split(/[/ ]/u)[2] ?? '');
  const matter = bank(ids.findLast((id) => bank(id) !== null) ?? '');
  if (matter === null || isOther(matter, text)) return null;
  return isNamed(matter, text) || (near[matter.id] ?? 0) >= LEAST_UNNAMED ? matter : null;
}
