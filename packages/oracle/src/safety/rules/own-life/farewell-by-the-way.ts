import { allOf } from '../all-of.ts';
import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const FAMILY =
  '(?:neighbours?|sisters?|brothers?|cousins?|friends?|mums?|mothers?|dads?|fathers?|parents|aunts?|uncles?|nieces?|nephews?|roommates?|flatmates?|sons?|daughters?|wife|husband|kids|children|family|girlfriend|boyfriend)';
const PET = '(?:dog|cat|parrot|rabbit|bird|horse|hamster|fish|tortoise|budgie|snake|pets?)';
/** Something that a person would keep was given away, or an animal has a new place. */
const GIVEN = `(?:(?:gave|given|giving|give) (?:away )?(?:my|the|our) (?:[a-z0-9]+ ){1,3}?(?:away )?(?:to|with) (?:my|our|the|a|his|her) (?:[a-z]+ ){0,2}?${FAMILY}|${PET} (?:goes|is going|went|will go|has gone|lives now|lives|is now|is|will live|will stay|is staying) (?:to|with|at) (?:my|our|the) (?:[a-z]+ )?${FAMILY}|(?:gave|given|giving) away (?:my|the|our) ${PET}|found (?:someone|a home|somebody|a place) for (?:my|the|our) ${PET})`;
/** An animal has a new place. */
const PET_GIVEN = `(?:(?:my|the|our) ${PET} (?:is |are |away |now )*(?:to|with) (?:my|our|the|a) (?:[a-z]+ )?${FAMILY}|(?:gave|given|giving) away (?:my|the|our) ${PET}|found (?:someone|a home|somebody|a place) for (?:my|the|our) ${PET})`;
const PAPERS =
  '(?:(?:paid|cleared|settled|sorted|closed) (?:all |off |up |out )*(?:of )?(?:the |my |our |every )*(?:<few>)(?:bills?|dues|debts?|rent|loans?|accounts?|paperwork|phone|cards?|tabs?)|(?:deleted|wiped|erased|cleared) (?:all )?(?:of )?my (?:<few>)(?:photos?|pictures|messages|chats|socials|accounts?|history|posts)|(?:bills?|dues|debts?|rent|loans?) (?:is|are) (?:<soften>|all )*(?:paid|settled|cleared)|(?:house|flat|room|place|apartment) is (?:<soften>|all )*(?:clean|cleaned|tidy|empty|spotless)|(?:papers?|paperwork|documents|passwords|will) (?:is |are )?(?:<few>)in (?:the|a|my) (?:<few>)(?:folder|drawer|box|envelope|file|safe))';
const LETTERS = `(?:letters? (?:is|are) (?:<soften>|all )*(?:written|sealed|ready|done)|(?:wrote|written|finished) (?:<few>)(?:letters?|notes?)|(?:wrote|written) (?:my |our )?(?:${FAMILY}|them|everyone|all of them) (?:a |an |the |long |short )*letters?|everything (?:is )?(?:<soften>)(?:written|written (?:out|down|up)) for (?:my )?(?:${FAMILY}|them))`;
const ALL_DONE =
  '(?:(?:everything|all of it|it) (?:else )?(?:is|looks) (?:<soften>|all )*(?:tidy|in order|sorted|clean|arranged|settled|done)(?= now| [.,]|$)|paid (?:everything|it all)(?: up| off| until| till)?)';
const PEACE =
  '(?:(?:so|finally|strangely|completely) (?:calm|peaceful|at peace|light)(?= since| now| [.,]|$)|(?:feel|feels|feeling|felt|am|it is|been|all) (?:<soften>|very |quite |strangely |weirdly |oddly |finally |much |so |really )*(?:peaceful|calm|calmer|at peace|light|lighter|serene|unburdened)(?! (?:blue|green|years?|eater|brown)))';
