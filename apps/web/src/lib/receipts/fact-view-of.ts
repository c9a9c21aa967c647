import { signStartDeg } from '@palm/astrology/sign-at';
import { MOON_PHASES, SIGNS } from '@palm/astrology/vocabulary';
import type { ReceiptFact } from '@palm/contract/receipt-fact';
import type {
  FactMark,
  FactPicture,
  FactRow,
  FactView,
  WheelAspect,
} from '../../ui/reading/fact-view.ts';
import { ordinal } from '../format/degree-words.ts';
import { copy } from './copy.ts';
import { aspectRows, placeRow, pointName, signIndex, signIndexAt, signRow } from './fact-rows.ts';
import { timeWords, timingRows } from './fact-times.ts';

type FactOf<Kind extends ReceiptFact['kind']> = Extract<ReceiptFact, { kind: Kind }>;
/** A planet of the day's sky at its degree. */
type PlacedFact = FactOf<'sky' | 'house' | 'solar-house' | 'ruler'>;

/** A fact as a table and a picture. Times are in the user's time zone, or in `timeZone`. */
export function factViewOf(fact: ReceiptFact, timeZone?: string): FactView {
  switch (fact.kind) {
    case 'natal':
      return natalView(fact);
    case 'sky':
      return placedView(fact, [seenRow(fact.at, timeZone)]);
    case 'house':
      return placedView(fact, [
        {
          term: copy.terms.fallsIn,
          value: (fact.of === 'partner' ? copy.theirHouse : copy.yourHouse)(ordinal(fact.house)),
        },
        ...timingRows(fact, timeZone),
      ]);
    case 'solar-house':
      return placedView(fact, [
        {
          term: copy.terms.counted,
          value: copy.signFrom(ordinal(fact.house), SIGNS[fact.ofSign].name),
          sign: signIndex(fact.ofSign),
        },
        ...timingRows(fact, timeZone),
      ]);
    case 'ruler':
      return placedView(fact, [signRow(copy.terms.rules, fact.ofSign), seenRow(fact.at, timeZone)]);
    case 'phase':
      return phaseView(fact, timeZone);
    case 'transit':
    case 'dated-transit':
      return transitView(fact, timeZone);
    case 'sky-aspect':
      return skyAspectView(fact, timeZone);
    case 'cross':
      return crossView(fact);
    case 'ingress':
    case 'station':
      return eventView(fact, timeZone);
    case 'lunation':
      return lunationView(fact, timeZone);
    case 'sign':
      return {
        rows: [
          signRow(fact.of === 'reader' ? copy.terms.yourSign : copy.terms.theirSign, fact.sign),
          {
            term: copy.terms.ruler,
            value: pointName(SIGNS[fact.sign].ruler),
            body: SIGNS[fact.sign].ruler,
          },
        ],
        picture: wheel([], { signs: [signIndex(fact.sign)] }),
      };
    case 'pair':
      return {
        rows: [
          signRow(copy.terms.yourSign, fact.sign),
          signRow(copy.terms.theirSign, fact.partnerSign),
        ],
        picture: wheel([], { signs: [signIndex(fact.sign), signIndex(fact.partnerSign)] }),
      };
  }
}

/** The signs in which the marks stand are concerned, unless others are named. */
const wheel = (
  marks: readonly FactMark[],
  {
    aspect = null,
    signs = marks.flatMap(({ atDeg }) => (atDeg === null ? [] : [signIndexAt(atDeg)])),
  }: { aspect?: WheelAspect | null; signs?: readonly number[] } = {},
): FactPicture => ({ kind: 'wheel', marks, aspect, signs: [...new Set(signs)] });

const seenRow = (at: string, timeZone: string | undefined): FactRow => ({
  term: copy.terms.computedFor,
  value: timeWords(at, timeZone),
});

function natalView(fact: FactOf<'natal'>): FactView {
  const { point, sign, otherSign, longitudeDeg, house, isRetrograde } = fact;
  const term = copy.your(pointName(point));
  const signs = [sign, ...(otherSign === null ? [] : [otherSign])];
  const place =
    longitudeDeg === null
      ? { term, body: point, value: signs.map((id) => SIGNS[id].name).join(copy.or) }
      : placeRow(term, { body: point, longitudeDeg, isRetrograde });
  return {
    rows: [place, ...(house === null ? [] : [{ term: copy.terms.house, value: ordinal(house) }])],
    picture: wheel([{ body: point, atDeg: longitudeDeg }], { signs: signs.map(signIndex) }),
  };
}

function placedView(fact: PlacedFact, further: readonly FactRow[]): FactView {
  const { body, longitudeDeg } = fact;
  return {
    rows: [placeRow(pointName(body), fact), ...further],
    picture: wheel([{ body, atDeg: longitudeDeg }]),
  };
}

