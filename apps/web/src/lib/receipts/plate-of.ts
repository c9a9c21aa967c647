import { phaseOf } from '@palm/astrology/phase-of';
import { degreeInSign, signAt } from '@palm/astrology/sign-at';
import {
  ASPECTS,
  MOON_PHASES,
  type PlanetId,
  SIGNS,
  type SignId,
} from '@palm/astrology/vocabulary';
import type { Receipt } from '@palm/contract/oracle';
import { ReceiptFact } from '@palm/contract/receipt-fact';
import type { FactMark, WheelAspect } from '../../ui/reading/fact-view.ts';
import type { Plate } from '../../ui/plates/plate.ts';
import { degreeWords, ordinal } from '../format/degree-words.ts';
import { copy } from './copy.ts';
import { pointName, signIndex, signIndexAt } from './fact-rows.ts';
import type { CitingPart } from './notes-of.ts';
import { pathPlateOf } from './path-plate-of.ts';
import { whenWords } from './plate-dates.ts';

type FactOf<Kind extends ReceiptFact['kind']> = Extract<ReceiptFact, { kind: Kind }>;

interface Cited {
  readonly parts: readonly CitingPart[];
  readonly receipts: readonly Receipt[];
}

/** The drawing of what a reading is about: the first fact its text rests on. Null where none can be drawn. */
export function plateOfReading({ parts, receipts }: Cited, timeZone?: string): Plate | null {
  const cites = parts.filter(({ isAside }) => !isAside).flatMap((part) => part.cites);
  for (const id of cites) {
    const { success, data } = ReceiptFact.safeParse(receipts.find((one) => one.id === id));
    if (success) return plateOf(data, timeZone);
  }
  return null;
}

/** A fact as a drawing. Times are in the user's time zone, or in `timeZone`. */
export function plateOf(fact: ReceiptFact, timeZone?: string): Plate {
  if ('moon' in fact && fact.moon !== undefined) return moonPlate(fact.moon);
  switch (fact.kind) {
    case 'transit':
    case 'dated-transit':
      return fact.path === undefined
        ? transitPlate(fact, timeZone)
        : pathPlateOf(fact, fact.path, timeZone);
    case 'phase':
      return moonPlate(fact);
    case 'lunation':
      return lunationPlate(fact, timeZone);
    case 'house':
    case 'solar-house':
      return housePlate(fact, timeZone);
    case 'pair':
      return pairPlate(fact);
    case 'natal':
      return natalPlate(fact);
    case 'sky':
    case 'ruler':
      return ring(copy.stands(named(fact.body), placeWords(fact.longitudeDeg)), [markOf(fact)]);
    case 'station': {
      const turns = fact.turns === 'direct' ? copy.turnsAhead : copy.turnsBack;
      return ring(turns(named(fact.body), placeWords(fact.longitudeDeg)), [markOf(fact)]);
    }
    case 'ingress':
      return ring(
        copy.enters(named(fact.body), SIGNS[fact.sign].name),
        [{ body: fact.body, atDeg: null }],
        { signs: [signIndex(fact.sign)] },
      );
    case 'sign':
      return ring(copy.ofSign(SIGNS[fact.sign].name, pointName(SIGNS[fact.sign].ruler)), [], {
        signs: [signIndex(fact.sign)],
      });
    case 'sky-aspect':
      return ring(
        copy.between(named(fact.a), ASPECTS[fact.aspect].name, named(fact.b)),
        [
          { body: fact.a, atDeg: fact.aLongitudeDeg },
          { body: fact.b, atDeg: fact.bLongitudeDeg },
        ],
        { aspect: fact.aspect },
      );
    case 'cross':
      return ring(
        copy.between(
          copy.your(pointName(fact.of)),
          ASPECTS[fact.aspect].name,
          copy.their(pointName(fact.to)),
        ),
        [
          { body: fact.of, atDeg: fact.ofLongitudeDeg },
          { body: fact.to, atDeg: fact.toLongitudeDeg },
        ],
        { aspect: fact.aspect },
      );
  }
}

/** The Sun and the Moon have an article, the planets have names. */
const named = (body: PlanetId): string =>
  body === 'sun' || body === 'moon' ? copy.withArticle(pointName(body)) : pointName(body);

const placeWords = (longitudeDeg: number): string =>
  `${degreeWords(degreeInSign(longitudeDeg))} ${SIGNS[signAt(longitudeDeg)].name}`;

const markOf = ({ body, longitudeDeg }: { body: PlanetId; longitudeDeg: number }): FactMark => ({
  body,
  atDeg: longitudeDeg,
});