const GOING =
  '(?:(?:leave|leaving|go|going|depart(?:ing)?) (?:<soften>)(?:peacefully|quietly|in peace)|close (?:my|the) (?:file|book|account)(?= [.,]|$)|thank(?:s| you) for (?:everything|all)|(?:good|best|right|calm) (?:day|night|time|moment) (?:to|for) (?:go|going|leave|leaving)(?= [.,]|$))';
const DECIDED =
  '(?:i|have|since) (?:<soften>|i |have )*(?:decided|made (?:my|the) decision|made up my mind)(?! to (?:move|marry|leave (?:him|her|my)|quit|study|adopt))|tonight';
/** Another reason to give an animal away and to pay the bills. */
const LEAVES_A_PLACE =
  'mov(?:e|ed|es|ing)|holidays?|vacation|trip|travel[a-z]*|flights?|fly|flying|airport|visa|abroad|new (?:flat|job|house|place|home|city|country)|allerg[a-z]*|landlord|adopt[a-z]*|rehom[a-z]*|breeder|retir[a-z]*|downsiz[a-z]*|declutter[a-z]*|marie kondo|minimalis[a-z]*|charity|birthday|christmas|babysit|for the (?:weekend|week|night|day)|surgery|operation|hospital|uni|university|college|army|deploy[a-z]*|boarding|shelter says|puppies|kittens|upgraded?|new console|pay ?day';

