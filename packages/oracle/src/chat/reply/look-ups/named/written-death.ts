import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const RELATIVE =
  /\b(?:mum|mom|mam|mother|dad|father|parents?|brother|sister|son|daughter|baby|husband|wife|nan|gran\w*|friend)\b/u;
const DEATH = /\b(?:died|dies|passed(?: away)?|death|killed|lost (?:my|him|her|them))\b/u;
const WRITTEN =
  /\b(?:written|meant to (?:be|happen)|(?:was|is|were) (?:it|that|this) (?:there|in (?:the|my) (?:chart|stars))|predict\w*|show(?:s|ed|n)? (?:it|that)|does (?:it|that|this) mean)\b/u;
const CHART =
  /\b(?:charts?|house|pluto|saturn|mars|uranus|neptune|moon|stars|astrolog\w*|in my (?:1[0-2]|[1-9])(?:st|nd|rd|th))\b/u;
const THEM = { he: 'him', she: 'her', they: 'them' } as const;

/** "pluto in my 4th and my mum died when i was 9. was it written there" */
export const writtenDeath: WholeLookUp = {
  family: 'grief-old',
  isAsked: ({ text }) =>
    RELATIVE.test(text) && DEATH.test(text) && WRITTEN.test(text) && CHART.test(text),
  tell: (_context, { entities: { who } }) => {
    const lost = who === undefined || who.relation === null ? 'your loss' : who.words;
    return told(
      `No, it wasn't written anywhere. No planet and no house shows a death, and people with the same placement grew up with everyone at the table. I'm so sorry about ${lost}. A placement like that is read afterward, when somebody looks for a reason, and there was none in the sky. If you like, tell me about ${THEM[who?.they ?? 'they']}.`,
    );
  },
};
