import { capitalised } from '../../../../text/capitalised.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { nameOfPoint } from '../../../slots/birth/points.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { told } from '../look-up.ts';
import { type Matter, matterIn, tellMatter } from '../whole/chart-areas.ts';
import type { Whole, WholeLookUp } from '../whole/whole-look-up.ts';

const RULES =
  '(?:rules?|shows?|represents?|governs?|controls?|stands? for|tells?|means?|explains?|decides?|handles?|describes?|covers?|influences?|affects?|(?:causes?|brings?|makes?)(?: an?| the)? (?:delays?|problems?|obstacles?|trouble)(?: (?:in|with|for|of))?|delays?|blocks?)';
const ASKED = new RegExp(
  String.raw`\b(?:which|what)(?: is the)? (?:planets?|parts?|placements?|points?)(?: (?:in|of|on) (?:my|the|a) (?:birth |natal )?chart)?(?: (?:do|should|can) i (?:look|check)(?: at)?)? (?:is about|are about|is for|are for|for|is behind|is the one (?:for|about)|has to do with|is linked to|is connected (?:to|with)|is responsible for|about|is in charge of|${RULES})\b(?<subject>.*)`,
  'u',
);
const OTHER =
  /\b(?:his|her|their|retrograde|today|tonight|now|right now|this (?:week|month|year)|next|transit\w*|moving)\b/u;

const matterAsked = (text: string): Matter | undefined => {
  const subject = ASKED.exec(text)?.groups?.['subject'];
  return subject === undefined ? undefined : matterIn(subject);
};

const isAngle = (point: string): boolean => point === 'midheaven' || point === 'ascendant';

/** "Saturn, with the Midheaven and the tenth house" */
function readFrom({ points, house }: Matter): string {
  const planets = points.filter((point) => !isAngle(point)).map(nameOfPoint);
  const angles = points.filter(isAngle).map((point) => `the ${nameOfPoint(point)}`);
  return `${listWords(planets)}, with ${listWords([...angles, `the ${ordinal(house)} house`])}`;
}

const DELAYS = /\b(?:delay\w*|obstacles?|problems?|trouble|blocks?)\b/u;
const ON_DELAYS =
  'Delays are read from Saturn by custom, and no planet holds anything up: it stands for taking time over it.';

/** "what planet is about career", "which planet in my chart shows how i handle money" */
export const planetOfArea: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }: Whole) => matterAsked(text) !== undefined && !OTHER.test(text),
  tell: ({ chart }, { text }) => {
    const matter = matterAsked(text);
    if (matter === undefined) return null;
    const late = DELAYS.test(text) ? `${ON_DELAYS} ` : '';
    const opening = `${late}By tradition ${matter.name} is read from ${readFrom(matter)}.`;
    return chart === null
      ? told(`${opening} With your birth date I can tell you where yours stand.`)
      : tellMatter(matter, chart, capitalised(opening));
  },
};
