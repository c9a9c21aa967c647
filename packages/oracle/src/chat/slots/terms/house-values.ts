import { signAt } from '@palm/astrology/sign-at';
import { PLANET_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../facts/in-text.ts';
import { ordinal } from '../../../facts/fact-words.ts';
import { cuspsOf } from '../../../facts/houses-used.ts';
import { houseOfBody } from '../birth/points.ts';
import { listWords } from '../calendar/date-words.ts';
import { fill, note, type SlotGroup } from '../slot.ts';
import { ofHour, signNameAt } from './of-hour.ts';

const intercepted = ofHour((chart) => {
  const withCusp = new Set(cuspsOf(chart).map((deg) => signAt(deg)));
  const inside = SIGN_IDS.filter((sign) => !withCusp.has(sign)).map((sign) => SIGNS[sign].name);
  return fill(
    inside.length === 0
      ? 'No sign is intercepted in your chart, by Placidus.'
      : `In your chart ${listWords(inside)} are intercepted, by Placidus.`,
    note('intercepted', `Intercepted signs: ${inside.length === 0 ? 'none' : listWords(inside)}`),
  );
});

const hemispheres = ofHour((chart) => {
  const above = PLANET_IDS.filter((planet) => (houseOfBody(chart, planet) ?? 1) >= 7).length;
  const east = PLANET_IDS.filter((planet) => {
    const house = houseOfBody(chart, planet) ?? 1;
    return house <= 3 || house >= 10;
  }).length;
  const words = `${above} of your ten planets above the horizon and ${10 - above} below, ${east} in the east and ${10 - east} in the west`;
  return fill(`You have ${words}.`, note('hemispheres', words));
});

const emptyHouses = ofHour((chart) => {
  const empty = Array.from({ length: 12 }, (_, at) => at + 1).filter((house) =>
    PLANET_IDS.every((planet) => houseOfBody(chart, planet) !== house),
  );
  const names = listWords(empty.map((house) => ordinal(house)));
  return fill(
    `Your empty houses are the ${names}.`,
    note('empty-houses', `Houses without a planet: ${names}`),
  );
});

/** Of the house that was named. */
const houseRuler = ofHour((chart, { entities: { house } }) => {
  if (house === undefined) return null;
  const sign = signAt(cuspsOf(chart)[house - 1] ?? 0);
  const { ruler } = SIGNS[sign];
  const stands = signNameAt(chart.positions[ruler].longitudeDeg);
  return fill(
    `Your ${ordinal(house)} house begins in ${SIGNS[sign].name}, so its ruler is ${bodyInText(ruler)}, which stands in ${stands}.`,
    note(`ruler-${house}`, `${ordinal(house)} house begins in ${SIGNS[sign].name}`),
  );
});

export const houseValues = {
  'house ruler': houseRuler,
  'intercepted sign': intercepted,
  hemisphere: hemispheres,
  'empty house': emptyHouses,
} as const satisfies SlotGroup;
