import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const SAME_BIRTH =
  /\b(?:born|birthdays?|birth)\b.{0,40}\bsame (?:exact )?(?:day|date|time|minute|hour|second|moment|hospital|place|birthday)\b|\bsame (?:exact )?(?:day|date|time|minute|hour|second|moment|birthday)\b.{0,40}\b(?:born|birth)|\bshar\w+ (?:a |my |the same |your )?birthday\b/u;
const SAME_LIFE =
  /\bsame (?:life|lives|fate|destiny|chart|personality|future|luck|person)\b|\b(?:so|totally|completely|very) different\b|\b(?:alike|identical|exactly like)\b/u;
const TWIN = /\btwin (?:brother|sister)?\b|\btwins\b/u;
const FORTUNE =
  /\b(?:destiny|fate|same (?:life|luck)|rich|poor|money|success\w*|lucky|luckier|better off|has (?:it all|everything))\b/u;

/** "do two people born in the same minute have the same life" */
const sameBirth: WholeLookUp = {
  family: 'birth-time-fix',
  isAsked: ({ text }) => SAME_BIRTH.test(text) && SAME_LIFE.test(text) && !TWIN.test(text),
  tell: () =>
    told(
      "No. Two people born in the same minute at the same place have the same chart, and when pairs like that were compared, they turned out no more alike than any two people. A chart has no family, no country, no money and no choices in it. That's the fairest argument there is for holding charts lightly: it describes the weather, and two people walk through the same rain quite differently.",
    ),
};

/** "do twins have the same destiny, my twin brother is rich and i'm not" */
const twinFortunes: WholeLookUp = {
  family: 'birth-time-fix',
  isAsked: ({ text }) =>
    TWIN.test(text) &&
    FORTUNE.test(text) &&
    !/\b(?:twin flames?|pregnan\w*|expecting|due)\b/u.test(text),
  tell: () =>
    told(
      "No, and twins are the best proof of it: nearly the same chart, born minutes apart, and two lives. What one has and the other hasn't can't be written in a chart they share; it came from choices, people met, timing and plain luck. Comparing is hardest with someone who began on the same day. Which part of the other life would you really want, if you could take only one?",
    ),
};

export const SAME_BIRTHS: readonly WholeLookUp[] = [twinFortunes, sameBirth];
