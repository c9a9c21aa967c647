import { allOf } from '../all-of.ts';
import { IN_A_STORY } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** A body in danger within minutes, whatever small thing came before. */
export const SIGNS_IN_THE_BODY: readonly Rule[] = [
  {
    says: 'has signs of a stroke, far too much insulin, or bleeds while pregnant',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:half|one side|left side|right side|(?:left|right) half|side) (?:of )?(?:my|his|her|mums|dads|the) (?:face|mouth|body) (?:<few>)?(?:not mov(?:e|ing)|stopped moving|stopped working|numb|droop(?:s|ed|ing|y)?|hang(?:s|ing)?|dead|slid|fell|falling|paraly[sz]ed|gone|dropped|went)|(?:my|his|her|mums|dads) (?:face|mouth) (?:is |has |went |just |suddenly )*(?:crooked|lopsided|drooping|droops|drooped|fallen|hanging)',
        '(?:words?|speech|talk|speak|sentences?|slurr[a-z]*|arm|hand|leg|see|eye)\\b',
      ),
      '(?:injected|took|taken|gave myself|shot|had|used|dialled) (?:<some>)(?:two|three|four|five|six|seven|eight|ten|\\d+) times (?:as much|the (?:dose|amount|insulin|units)|too much|my)(?=<far>\\binsulin|<far>\\bunits)|(?:took|had|injected|taken|gave myself|got) (?:<few>)?(?:two|three|four|five|six|ten|\\d+) times (?:the|my|as much|too much) (?:usual |normal )?insulin|insulin\\b[a-z0-9 ,.]{0,100}\\b(?:injected|took|taken|gave myself|shot|had) (?:<few>)?(?:(?:two|three|four|five|six|ten|\\d+) times|double|triple|way too (?:much|many)|far too (?:much|many)|the whole pen)',
      allOf(
        '(?:i am|she is|wife is|girlfriend is|sister is|daughter is|and)\\b[a-z0-9 ,]{0,25}\\b(?:weeks |months )?pregnant|(?:\\d+ weeks|\\d+ months) (?:pregnant|along)|pregnant and',
        '(?:bleeding|bleed|blood (?:is )?(?:<few>)?(?:down|in my (?:underwear|knickers|pants)|everywhere|clots|all over|coming|soak[a-z]*|gush[a-z]*|running))',
      ),
    ],
    unless: `${IN_A_STORY}|dentist|filling|anaesthetic|anesthetic|numbing|novocaine|botox|gums|nose|nosebleeds?|ghosted|if i am|am i pregnant|might be pregnant|think i am pregnant|not pregnant|last (?:year|month|pregnancy)|years ago|implantation|bleeding love|make ?up|contour`,
    danger: [
      'woke up from a nap, left side of my face hangs and i cant find words',
      'argued about the fridge and took three times my insulin, 60 units',
      'the queue took forever and now i am bleeding, i am 20 weeks pregnant',
    ],
    twins: [
      'half my face is numb from the dentist and my words come out funny',
      'i am 20 weeks pregnant and my gums bleed, which colours for the nursery',
      'the insulin costs three times as much now',
    ],
  },
];

/** A wound of their own that is too deep. */
export const CUT_TOO_DEEP: readonly Rule[] = [
  {
    says: 'cut deeper than before, or has begun with the blade',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:cut|cutting|slit|sliced)\\b[a-z0-9 ,.]{0,50}\\b(?:deeper than (?:usual|before|normal|ever|last time|i meant|i wanted)|(?:it is |it was |this time |is )*too deep)',
      'cut (?:my|both) (?:wrists?|arms?|thighs?|legs?)\\b[a-z0-9 ,.]{0,50}\\b(?:not stop(?:ping)?|keeps? bleeding|bleeding a lot|so much blood|soaked)',
      allOf(
        '(?:blade|razor|razors|cutting)\\b',
        'i (?:have )?(?:already )?(?:started|begun|began)(?: already| again)?(?= [.,]|$)',
      ),
    ],
    unless: `${IN_A_STORY}|cooking|kitchen|onions?|bread|tomato(?:es)?|avocado|finger|thumb|shav(?:e|ed|ing)|garden|hair|fringe|bangs|prun(?:e|ed|ing)|wood|paper|fabric|price|budget|costs|beard|hedge|dough|course|class|subscription|lawn|linocut|carving`,
    danger: [
      'my brother broke my tablet, i cut my thigh deeper than before and it keeps bleeding',
      'the tv is off and there is only the razor. i have already started',
      'i keep cutting and this time it is too deep',
    ],
    twins: [
      'cut my finger deeper than i wanted while cooking, plaster is on',
      'cut the hedge too deep, will it grow back',
      'new razor blade subscription, i already started',
    ],
  },
];

/** Voices that demand a death. */
export const VOICES_DEMAND: readonly Rule[] = [
  {
    says: 'is told by a voice or a screen to bring a child into danger, or that a person must die',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:tv|television|radio|voices?|god|angels?|devil|demons?|phone|walls?|news ?reader|they) (?:<soften>|keeps? |is |are )*(?:tells?|told|telling|wants?|commands?|orders?|ordered|whispers?|begs?) me\\b|(?:voices?|tv|radio|walls?|angels?) (?:<soften>|keep |keeps )*(?:say|says|said|saying|whisper|whispers|shout)\\b',
        '(?:baby|newborn|infant|toddler|child|kids?|son|daughter|twins)\\b',
        '(?:into the (?:water|river|bath|lake|sea|fire|oven|well)|under (?:the )?water|drown|out of the window|devils? hands|is (?:the devil|evil|possessed|a demon|not mine)|cleanse|purify|sacrifice|give (?:him|her|it) back|knife|burn)',
      ),
      '(?:voices?|tv|radio|angels?|walls?) (?:<soften>|keep |keeps |all )*(?:say|says|saying|tell|tells|telling|want|wants|insist|insists|whisper|whispers) (?:me )?(?:<few>)?(?:that )?(?:<few>)(?:has to|must|needs to|have to|should|to) (?:die|be killed|burn|bleed)\\b',
    ],
    unless: `${IN_A_STORY}|baptis[a-z]*|baptiz[a-z]*|christen[a-z]*|swim(?:ming)? (?:lesson|class)|the news|weather`,
    danger: [
      'no sleep since the fireworks, the radio tells me to bring my son into the river so he is clean',
      'the voices say my sister must die tonight',
    ],
    twins: [
      'my phone tells me the baby swim class is in warm water today',
      'the tv says the old oak has to go tonight',
      'the voices of the kids tell me summer must be here',
    ],
  },
];
