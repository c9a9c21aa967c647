import { DAY_MS } from '@palm/astrology/instant';
import { BODIES, PLANET_IDS, SIGNS, type PlanetId } from '@palm/astrology/vocabulary';
import { separationDeg } from '@palm/astrology/angle';
import { degreeWords } from '../../../../facts/fact-words.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { longitudeOf, nameOfPoint, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { stationNote, stationsOf } from '../../../slots/sky/retrograde-slots.ts';
import { signName } from '../../../slots/sky/moon-slots.ts';
import { signAt } from '@palm/astrology/sign-at';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

type Turning = Exclude<PlanetId, 'sun' | 'moon'>;
const MOVER = new RegExp(
  String.raw`\b(?<planet>mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto) (?:is )?(?:going |in |goes )?(?:retrograde|retro|rx)\b`,
  'u',
);
const TARGET = new RegExp(
  String.raw`\b(?:on|over|conjunct|crossing|hitting|touching|across) (?:top of )?my (?:natal )?(?<point>${PLANET_IDS.join('|')}|ascendant|rising|midheaven|mc)\b`,
  'u',
);
const ORB_DEG = 3;
const STEP_DAYS = 2;

const WORRIES: Readonly<Record<string, string>> = {
  mars: "It doesn't make you fight with anyone; it's read as anger that comes late, so say the small annoyance on the same day and move your body first.",
  mercury:
    "It breaks nothing by itself; it's read as going over words twice: reread before you send.",
  venus:
    "It ends nothing by itself; it's read as looking again at what and whom you like, so give a big decision a few weeks.",
};
const ANY_WORRY =
  "It's read as going over that subject a second time, calmly: nothing has to happen by a date.";

const moverIn = (text: string): Turning | undefined =>
  PLANET_IDS.find((id): id is Turning => id === MOVER.exec(text)?.groups?.['planet']);

/** "mars retrograde in virgo then leo, its on my natal mars. am i gonna fight with everyone" */
export const retrogradeOnPoint: WholeLookUp = {
  family: 'retrograde-other',
  isAsked: ({ text }) => moverIn(text) !== undefined && TARGET.test(text),
  tell: (context, { text }) => {
    const { chart, now, sky } = context;
    const mover = moverIn(text);
    const word = TARGET.exec(text)?.groups?.['point'];
    if (mover === undefined || chart === null) return null;
    const point =
      word === 'rising' || word === 'ascendant'
        ? 'ascendant'
        : word === 'mc' || word === 'midheaven'
          ? 'midheaven'
          : PLANET_IDS.find((id) => id === word);
    const degree = point === undefined ? null : longitudeOf(chart, point);
    const sign = point === undefined ? null : signOfPoint(chart, point);
    const stations = stationsOf(mover, context);
    const end = stations.find(({ at, turns }) => turns === 'direct' && at > now);
    const start = stations.findLast(
      ({ at, turns }) => turns === 'retrograde' && at < (end?.at ?? now),
    );
    if (point === undefined || degree === null || sign === null) return null;
    if (end === undefined || start === undefined) return null;
    let nearest = 360;
    for (let at = start.at; at <= end.at; at += STEP_DAYS * DAY_MS) {
      nearest = Math.min(nearest, separationDeg(sky.positionOf(mover, at).longitudeDeg, degree));
    }
    const name = nameOfPoint(point);
    const way = `${BODIES[mover].name} goes back from ${degreeWords(start.longitudeDeg)} to ${degreeWords(end.longitudeDeg)}, ${dateWordsAt(start.at, context)} to ${dateWordsAt(end.at, context)}`;
    const verdict =
      nearest <= ORB_DEG
        ? `Yes, it does come over your ${name}: that's at ${degreeWords(degree)}, and ${way}.`
        : `By the birth I have, it doesn't touch your ${name}: that's in ${SIGNS[sign].name} (${degreeWords(degree)}), and ${bodyInText(mover)} goes back through ${[...new Set([signName(signAt(start.longitudeDeg)), signName(signAt(end.longitudeDeg))])].join(' and ')}, ${dateWordsAt(start.at, context)} to ${dateWordsAt(end.at, context)}.`;
    return told(
      `${verdict} ${WORRIES[mover] ?? ANY_WORRY}`,
      natalFact(chart, point),
      stationNote(start, context),
      stationNote(end, context),
    );
  },
};