function ring(
  caption: string,
  marks: readonly FactMark[],
  {
    aspect = null,
    signs = marks.flatMap(({ atDeg }) => (atDeg === null ? [] : [signIndexAt(atDeg)])),
  }: { aspect?: WheelAspect | null; signs?: readonly number[] } = {},
): Plate {
  const label = copy.ringLabel(caption);
  return { kind: 'ring', marks, aspect, signs: [...new Set(signs)], caption, label };
}

/** Days from one new Moon to the next, in the mean. */
const LUNATION_DAYS = 29.53;

function moonPlate({
  angleDeg,
  illuminatedFraction,
}: {
  angleDeg: number;
  illuminatedFraction: number;
}): Plate {
  const phase = MOON_PHASES[phaseOf(angleDeg)].name;
  const lit = Math.round(illuminatedFraction * 100);
  const days = Math.round((angleDeg / 360) * LUNATION_DAYS);
  return {
    kind: 'moon',
    angleDeg,
    caption: copy.moon(phase, lit, days),
    label: copy.moonLabel(phase, lit),
  };
}

function lunationPlate(
  { phase, at, longitudeDeg }: FactOf<'lunation'>,
  zone: string | undefined,
): Plate {
  const instant = Date.parse(at);
  const name = phase === 'new' ? copy.newMoon : copy.fullMoon;
  const when = whenWords(instant, { now: instant, zone, isSure: true });
  return {
    kind: 'moon',
    angleDeg: phase === 'new' ? 0 : 180,
    caption: copy.lunation(name, when, placeWords(longitudeDeg)),
    label: copy.moonLabel(name, phase === 'new' ? 0 : 100),
  };
}

function housePlate(fact: FactOf<'house' | 'solar-house'>, zone: string | undefined): Plate {
  const endAt = fact.timing?.endAt;
  const now = Date.parse(fact.at);
  const until = endAt ? copy.until(whenWords(Date.parse(endAt), { now, zone, isSure: true })) : '';
  const house = ordinal(fact.house);
  const body = named(fact.body);
  if (fact.kind === 'house') {
    return {
      kind: 'house',
      body: fact.body,
      house: fact.house,
      firstSign: null,
      caption: copy.inHouse(body, house, until),
      label: copy.houseLabel(house),
    };
  }
  const first = SIGNS[fact.ofSign].name;
  return {
    kind: 'house',
    body: fact.body,
    house: fact.house,
    firstSign: signIndex(fact.ofSign),
    caption: copy.inSign(body, house, first, until),
    label: copy.signLabel(house, first),
  };
}

const signWords = (sign: SignId): string =>
  `${SIGNS[sign].name}, ${SIGNS[sign].modality} ${SIGNS[sign].element}`;

function pairPlate({ sign, partnerSign }: FactOf<'pair'>): Plate {
  return {
    kind: 'pair',
    signs: [signIndex(sign), signIndex(partnerSign)],
    caption: copy.pair(signWords(sign), signWords(partnerSign)),
    label: copy.pairLabel(SIGNS[sign].name, SIGNS[partnerSign].name),
  };
}

function natalPlate(fact: FactOf<'natal'>): Plate {
  const { point, sign, otherSign, longitudeDeg, house } = fact;
  const signs = [sign, ...(otherSign === null ? [] : [otherSign])];
  const name = pointName(point);
  const caption =
    longitudeDeg === null
      ? copy.natalIn(name, signs.map((id) => SIGNS[id].name).join(copy.or))
      : copy.natalAt(
          name,
          placeWords(longitudeDeg),
          house === null ? '' : copy.ofHouse(ordinal(house)),
        );
  return ring(caption, [{ body: point, atDeg: longitudeDeg }], { signs: signs.map(signIndex) });
}

function transitPlate(fact: FactOf<'transit' | 'dated-transit'>, zone: string | undefined): Plate {
  const { body, bodyLongitudeDeg, point, pointLongitudeDeg, aspect } = fact;
  const now = Date.parse(fact.at);
  const exact = fact.timing?.exactAt.map((iso) => Date.parse(iso)) ?? [];
  const nearest = exact.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0];
  const isSure = fact.pointUncertaintyDeg === 0;
  const when =
    nearest === undefined || !isSure ? '' : copy.exactOn(whenWords(nearest, { now, zone, isSure }));
  return ring(
    `${copy.toYour(named(body), ASPECTS[aspect].name, pointName(point))}${when}.`,
    [
      { body, atDeg: bodyLongitudeDeg },
      { body: point, atDeg: pointLongitudeDeg },
    ],
    { aspect },
  );
}
