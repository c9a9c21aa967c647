import type { NatalChart } from '@palm/astrology/chart';
import { BODIES, PLANET_IDS, type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import { PLANETS_IN_HOUSES } from '../../../../../content/chat/named/planets-in-houses.ts';
import {
  AREA_NAMES,
  POINT_IN_AREA,
  SIGN_IN_AREA,
} from '../../../../../content/chat/placement-areas.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { PERSONAL_PLANETS } from '../../../../book/vocabulary.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { houseOfBody, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { areaIn } from '../placements/placement-area.ts';
import { SIGN_WORD } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const PLANET = PLANET_IDS.join('|');
const ASKED = new RegExp(
  String.raw`\b(?:what|how|whats) (?:does|do|is|can|could|would) (?:the (?:planet )?)?(?<planet>${PLANET})(?: even| actually| really)? (?:do|does|mean|affect|affects|influence|bring|say|show|rule|work|impact|has to do)\b(?<about>.*)|\bwhat has (?<other>${PLANET}) (?:got )?to do with\b(?<rest>.*)`,
  'u',
);
const OTHER = new RegExp(
  String.raw`\b(?:${SIGN_WORD}|house|retrograde|now|today|tomorrow|tonight|week|month|year|return|transit\w*|aspects?|square|trine|conjunct\w*|opposite|his|her|their|new|full|sign)\b`,
  'u',
);

function askedIn(text: string) {
  const { planet, about, other, rest } = ASKED.exec(text)?.groups ?? {};
  const id = PLANET_IDS.find((one) => one === (planet ?? other));
  const area = areaIn(about ?? rest ?? '');
  return id === undefined || area === null ? null : { planet: id, area };
}

/** Where the planet stands in the own chart: the sign of a slow one is shared by a generation. */
function ownLine(planet: PlanetId, area: ReturnType<typeof areaIn>, chart: NatalChart): string {
  const sign = signOfPoint(chart, planet);
  const house = houseOfBody(chart, planet);
  const isPersonal = PERSONAL_PLANETS.some((one) => one === planet);
  const inSign = sign === null ? '' : ` Yours is in ${SIGNS[sign].name}`;
  const style = isPersonal && sign !== null && area !== null ? ` ${SIGN_IN_AREA[sign][area]}` : '';
  const lines = house === null ? undefined : PLANETS_IN_HOUSES[planet][house - 1];
  if (house === null || lines === undefined) return inSign === '' ? '' : `${inSign}.${style}`;
  const [gift, hard] = lines;
  return `${inSign}${inSign === '' ? ' Yours is in' : ', in'} the ${ordinal(house)} house, the part of life about ${HOUSE_MATTER_WORDS[house] ?? ''}: there you ${gift}, and ${hard}.${style}`;
}

/** "what does uranus do to relationships": what the planet is read for there, then the own one. */
export const planetOnArea: WholeLookUp = {
  family: 'placement',
  isAsked: ({ text }) => askedIn(text) !== null && !OTHER.test(text),
  tell: ({ chart }, { text }) => {
    const asked = askedIn(text);
    if (asked === null) return null;
    const { planet, area } = asked;
    const opening = `For ${AREA_NAMES[area]}, ${bodyInText(planet)} is read for ${POINT_IN_AREA[planet][area]}.`;
    if (chart === null) {
      return told(`${opening} With your birth date I can tell you where yours stands.`);
    }
    return told(
      capitalised(
        `${opening}${ownLine(planet, area, chart)} It's a style; ${BODIES[planet].name} decides nothing for you.`,
      ),
      natalFact(chart, planet),
    );
  },
};
