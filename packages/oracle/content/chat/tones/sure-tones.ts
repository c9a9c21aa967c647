import type { Tone } from '../../../src/chat/tone/tones.ts';

/** Words that leave no doubt about the tone, in plain text; the first that fits is taken. */
export const SURE_TONES: readonly (readonly [Tone, RegExp])[] = [
  ['glad', /\b(?:of|from|with|pure) (?:happiness|joy|bliss)\b/u],
  [
    'grieving',
    /\b(?:since (?:nan|nana|gran|grandma|grandpa|mum|mom|dad) (?:died|passed|went)|(?:i|we) (?:still )?miss (?:him|her|them|my (?:\w+ )?(?:mum|mom|dad|nan|gran\w*|dog|cat|brother|sister|wife|husband|friend|son|daughter))|had to put (?:my|our|him|her|the)(?: \w+){0,2} (?:down|to sleep)|a year (?:on|ago|since)(?: \w+){0,2} since (?:nan|gran|mum|mom|dad)|(?:does not|no longer|did not|stopped) (?:recogni[sz](?:e|es|ing)|knows?|knowing) (?:me|who i am))\b/u,
  ],
  [
    'embarrassed',
    /\bi (?:just )?(?:tripped|fell (?:over|off|down|up|on my)|slipped|farted|walked into)\b|\b(?:my voice cracked|i want the ground to|forgot my lines|wrong group chat|sent it to the wrong|my fly was|my skirt was|i (?:called|said) (?:my |the )?\w+ (?:mum|mom|love you)|said love you to my (?:boss|manager|teacher|professor))\b/u,
  ],
  [
    'relieved',
    /\b(?:it is benign|all clear|(?:came|come) back (?:clean|clear|negative|fine|normal)|not cancer|(?:got|came|is|are) (?:out of|home from) (?:the )?hospital|so relieved|what a relief|weight off|finally (?:fired|sacked|let go of) (?:the|that|him|her|them|my boss))\b/u,
  ],
  [
    'touched',
    /\b(?:called|wrote|texted|rang)(?: me)? after (?:\d+|two|three|four|five|six|seven|eight|nine|ten|so many) years\b/u,
  ],
  ['worn', /^(?:ugh )?(?:what an? )?(?:long|hard|rough|tough) (?:day|week|night|shift)$/u],
  [
    'glad',
    /\b(?:i did it|we did it|so proud of|(?:days|weeks|months|years) (?:sober|clean)|(?:passed|aced) my)\b/u,
  ],
];

/** Beside these nothing is taken as good. */
export const SORE_WORDS =
  /\b(?:miss|missing|sad|tired|sick of|los(?:e|es|ing|t)|alone|crying|lonely|hurts?|hurting|hate|awful|worst|scared|afraid|heartbroken|ignored|ghosted|dumped|stood me up|cheated|blocked me|laid off|fired|relapsed|left me|bullied|cancer|lump|biopsy|tumou?r|divorce|dementia|not recognise|not recognize)\b/u;
