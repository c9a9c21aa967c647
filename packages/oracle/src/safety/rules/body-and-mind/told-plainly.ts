import { allOf } from '../all-of.ts';
import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** What was swallowed, in few words. */
export const OVERDOSE_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'has swallowed them already, by number or to the last one',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:popped|swallowed|took|downed|necked|ate) (?:<soften>)(?:every|all(?: of)?|the last of|the rest of) (?:<few>)<pill> (?:that )?i (?:had|have|could find)(?: left)?',
      '(?:drank|drunk|downed|swallowed|chugged) (?:<few>)(?:bottle|cup|glass|mug|capful|mouthful|litre|half|lot) of (?:bleach|antifreeze|drain cleaner|drano|weed ?killer|pesticide|detergent|rat poison|methanol|white spirit)',
      '(?:already|just) (?:swallowed|took|downed) (?:them|it all|everything)(?=<end>|<gap>(?:\\d\\d|counted|ago|too late|sleepy|calm))',
      '<pill> (?:are|is) (?:all )?gone\\b<far>\\b(?:in me|inside me|in my (?:stomach|belly)|swallowed|took them)',
      '(?:the )?(?:box|bottle|packet|strip|blister) is empty\\b<far>\\b(?:sleepy|drowsy|tired now|too late|fading|floaty|keep talking)|(?:sleepy|drowsy|fading|floaty)\\b<far>\\b(?:box|bottle|packet|blister) is empty',
      'took more (?:<pill> )?than i (?:was supposed to|should|am meant to)\\b<gap>(?:lot more|on purpose|do not (?:intend|want|plan) to (?:ring|call|tell))',
      '(?:took|swallowed) (?:double|triple) (?:, )?then (?:double|triple|more) (?:again|still)|too late\\b<gap>(?:took|swallowed) (?:them|it|everything)',
      '(?:packets|boxes|bottles|blisters|packs|strips) are (?:<soften>)(?:all )?empty\\b<far>\\b(?:bed|sleep|asleep|sleepy|fingers|far away|lying|floor|numb|soon|stars|dizzy)|(?:asleep|sleepy|lying down|dizzy)\\b<far>\\b(?:packets|boxes|bottles|blisters|packs) are (?:all )?empty',
      'counted them (?:out )?(?:, |and |then )*(?:took|swallowed|ate) them|(?:sleepy|drowsy)\\b<gap>[.]? ?i counted them out',
      'more than the doctor (?:wrote|said|prescribed|told me)\\b<gap>on purpose',
      'took something (?:<few>)(?:and )?(?:now )?(?:he|she) is not (?:moving|breathing|waking)',
    ],
    unless: `${FICTION}|vitamins?|antacids?|wine|shampoo|perfume|milk|melatonin gumm[a-z]*|years? ago|course of|the vet|coffee`,
    danger: [
      'popped every xanax i had left',
      'drank half a cup of bleach',
      'already swallowed them. 60, i counted',
      'my pills are gone, all of them, in me',
      'kinda too late lol. getting sleepy. the box is empty',
      'i took more than i was supposed to, quite a lot more',
      'took double, then double again',
      'by the time you answer i might be asleep, the packets are all empty on the bed',
      'counted them, took them, lying down now',
      'took a lot more than the doctor wrote, on purpose',
      'he took something at the party and hes not moving',
    ],
    twins: [
      'took every vitamin tablet i had left in the box before moving',
      'drank half a bottle of wine and a glass of water',
      'already took them all back to the shop',
      'the box is empty, who ate the last cookie',
      'i took more photos than i was supposed to',
      'the boxes are all empty and we are finally moved in, what a day',
    ],
  },
  {
    says: 'has taken pills by the strip',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:took|taken|swallowed|popped|downed|necked|had) (?:<soften>)(?:an? |one |two |three |\\d |half an? |another )(?:whole |full )?(?:strips?|blisters?|blister packs?)(?: (?:and|n) (?:an? )?half)?(?: of)? (?:<few>)<pill>',
    ],
    unless: `${FICTION}|vitamins?|antacids?|with me|to the|on (?:the|my|our) (?:trip|flight|journey|holiday)|for the (?:trip|flight|journey|dog|cat)|packed|pharmac[a-z]*|over (?:the|two|three|a) (?:week|weeks|days|course)|course of`,
    danger: [
      'took a strip n half of zopiclone w the wine. feels kinda nice tbh. dont tell my mum',
      'swallowed two strips of my sleeping tablets, now what',
      'ive had a full strip of codeine and a blister of diazepam',
    ],
    twins: [
      'had two strips of vitamin tablets in my bag',
      'packed a strip of ibuprofen for the festival',
    ],
  },
];

const COMMANDER =
  '(?:they|voices?|a voice|the voice|angels?|the angel|demons?|the demon|spirits?|guides|the guides|the entity|the shadow|the tv|the radio|satan|the devil|saturn|pluto|jesus|god)';
const HARM_ORDERED =
  '(?:cut out|cut (?:it|them|him|her|the)|rip out|dig out|tear out|stab|kill|hurt|jump|burn|drown|strangle|smother|walk into (?:the )?(?:traffic|sea|river|road)|go up to the roof|crash|set fire|sacrifice|stop (?:eating|drinking)|not (?:eat|drink)|send (?:him|her|it|the baby) back)';

