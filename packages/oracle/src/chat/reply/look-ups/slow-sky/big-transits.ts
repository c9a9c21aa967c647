import { DAY_MS } from '@palm/astrology/instant';
import { findTransits, type Transit } from '@palm/astrology/transits';
import { BODIES, type PlanetId } from '@palm/astrology/vocabulary';
import { readingOf } from '../../../../../content/chat/fact-lines.ts';
import type { NatalPointId } from '../../../../facts/fact-kinds/fact-id.ts';
import { touchedPoints } from '../../../../facts/touched-points.ts';
import { dateWordsAt, listWords } from '../../../slots/calendar/date-words.ts';
import { ASPECT_PLAIN, plainPoint } from '../../../slots/transits/contact-words.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { spanAskedIn } from '../span-asked.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

/** The slowest first: they are the rarest. */
const BODIES_BY_WEIGHT: readonly PlanetId[] = ['pluto', 'neptune', 'uranus', 'saturn', 'jupiter'];
const POINTS_BY_WEIGHT: readonly NatalPointId[] = [
  'sun',
  'moon',
  'ascendant',
  'midheaven',
  'venus',
  'mercury',
  'mars',
];
const USUAL_DAYS = 365;
const MOST = 3;

const BIG =
  /\b(?:big|biggest|major|important|main|heavy|hard|rough|significant|huge|slow|difficult|intense|notable|strong) (?:\w+ )?transits?\b/u;
const ANY =
  /\b(?:what|which|any|whats|list|show me) (?:of )?(?:my |are my |the )?(?:\w+ )?transits?\b.{0,30}\b(?:do i have|am i|i have|coming|ahead|next year|this year|in 20\d\d|for me|now|right now|going through|happening)\b/u;
const IN_STORE =
  /\bwhat (?:do|does|have|has|is) (?:the |my )?(?:sky|stars|planets|universe|cosmos)(?: got)? (?:have |got |be |has )?(?:lined up|in store|planned|coming)\b/u;
const OTHER =
  /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|retrograde|eclipse|house|his|her|their|love|money|work|career|job|mean|means|what is a|whats a|read|trip|bus|train)\b/u;

const heavy = (aspect: Transit['aspect']): number =>
  aspect === 'conjunction' ? 0 : aspect === 'square' || aspect === 'opposition' ? 1 : 3;
const weightOf = ({ transiting, natal, aspect }: Transit): number =>
  BODIES_BY_WEIGHT.indexOf(transiting) +
  POINTS_BY_WEIGHT.indexOf(natal as NatalPointId) +
  heavy(aspect);

/** The weightiest contacts of the slow planets in the stretch that is asked about, one for each planet. */
function weightiest(context: SlotContext): Transit[] {
  const { chart, now, sky } = context;
  if (chart === null) return [];
  const asked = spanAskedIn(context);
  const from = Math.max(now, asked?.from ?? now);
  const to =
    asked === null || asked.to - from < 60 * DAY_MS ? from + USUAL_DAYS * DAY_MS : asked.to;
  const all = findTransits({
    natal: touchedPoints(chart).filter(({ point }) => POINTS_BY_WEIGHT.includes(point)),
    span: { from, to },
    transiting: [...BODIES_BY_WEIGHT],
    positionOf: sky.positionOf,
  })
    .filter(({ aspect, exact }) => aspect !== 'sextile' && exact.length > 0)
    .toSorted((a, b) => weightOf(a) - weightOf(b));
  return all
    .filter(({ transiting }, at) => all.findIndex((one) => one.transiting === transiting) === at)
    .slice(0, MOST)
    .toSorted((a, b) => (a.exact[0] ?? 0) - (b.exact[0] ?? 0));
}

const where = ({ transiting, aspect, natal }: Transit): string =>
  `${BODIES[transiting].name} ${ASPECT_PLAIN[aspect]} your ${plainPoint(natal as NatalPointId)}`;
const when = ({ exact }: Transit, context: SlotContext): string =>
  listWords(exact.map((at) => dateWordsAt(at, context)));

/** "any big transits for me next year": the slowest planets on the weightiest points, with their days. */
export const bigTransits: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    (BIG.test(text) || ANY.test(text) || IN_STORE.test(text)) && !OTHER.test(text),
  tell: (context) => {
    if (context.chart === null) return null;
    const found = weightiest(context);
    if (found.length === 0) {
      return told(
        'Nothing weighty: none of the slow planets comes to an exact contact with the main points of your chart in that time. A quiet stretch, which is often the pleasant kind.',
      );
    }
    const lines = found.map(
      (one) =>
        `${where(one)} (exact ${when(one, context)}), read as ${readingOf(one.transiting, one.aspect)}`,
    );
    return told(
      `Yes: ${lines.join('; ')}. They're tones over weeks or months and no events; the days are only when each is closest. Ask me about any one of them.`,
      ...found.map((one) =>
        note(
          `transit-${one.transiting}-${one.natal}`,
          `${where(one)}, exact ${when(one, context)}`,
        ),
      ),
    );
  },
};