function phaseView(fact: FactOf<'phase'>, timeZone: string | undefined): FactView {
  const { phase, angleDeg, illuminatedFraction, at } = fact;
  return {
    rows: [
      { term: copy.terms.moon, value: MOON_PHASES[phase].name, body: 'moon' },
      { term: copy.terms.lit, value: copy.percent(Math.round(illuminatedFraction * 100)) },
      { term: copy.terms.aheadOfSun, value: `${Math.round(angleDeg)}°` },
      seenRow(at, timeZone),
    ],
    picture: { kind: 'moon', litFraction: illuminatedFraction, isWaxing: angleDeg < 180 },
  };
}

function transitView(
  fact: FactOf<'transit' | 'dated-transit'>,
  timeZone: string | undefined,
): FactView {
  const { body, bodyLongitudeDeg, point, pointLongitudeDeg, pointUncertaintyDeg } = fact;
  const natal = {
    body: point,
    longitudeDeg: pointLongitudeDeg,
    uncertaintyDeg: pointUncertaintyDeg,
  };
  return {
    rows: [
      placeRow(
        fact.kind === 'transit'
          ? copy.bodyToday(pointName(body))
          : copy.bodyOn(pointName(body), fact.weekday),
        {
          body,
          longitudeDeg: bodyLongitudeDeg,
        },
      ),
      placeRow(copy.your(pointName(point)), natal),
      ...(fact.kind === 'transit'
        ? aspectRows(fact.aspect, fact.orbDeg, fact.isApplying)
        : [{ term: copy.terms.aspect, value: fact.aspect, aspect: fact.aspect }]),
      ...timingRows(fact, timeZone),
    ],
    picture: wheel(
      [
        { body, atDeg: bodyLongitudeDeg },
        { body: point, atDeg: pointLongitudeDeg },
      ],
      { aspect: fact.aspect },
    ),
  };
}

function skyAspectView(fact: FactOf<'sky-aspect'>, timeZone: string | undefined): FactView {
  const { a, aLongitudeDeg, b, bLongitudeDeg, aspect, orbDeg, isApplying, at } = fact;
  return {
    rows: [
      placeRow(pointName(a), { body: a, longitudeDeg: aLongitudeDeg }),
      placeRow(pointName(b), { body: b, longitudeDeg: bLongitudeDeg }),
      ...aspectRows(aspect, orbDeg, isApplying),
      seenRow(at, timeZone),
    ],
    picture: wheel(
      [
        { body: a, atDeg: aLongitudeDeg },
        { body: b, atDeg: bLongitudeDeg },
      ],
      { aspect },
    ),
  };
}

function crossView(fact: FactOf<'cross'>): FactView {
  const { of, ofLongitudeDeg, to, toLongitudeDeg, aspect, orbDeg } = fact;
  const yours = {
    body: of,
    longitudeDeg: ofLongitudeDeg,
    uncertaintyDeg: fact.ofUncertaintyDeg,
  };
  const theirs = {
    body: to,
    longitudeDeg: toLongitudeDeg,
    uncertaintyDeg: fact.toUncertaintyDeg,
  };
  return {
    rows: [
      placeRow(copy.your(pointName(of)), yours),
      placeRow(copy.terms.their(pointName(to)), theirs),
      ...aspectRows(aspect, orbDeg),
    ],
    picture: wheel(
      [
        { body: of, atDeg: ofLongitudeDeg },
        { body: to, atDeg: toLongitudeDeg },
      ],
      { aspect },
    ),
  };
}

function eventView(fact: FactOf<'ingress' | 'station'>, timeZone: string | undefined): FactView {
  const name = pointName(fact.body);
  const when = { term: copy.terms.exact, value: timeWords(fact.at, timeZone) };
  if (fact.kind === 'station') {
    return {
      rows: [
        placeRow(name, fact),
        { term: copy.terms.turns, value: fact.turns === 'direct' ? copy.forwards : copy.backwards },
        when,
        ...endRow(fact.timing?.endAt, timeZone),
      ],
      picture: wheel([{ body: fact.body, atDeg: fact.longitudeDeg }]),
    };
  }
  const sign = signIndex(fact.sign);
  return {
    rows: [
      { term: name, body: fact.body, value: copy.entersSign(SIGNS[fact.sign].name), sign },
      when,
    ],
    picture: wheel([{ body: fact.body, atDeg: signStartDeg(fact.sign) }], { signs: [sign] }),
  };
}

const endRow = (endAt: string | null | undefined, timeZone: string | undefined): FactRow[] =>
  endAt ? [{ term: copy.terms.until, value: timeWords(endAt, timeZone) }] : [];

function lunationView(fact: FactOf<'lunation'>, timeZone: string | undefined): FactView {
  const { phase, longitudeDeg, at } = fact;
  return {
    rows: [
      placeRow(phase === 'new' ? copy.newMoon : copy.fullMoon, { body: 'moon', longitudeDeg }),
      { term: copy.terms.exact, value: timeWords(at, timeZone) },
    ],
    picture: { kind: 'moon', litFraction: phase === 'new' ? 0 : 1, isWaxing: true },
  };
}
