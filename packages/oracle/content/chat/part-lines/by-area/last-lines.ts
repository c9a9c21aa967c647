import { type AreaLine } from './area-line.ts';

const LEADS = '(?:(?:and|but|so|or|also|then|ok|please|tell me) )*';
const form = (words: string, says: string): AreaLine => [
  new RegExp(`^${LEADS}(?:${words})`, 'u'),
  { any: says },
];

/** For questions of any subject that nothing else is written for: general, and true of every one of them. */
export const LAST_AREA_LINES: readonly AreaLine[] = [
  form(
    '(?:is|are) \\w+(?: \\w+)? (?:actually |really )?(?:bad|good|healthy|unhealthy|ok|okay|safe) (?:for (?:you|me|us|your|my|the)|to eat|to drink)\\b',
    "In ordinary amounts it's fine for most people. If you have an allergy, an illness or take medicine, ask a doctor or pharmacist who knows you; it's one of the many things no chart can say.",
  ),
  form(
    '(?:what|which) (?:kind of |type of |brand of )?(?!sign|planet|house|card|number|zodiac|moon)\\w+(?: \\w+)? (?:should|do|would|shall) (?:i|we) (?:get|buy|take|choose|pick|go for|use|try)\\b|(?:what|which) (?:breed|mattress|phone|car|laptop|course|gym|app|brand|size|model|school|instrument|language)\\b',
    "Narrow it to two by price and by what you'd do with it every week, try both for real if you can, and take the one you'd miss. After that, comparing only costs evenings.",
  ),
  form(
    '(?:should|do|shall|would) (?:i|we) (?!.*\\bor not\\b).{3,80}\\bor\\b .{2,80}$',
    "Take the one that can be undone, if one of them can. If both can, take the one you'd be a little sorry to hear was gone; that's mostly the one you want.",
  ),
  form(
    'why (?:does|do|did|is|are|has|have|was|were) (?!i\\b|my (?:sun|moon|chart|venus|mars|rising))(?:\\w+ )',
    "I can't see the reason from here, and the plain ones are the likeliest: habit, tiredness, money, or a worry nobody has said aloud. Look at when it started, and ask about one scene instead of all of it.",
  ),
  form(
    'why (?:do|am|can not|cant|did|was) i\\b',
    'Mostly because it helped once, and nobody told the habit it may stop. Note the last three times, where you were and what came just before; the same thing will stand there twice.',
  ),
  form(
    'how (?:do|can|could|should|would) (?:i|we)\\b',
    "In small: the first half hour of it, on a day you write down, and with one person told. Ask somebody who's done it what they'd skip the second time; that saves you the most.",
  ),
  form(
    'who (?:should|do|could|can|would)\\b',
    "The one who knows the matter and would tell you the truth kindly. If two come to mind, it's the one you feel lighter after seeing.",
  ),
  form(
    'when (?:should|do|can|could|shall) (?:i|we)\\b',
    "Soon, and with a date on it: the first day that you're rested, nobody's rushing, and a no wouldn't spoil something else. If you've put it off for weeks, take this one.",
  ),
  form(
    '(?:what|how) (?:should|do|can|could) (?:i|we) do\\b',
    'One thing that makes the next week easier, and one call to somebody who has been through it. Big decisions can wait for a rested morning.',
  ),
  form(
    '(?:should|do|shall) (?:i|we)\\b(?! (?:even |really |still )?need (?:an?|the|my) )',
    "My lean: yes, if you could live with it going a bit wrong and you'd be sorry next month not to have tried; otherwise a smaller version first.",
  ),
];
