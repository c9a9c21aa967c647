import {
  CALMED_BY_MOON,
  FIGHTING_BY_MARS,
  LOVING_BY_VENUS,
} from '../../../../../content/chat/own/ways-of-love.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { placedWords } from '../whole/chart-words.ts';
import { capitalised } from '../../../../text/capitalised.ts';

const ASKED =
  /\b(?:venus|mars)\b.*\b(?:my love life|(?:the )?(?:men|women|people|guys|girls|partners) i (?:choose|pick|date|like|fall for|attract))\b|\bway i love\b|\bhow (?:do )?i love\b|\bmy (?:love|loving) style\b|\bmy style (?:of|in) love\b|\bwhat am i like in (?:love|a relationship|relationships)\b|\bhow am i in (?:love|relationships)\b/u;

/** "what does my chart say about the way i love": Venus, then Mars in a quarrel, then the Moon. */
export const wayOfLove: WholeLookUp = {
  family: 'tell-me-about-me',
  isAsked: ({ text }) =>
    ASKED.test(text) && !/\bhow i love (?:it|him|her|them|this|that|when)\b/u.test(text),
  tell: ({ chart }) => {
    const venus = signOfPoint(chart, 'venus');
    if (chart === null || venus === null) return null;
    const mars = signOfPoint(chart, 'mars');
    const moon = signOfPoint(chart, 'moon');
    const lines = [
      LOVING_BY_VENUS[venus],
      mars === null
        ? ''
        : `${capitalised(placedWords('mars', mars))} is read for quarrels: when you're angry, ${FIGHTING_BY_MARS[mars]}.`,
      moon === null
        ? ''
        : `What calms you afterward, by ${placedWords('moon', moon)}, is ${CALMED_BY_MOON[moon]}.`,
      'Keep what you recognize.',
    ];
    return told(
      lines.filter((line) => line !== '').join(' '),
      natalFact(chart, 'venus'),
      ...(mars === null ? [] : [natalFact(chart, 'mars')]),
      ...(moon === null ? [] : [natalFact(chart, 'moon')]),
    );
  },
};
