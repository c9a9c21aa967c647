import { tellsOfLoss } from '../../../../content/chat/words/loss-words.ts';
import { TOPICS_OF_MATTERS } from '../../../../content/chat/topic-families.ts';
import type { Family } from '../../family.ts';
import { careIn } from '../../kept-care.ts';
import { DECIDES_PASSAGE, FITS_PASSAGE, nearnessOf } from '../../nearness.ts';
import type { ChatState } from '../../state.ts';
import { isLookedUp } from '../look-ups/find-look-up.ts';
import type { Piece } from '../../understood.ts';
import { asksSky } from '../answer-piece.ts';
import type { Draft } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import { isByBirth } from '../next-turn/other/other-person.ts';
import type { Talk } from '../talk.ts';
import { type FoundMatter, isOfDeath, firstMatter } from './find-matter.ts';
import { formIn } from './form-in.ts';
import { matterWords } from './matter-words.ts';
import { sayOfMatter } from './say-of-matter.ts';
import { onlyTells } from '../told/only-tells.ts';
import { keepsToTopic } from '../keeps-to-topic.ts';

/** By so much a matter must be liker to a message than its family. */
export const LIKER_BY = 0.04;
/** From here on matters were judged to answer more often than the families they stand in for. */
export const SURELY_MEANT = 0.64;
/** What is told in nearly these words goes before reviewed topics, refusals and days; what is asked, before the last two. */
const NEARLY_SAID = 0.85;
const NEARLY_ASKED = 0.92;
/** A death that is told is answered by what is written for just such a death. */
const CLEARLY_OF_DEATH = 0.74;
/** On a topic with reviewed words, what is told and asks nothing needs warm words more than nearly the same ones. */
const CLEARLY_TOLD = 0.76;
/** A family that is found by one word alone does not keep a matter of life from a message. */
const FAMILY_FITS = 0.5;
const CLEARLY_LIKE = 0.72;
/** The same where the family is only likely. */
const LIKE = 0.66;
/** On a sensitive topic, and where a likely family has no passage for it, what is asked so clearly is answered by its matter. */
const CLEARLY_ASKED = 0.76;
/** So surely a matter is meant where the message only sounds like good news. */
const SURER_THAN_TONE = 0.8;

/** What is written for the everyday matter that a message names; null where it names none. */
export function answerEveryday(
  pieces: readonly Piece[],
  piece: Piece,
  talk: Talk,
  state: ChatState,
  least = 0,
): Draft | null {
  if (state.piece !== null || careIn(state, talk.clock).wasAtRisk || asksSky(piece.plain)) {
    return null;
  }
  const family = talk.families.get(piece.family ?? '');
  const isKnown = family !== undefined && piece.zone !== 'unsure';
  // An outlook by a birth that is typed is no matter of life.
  const isByTypedBirth = piece.entities.date?.isBirth === true && family !== undefined;
  if (isByTypedBirth && isKnown && isByBirth({ family, piece: keptPiece(piece) })) return null;
  const found = firstMatter(pieces, talk.matters.everyday);
  if (found === null) return null;
  const isTold = found.likeness >= leastTold(found, pieces, piece, talk) && piece.form === 'tells';
  if (!isTold && isLookedUp(piece) && !isToldBesideWords(found, piece, family)) return null;
  if (talk.isReviewed === true && !isTold && !isAskedOnTopic(found, talk)) return null;
  const isOther = isKnown && !isOfLife(family);
  if (isOther && !isTold && !isBeforeFamily(found, piece, family)) return null;
  if (found.likeness < Math.max(least, leastOf(pieces, piece, family))) return null;
  const { matter } = found;
  const isSurerThanTone = found.likeness >= SURER_THAN_TONE;
  const form = formIn(piece, family, matter) ?? (isSurerThanTone ? 'told' : null);
  const said = form === null ? null : sayOfMatter(matter, form, piece.entities, state.used);
  if (said === null) return null;
  return {
    parts: said.parts,
    chosen: [],
    facts: [],
    zone: 'sure',
    likeness: found.likeness,
    isTender: tellsOfLoss(matterWords(pieces)),
    piece: { ...keptPiece(piece), ...(!isKnown && { family: null }) },
    used: [said.name],
  };
}

