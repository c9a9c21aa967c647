import { told } from '../look-up.ts';
import type { WholeLookUp } from './whole-look-up.ts';

const MOVES =
  /\b(?:move|moved|moving|relocat\w*|live|living|travel\w*|emigrat\w*|immigrat\w*|abroad|another (?:country|city|continent)|other side of the world|hemisphere)\b/u;
const OWN_CHART = /\b(?:chart|birth chart|rising|ascendant|houses|signs?|horoscope|placements)\b/u;

/** "if i move from glasgow to perth does my chart change" */
const movedAway: WholeLookUp = {
  family: 'birth-time-fix',
  isAsked: ({ text }) =>
    MOVES.test(text) &&
    OWN_CHART.test(text) &&
    /\b(?:change[sd]?|changing|different|same|affect|matter|shift\w*|update|new chart|still|which place)\b/u.test(
      text,
    ) &&
    !/\b(?:should i move|good (?:day|time|month)|best (?:day|city|place)|moving through|his|her|their|he|she|planets? mov\w+|sign change|subscription|email|account|daily|city where|where should)\b/u.test(
      text,
    ),
  tell: () =>
    told(
      "No: your birth chart is the sky of that minute at the place you were born, and it stays, wherever you live. There's a custom of drawing it anew for the new city, a relocation chart: the planets keep their signs, only the rising sign and the houses shift. I don't draw that one, so leave your place of birth as it is. What does change by itself are the hours of your daily page.",
    ),
};

const BORN = /\bborn\b|\bbirth\b/u;
const ODD_CLOCK =
  /\b(?:clocks?|decree time|war ?time|double summer|daylight sav\w*|dst|summer ?time|time ?zones?|soviet|ussr|ddr|hour (?:ahead|back|off|wrong))\b/u;

/** "born in soviet uzbekistan, clocks were odd then", "the clock in the ward was wrong" */
const oddClock: WholeLookUp = {
  family: 'birth-time-fix',
  isAsked: ({ text }) =>
    BORN.test(text) &&
    ODD_CLOCK.test(text) &&
    /\b(?:change|changes|matter|affect|wrong|odd|weird|different|off|count\w*|correct|sign|ascendant|rising|chart|use|enter|right|slow|fast)\b/u.test(
      text,
    ) &&
    !/\b(?:daily|email|today|o'?clock|body clock|which (?:time ?zone|clock) do you|11:11)\b/u.test(
      text,
    ),
  tell: (_context, { text }) => {
    const isWrongClock =
      /\bclock\b.{0,20}\b(?:was|is|ran|were)\b.{0,14}\b(?:wrong|slow|fast|broken|off|late|ahead|behind|stopped)\b|\bwrong clock\b/u.test(
        text,
      );
    const isNearMidnight =
      /\b(?:11[:.]?[3-5]\d ?pm|23[:.][3-5]\d|12[:.]?[0-3]\d ?am|0?0[:.][0-3]\d|midnight)\b/u.test(
        text,
      );
    const day = isNearMidnight
      ? ' So close to midnight it could also be the next calendar day; the Moon hardly notices, and the date on the certificate is the one to use.'
      : '';
    return told(
      isWrongClock
        ? `Hardly your Sun sign: that changes only if the Sun itself changed signs on that very day. What a wrong clock moves is the rising sign, about one degree for every four minutes, so it takes roughly half an hour or more before another one becomes likely. Ask how far the clock was off and try both times.${day}`
        : `It can change the rising sign, and hardly anything else: one hour of clock moves it by about half a sign, while Sun, Moon and planets stay nearly where they were. I look up which clock that place really kept in that year, odd decrees and summer times included, so enter the time exactly as it was written down there.${day}`,
    );
  },
};

const TWO_DAYS =
  /\b(?:11[:.]?[3-5]\d(?: ?pm)?|23[:.][3-5]\d|(?:just )?before midnight)\b.{0,20}\b(?:or|and|vs|not|to)\b.{0,20}\b(?:12[:.]?[0-3]\d(?: ?am)?|0?0[:.][0-3]\d|(?:just )?after(?: midnight)?)\b/u;

/** "born in an ambulance at 23:58 or 00:03, depends who you ask. which chart" */
const aroundMidnight: WholeLookUp = {
  family: 'birth-time-fix',
  isAsked: ({ text }) => BORN.test(text) && TWO_DAYS.test(text),
  tell: () =>
    told(
      "Take the one on the birth certificate; if it says neither, the crew's log will have the minute. For the chart the five minutes hardly count: the rising sign moves about a degree, the Moon not even a tenth of one, and the Sun stays put unless it changed signs that night. So only the birthday differs, and that's the one with the cake: let them choose it.",
    ),
};

const ON_THE_WAY =
  /\bborn (?:on|in|aboard|over|during) (?:a |an |the )?(?:plane|airplane|flight|ship|boat|ferry|train|taxi|cab|car|ambulance|ocean|sea|atlantic|air|bus|elevator|lift|road|highway)\b/u;

/** "if i was born on a plane which place do i use" */
const bornOnTheWay: WholeLookUp = {
  family: 'birth-time-fix',
  isAsked: ({ text }) =>
    ON_THE_WAY.test(text) &&
    /\b(?:place|chart|where|sign|city|use|put|enter|rising|count\w*)\b/u.test(text),
  tell: () =>
    told(
      'The place you were over or passing at that minute, or the nearest town to it: the rising sign is worked out for that horizon. Fifty miles one way or the other change it by less than a degree. The time has to be by the clock of that same town, so watch the time zone; that matters far more than the exact spot.',
    ),
};

export const BIRTH_PLACES: readonly WholeLookUp[] = [
  movedAway,
  aroundMidnight,
  oddClock,
  bornOnTheWay,
];