/** A farewell to life that is told among other things: what was given away, put in order and written. */
export const FAREWELL_BY_THE_WAY: readonly Rule[] = [
  {
    says: 'gave away what was dear, put things in order or wrote letters, and is calm or about to go',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(GIVEN, PEACE, `${LETTERS}|${PAPERS}|${DECIDED}`),
      allOf(`(?:${GIVEN}|${LETTERS})`, PAPERS, `(?:${PEACE}|${GOING})`),
      allOf(GIVEN, LETTERS),
      allOf(
        PET_GIVEN,
        ALL_DONE,
        `(?:${PEACE}|${GOING}|peaceful (?:day|night|time|moment|for (?:leaving|going))|not anyone s fault|<noone>(?: s)? fault)`,
      ),
      allOf(
        `everything (?:is )?(?:<soften>)written (?:out |down |up )?for (?:my )?(?:${FAMILY}|them)`,
        '(?:die|dies|dying|death|after i|peaceful|tonight)',
      ),
      `(?:letters?|notes?|written|wrote)\\b[a-z ]{0,20}(?:for|to) (?:my )?(?:${FAMILY}|them|him|her|everyone)\\b<gap>so (?:that )?(?:they|he|she) (?:will|would|do|does|can) not (?:<few>)(?:angry|blame|hate|cry|ask why|sad|mad|search|look for|wonder|feel guilty)`,
    ],
    unless: `${FICTION}|${LEAVES_A_PLACE}|married|wedding|elop[a-z]*|apolog[a-z]*`,
    danger: [
      'gave my xbox to my little brother and wrote mum a letter. feels peaceful',
      'i have given my parrot to the neighbour and cleared my dues. feeling very light',
      'all the paperwork is in the blue folder and the dog is going to my sisters on friday, feel very calm about it',
      'which night is good for leaving peacefully, ive given my cat to my aunt and paid all the bills',
      'written everything in a letter for them so they wont be angry later. is tonight a good night',
      'i have everything written out for my mom already. is it peaceful when you die',
      'the house is clean, i wrote letters, thank you for everything',
      'which day is a good day to go. i have given my toolbox to my nephew and the bills are all settled. so tired',
      'gave my drums to my cousin and found a home for the cat. everything is tidy now. is monday a peaceful day for me',
      'i have given the rabbit to my sister and paid everything up. feel calm for once',
      'gave my cat to my brother, wiped my chats and paid off my card. feels so peaceful',
    ],
    twins: [
      'my neighbour has my dog for the weekend and i feel so calm without the barking',
      'house is clean and i feel so peaceful, sunday reset done',
      'paid all the bills and feel light as a feather',
      'i wrote my mum a letter after our fight, feels peaceful',
      'we are moving, i gave my cat to my sister and paid all the bills',
      'i gave my old bike to my nephew, he loves it',
      'gave my old drill to my nephew, the bills are paid, weekend!',
      'gave my drums to my cousin, the room is tidy and it is so quiet now lol',
      'thank you for everything, i feel lighter after this reading',
      'deleted my socials last week and it feels so peaceful',
    ],
  },
  {
    says: 'reckons with the life insurance',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'insurance (?:<few>)(?:is|was|runs) (?:<few>)(?:past|over|beyond|older than) (?:the |its )?(?:<few>)(?:one|two|three|1|2|3|12|13|24) (?:years?|months)',
      `(?:better|best) (?:that |if )?(?:my |the )?(?:${FAMILY}|they) (?:<few>)(?:gets?|have|has|takes?|collects?) (?:the |my )?(?:life )?insurance (?:money|payout|sum)`,
      allOf(
        'if i (?:was|were|am) (?:not|no longer) (?:<soften>)(?:here|around|alive)',
        `(?:${FAMILY}|they) (?:<few>)(?:gets?|have|receives?) (?:the |my )?(?:life )?insurance`,
        '(?:<noone>|eating me|can not|tired|better|easier|worth|debts?|loans?|burden|point)',
      ),
      '(?:without me|out of the picture|if i (?:was|were) (?:gone|not here|dead))<far>insurance (?:<few>)(?:would|will|could) (?:<few>)(?:sort|cover|clear|fix|settle|pay)',
    ],
    unless: `${FICTION}|car insurance|travel insurance|phone insurance|sell(?:s|ing)? insurance|insurance agent|my (?:husband|wife|dad|father|mum|mother) (?:died|passed)`,
    danger: [
      'everyone would have it easier. the life insurance is past the two years now',
      'i cant show my face. better my children get the insurance money',
      'if i wasnt here my kids get the insurance right. nobody would notice',
    ],
    twins: [
      'is it better if my children get life insurance young',
      'my car insurance is over two years old, should i switch',
      'if i was not here at noon who would sign for the insurance letter',
    ],
  },
  {
    says: 'promised the dead company, or means to drive until it is over',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:graves?|graveside|cemetery|tomb|headstone|ashes|urn|died|passed away)',
        '(?:told|promised|said to|whispered to|swore to) (?:him|her|them|my [a-z]+)\\b<gap>(?:he|she|they) (?:will|would) not (?:<soften>|have to )*be alone (?:<soften>)(?:for it|any ?more|this time|much longer|for long|there|(?= *[.,]|$))',
      ),
      allOf(
        '(?:passed(?: away)?|died|we buried|lost (?:her|him))(?= [.,]|$| in| on| last| this| two| three| a| \\d)',
        '(?:be with|join|go to) (?:my (?:wife|husband|mum|mom|mother|dad|father|son|daughter|brother|sister|love)|her|him|them)(?: again)?(?= [.,]|$| again| tonight| now| today)',
        '(?:tonight|today|this week|(?:good|right|best) (?:day|night|time|moment))',
      ),
      'drive (?:<few>)(?:fast|into (?:a|the) [a-z]+|off (?:a|the) [a-z]+)\\b<gap>(?:that is (?:me|it) (?:done|over|gone)(?= [.,]|$)|end of me(?= [.,]|$)|and (?:i am )?(?:done|gone)(?= [.,]|$))',
    ],
    unless: `${FICTION}|race|racing|track day|nursing home|day ?care|flights?|fly|airport|train|bus|dinner|hospital|visit[a-z]*`,
    danger: [
      'his birthday is thursday and i told him at the grave that this year he will not be alone for it',
      'going to drive somewhere fast and thats me done',
      'is it a good night to go and join my husband again. he died in june after 40 years',
    ],
    twins: [
      'at the grave i told him the dog is fine and eats well',
      'i promised my dying gran that she will not be alone in the hospital',
      'my gran died in june and i visit my mom, good day to be with her today',
      'drive fast to the airport and thats me done with this town for a week',
    ],
  },
];