/** How like a matter something told must be, to be answered by it before a topic, a refusal or a day. */
function leastTold(
  { matter }: FoundMatter,
  pieces: readonly Piece[],
  piece: Piece,
  { reviewed = null }: Talk,
): number {
  if (isOfDeath(matter.tries)) return CLEARLY_OF_DEATH;
  if (reviewed === null || keepsToTopic(reviewed.topic, piece)) return NEARLY_SAID;
  return onlyTells(pieces) ? CLEARLY_TOLD : NEARLY_SAID;
}

/** "he calls once a month", told of a brother: words that ask for the price elsewhere do not ask for it here. */
const isToldBesideWords = (
  { likeness }: FoundMatter,
  { form, near }: Piece,
  family: Family | undefined,
): boolean =>
  form === 'tells' &&
  likeness >= CLEARLY_LIKE &&
  family !== undefined &&
  OF_TALK.has(family.kind) &&
  nearnessOf(near, family.id) < FAMILY_FITS;

/** On some topics the words of a matter keep to what is demanded: they forecast nothing. */
const isAskedOnTopic = ({ likeness }: FoundMatter, { reviewed = null }: Talk): boolean =>
  reviewed !== null && likeness >= CLEARLY_ASKED && TOPICS_OF_MATTERS.has(reviewed.topic);

const isBeforeFamily = (
  { likeness }: FoundMatter,
  { near, zone }: Piece,
  { id, kind }: Family,
): boolean => {
  if (likeness >= NEARLY_ASKED) return true;
  if (OF_DAYS.has(id)) return false;
  const nearness = nearnessOf(near, id);
  if (zone === 'sure' || kind === 'lookup') {
    return likeness >= CLEARLY_LIKE && nearness < FAMILY_FITS;
  }
  return (
    (likeness >= LIKE && nearness < FAMILY_FITS) ||
    (likeness >= CLEARLY_ASKED && nearness < FITS_PASSAGE)
  );
};

/** How like a message must at least be to a matter that answers instead of its family. */
function leastOf(pieces: readonly Piece[], { near }: Piece, family: Family | undefined): number {
  if (family === undefined || isOfFrame(pieces, family)) return 0;
  const nearness = nearnessOf(near, family.id);
  if (OF_JOY.has(family.id)) return Math.min(nearness, SURELY_MEANT);
  if (family.id === VERDICT_FAMILY) return NEARLY_ASKED;
  return nearness >= DECIDES_PASSAGE ? nearness : Math.min(nearness + LIKER_BY, SURELY_MEANT);
}

/** Who is right: a verdict is asked for first, where little else is told. */
export const VERDICT_FAMILY = 'who-is-right';

/** "my sister borrowed 600 and posts from cancun. what do i say": a question of any subject, after a story that names it. */
function isOfFrame(pieces: readonly Piece[], { id, kind }: Family): boolean {
  const words = pieces.flatMap(({ said, text }) => `${said} ${text}`.trim().split(/\s+/u));
  return (
    words.length >= LEAST_WORDS_OF_STORY &&
    (kind === 'frame' || id === VERDICT_FAMILY) &&
    !OF_DAYS.has(id)
  );
}
const LEAST_WORDS_OF_STORY = 14;

const OF_TALK: ReadonlySet<Family['kind']> = new Set(['talk', 'product']);

const OF_LIFE: ReadonlySet<Family['kind']> = new Set(['advice', 'comfort', 'frame']);

/** Families that look for a day, or at the time ahead. */
const OF_DAYS: ReadonlySet<string> = new Set([
  'best-day',
  'which-day',
  'plan-date',
  'raise-best-day',
  'wedding-date',
  'when-will',
  'today',
  'this-week',
  'this-month',
  'love-this-month',
  'money-forecast',
  'my-future',
  'risk-time',
]);

/** Joy in general: a matter knows what the joy is about. */
export const OF_JOY: ReadonlySet<string> = new Set(['good-news', 'family-joy']);

export const isOfLife = ({ id, kind }: Family): boolean =>
  (OF_LIFE.has(kind) && !OF_DAYS.has(id)) || OF_JOY.has(id);