const SENDER =
  '(?:(?:tv|television|radio|radiator|drivers|plates|smoke alarm|moon|saturn|pluto|walls?|newsreader|paintings|angels?|demons?)\\b[a-z0-9 ,]{0,50}\\b(?:(?:talk|speak)(?:s|ing)? to me|giv(?:e|es|ing) me (?:the )?(?:names?|codes?|orders|instructions)|send(?:s|ing)? me (?:codes?|signs|messages|orders)|hears? me think)|voices?\\b[a-z0-9 ,]{0,50}\\b(?:say|says|said|tell|tells|told))';
const BEFORE =
  'before (?:the (?:next |new |full )*(?:moon|eclipse|sunrise)|(?:he|she|they) (?:does|do|can))\\b';
const TOOL = '(?:hammer|wrench|panga|machete|knife|axe|gun|crowbar|cleaver)\\b';

/** Orders that nobody else hears. */
export const VOICES_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'is ordered to do harm, or has something in the body that must come out',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `${COMMANDER} (?:<soften>)(?:keep |keeps )?(?:tell|tells|telling|told|order|orders|ordered|command|commands|commanded|say|says|saying|scream|screams|whisper|whispers|want|wants) (?:at |to )?(?:me )?(?:that )?(?:to |i (?:have to|must|need to|should|am to) )(?:<soften>)${HARM_ORDERED}(?=<far>\\b(?:chip|implant|guides?|voices?|angels?|demons?|do it|taken|mission|chosen|clean|pure|eclipse|obey|all day|at night|every night|sleep[a-z]*|baby|listening)\\b)`,
      `(?:chip|implant|microchip|transmitter|worms?|machine) (?:in|inside|under|behind) my (?:head|arm|skin|neck|teeth|tooth|ear|brain|body|eye|hand)\\b<far>\\b(?:cut|dig|rip|pull|get) (?:it|them) out|cut(?:ting)? out the (?:chip|implant|microchip|transmitter)(?=<end>| in my)`,
      '(?:baby|son|daughter|child|little (?:boy|girl)) is not (?:<soften>)(?:my|mine|a|our|the real)\\b<gap>(?:swapped|replaced|switched|changeling|impostor|demon|not human|not a (?:child|baby))\\b<far>\\b(?:told|tell|must|have to|know how|send|return|give)',
      '(?:god|jesus|the (?:angels?|voices?|moon|sky|stars)|saturn|pluto|they) (?:says?|said|tells? me|told me) (?:to )?fly\\b<gap>(?:window|roof|balcony|ledge)',
      '(?:god|saturn|pluto|the (?:moon|numbers|radio|radiator|tv|angels?|voices?)|they) (?:<soften>)(?:told|tells|commanded|ordered) me (?:through [a-z ]{1,16})?(?:<few>)not to (?:eat|drink)(?: [a-z]+){0,2} (?:until|till)\\b',
      '(?:told|tell|tells) me (?:<few>)(?:neighbour|boss|mother|father|sister|brother|wife|husband|man next door)\\b<gap>\\bdemon\\b<far>\\b(?:hammer|knife|axe|tonight|gun)',
      '(?:job|work|task|mission) to do tonight and it needs blood|needs blood tonight',
    ],
    unless: `${FICTION}|apple watch|vet|dog|cat|contraceptive|dentist|diet|trainer|coach|doctors?|my (?:boss|mum|parents)`,
    danger: [
      'they tell me to cut out the chip. all day, do it do it',
      'the guides say i have to go up to the roof to be taken',
      'there is a chip in my arm and tonight i will cut it out',
      'my baby isnt really my baby, saturn swapped him, they told me how to send him back',
      'god says fly and the window is open',
      'saturn told me not to drink water until he returns',
      'they tell me through the wall which neighbour is the demon. tonight i bring the hammer',
      'saturn gave me a job to do tonight and it needs blood',
    ],
    twins: [
      'my friends tell me to cut out sugar, are they my guides',
      'the guides say i have to jump in and trust it',
      'i told them to cut out the chip advert, all day the same radio',
      'my baby is not my baby any more, he is taller than me',
      'my doctor told me not to eat until noon before the blood test',
      'my friends say fly with them to rome, window seat',
    ],
  },
  {
    says: 'is sent a message by a thing or a voice, and a deed must be done',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        SENDER,
        '(?:has|have|needs|must)(?: got)? (?:to )?be (?:stopped|silenced|finished off)',
        `tonight|${BEFORE}|${TOOL}`,
      ),
      allOf(
        SENDER,
        '(?:i|and) (?:must|have to|need to) (?:finish|do|stop|get) (?:it|him|her|them)\\b',
        `${BEFORE}|${TOOL}`,
      ),
    ],
    unless: `${FICTION}|coach|match|team|season|episode|recipe|diet|deadline|boss|meeting|homework|project|plumber|electrician|landlord|battery|beep[a-z]*|leak[a-z]*|game|film|movie`,
    danger: [
      'the tv man uses my birth date to talk to me now and says my neighbor has to be stopped tonight before the moon',
      'the drivers are sending me codes, i have the wrench with me. saturn says tonight he has to be stopped',
      'they put a thing in the smoke alarm that hears me think. ive to get it out before my son comes. i have the hammer',
      'the voices on the radio say my wife put something in my food and that i must finish it before she does. i have the panga in the boot',
      'the radio has been giving me the names and the last one is my sisters. i have to do it before the eclipse',
    ],
    twins: [
      'the radio said there is a storm tonight, do i have to do it today',
      'the smoke alarm beeps all night, i have to get it out before my son comes',
      'saturn says wait, but i have to finish it tonight, my essay',
      'my doctor told me it must be stopped, the coffee, from tonight',
    ],
  },
];
