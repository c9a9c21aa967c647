import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const EMPLOYER =
  '(?:ma ?am|madam|maam|mam|sir|mistress|boss|employer|owner|agent|agency|sponsor|kafeel|kafil|recruiter|supervisor|manager|foreman|the (?:lady|family|wife|husband|son|man)|house mother|she|he|they)';
const HELD =
  '(?:(?:keeps?|kept|took|takes?|taken|has|have|holds?|hid|hides|locks?|locked)(?: away| up)? (?:<few>)(?:passports?|iqama|phone|mobile|papers|documents|id card)|(?:passports?|iqama|papers|documents) (?:is |are |was |stays? )*(?:with|kept by|locked|in (?:her|his|their)))';
const HURTS =
  '(?:(?:hit|hits|beat|beats|burn|burns|burned|burnt|slap|slaps|slapped|kick|kicks|kicked|pinch(?:es|ed)?|push(?:es|ed)?|pull(?:s|ed)?|throw|throws|threw|pour(?:s|ed)?|spit|spits|punish(?:es|ed)?|touch(?:es|ed)?|starve[sd]?) (?:<few>)(?:me|my (?:arms?|hair|face|hands?|back|legs?|head|body)|(?:hot |boiling )?(?:water|oil|tea|iron))|(?:eat|eats|food|meal|rice|bread) (?:<few>)(?:one time|once|only)|(?:lock|locks|locked) (?:me|(?:the )?(?:kitchen|fridge|food|gate|front door|house))|not (?:let|allow(?:ed)?|permit(?:ted)?) (?:me )?(?:<few>)(?:to )?(?:out|outside|leave|call|eat|sleep)|comes? (?:in|into|to) my room)';
const WORKS =
  '(?:ma ?am|madam|maam|mam|sir|mistress|boss|employer|agency|agent|sponsor|kafeel|kafil|recruiter|contract|salary|wages|maid|domestic|housekeeper|nanny|helper|caregiver|cleaner|my work|farm|factory|site|ship|boat|overtime)';

const HIRER = '(?:ma ?am|madam|maam|sir|boss|employer|owner|kafeel|kafil|sponsor|foreman|agent)';
const WITHOUT =
  '(?:(?:not|no|never) (?:<few>)?(?:give|giving|get|let|have|allow)? ?(?:<few>)?(?:food|eat|pay|salary|sleep|phone|out|leave|passport)|sleep in (?:the )?(?:kitchen|balcony|store|floor))';

/** A worker who is kept and hurt; what an employer does to a body is no self-harm. */
export const WORKER_HURT: readonly Rule[] = [
  {
    says: 'is hurt, starved or locked in by an employer who holds the papers',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(`${EMPLOYER} (?:<few>)${HELD}|${HELD}`, HURTS, WORKS),
      `${HIRER} (?:<few>)(?:hit|hits|beat|beats|burn(?:s|ed|t)?|slap(?:s|ped)|kick(?:s|ed)) me(?! (?:at|in|to|with a (?:question|text|offer)|up|out))(?=<far>\\b${WITHOUT}\\b)`,
      `${HIRER} (?:<few>)locks? me(?! out)(?=<far>\\bcomes? (?:<few>)?(?:at night|in (?:my|the) room)\\b)`,
    ],
    unless: `${NOT_REAL}|consulate|embassy (?:has|keeps|took)|renew[a-z]*|badge|visa (?:stamp|office|appointment|application)|customs|airline|hostel|years? ago|my (?:son|daughter|kid|teenager)s? phone`,
    danger: [
      'maam keep my passport and phone at night. i eat one time only bread. yesterday she hit me with iron the hot one on my arm. when my luck will change, contract 14 more months',
      'madam burn my hand with oil and my passport is locked in her cupboard',
      'boss has my passport. he kick me when i am slow, salary not come. will next year be better for me',
      'the agency took my papers and sir locks me in the kitchen at night',
      'my passport is with madam, she lock the fridge when she go out, salary not come 4 month',
      'my boss in kuwait beat me and not give food, i sleep in kitchen',
    ],
    twins: [
      'my boss has my passport for the visa appointment, when does he give it back',
      'burned my arm with the iron before work, my boss laughed',
      'the agent has my documents, contract starts in june, excited',
      'i burned the rice at work and madam was angry, will she keep my contract',
    ],
  },
];
