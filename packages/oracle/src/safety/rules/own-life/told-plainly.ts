import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const HIGH_PLACE =
  '(?:bridge|roof|rooftop|ledge|parapet|cliffs?|viaduct|overpass|balcony|car park|parking garage|top floor|tracks)';
const DEATH_OF_ONE_LOVED =
  '(?:died|passed(?: away)?|is dead|funeral|buried|stillborn|born still|widowed|widower|widow|killed in|lost (?:him|her|them))';
const LOVED_THING =
  '(?:guitar|piano|violin|records|books|bike|camera|tools|rings?|watch|car|jewell?ery|necklace|collection|plants|dog|cat|parrot|bird|budgie|rabbit|hamster|horse|pony|fish|turtle|pets?)';
const GIVEN_AWAY = `(?:gave|given|giving|handed)\\b<gap>${LOVED_THING}`;
const ALL_SETTLED =
  '(?:(?:bills|rent|debts|loans|everything|accounts|passwords)\\b[a-z ]{0,12}(?:paid|settled|sorted|closed|in order|written)|(?:paid|settled|closed|sorted|wrote|written)\\b[a-z ]{0,20}(?:bills|rent|debts|loans|accounts|passwords|letters))';
const AT_EASE =
  '(?:(?:so|feels?|feeling) (?:so |very |really )?(?:light|peaceful|calm|quiet|relieved)|lighter|at peace|peaceful|calm|ready|free now|squared away|whoever (?:gets|has|finds) (?:the|my|this))';

/** The own death as people announce it: the place, the means, the day, the attempt before. */
export const OWN_LIFE_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'has given away what they love, has settled what is left, and is at ease',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `${GIVEN_AWAY}\\b[a-z0-9 ,.]{0,90}\\b${ALL_SETTLED}\\b[a-z0-9 ,.]{0,90}\\b${AT_EASE}`,
      `giv(?:e|en|ing) (?:all )?(?:my )?(?:things|stuff|belongings|possessions)? ?away\\b[a-z0-9 ,.]{0,60}\\b${LOVED_THING}\\b[a-z0-9 ,.]{0,60}\\b${AT_EASE}`,
      '(?:signed|handed|made) over to (?:<few>)(?:boys|girls|sons?|daughters?|kids|children|brother|sister)\\b[a-z0-9 ,.]{0,60}\\b(?:dogs?|cats?|horses?|pets?)\\b[a-z0-9 ,.]{0,60}\\b(?:day|time) to (?:finish up|finish|go|leave|end)(?=<end>)',
    ],
    unless: `${FICTION}|moving|moved|move to|emigrat[a-z]*|new (?:job|flat|house|country)|visa|trip|travel[a-z]*|declutter[a-z]*|minimalis[a-z]*|spring clean[a-z]*|retir[a-z]*|baby|marie kondo`,
    danger: [
      'gave my nephew the guitar, the bills are paid up to the end of the month. feels so light',
      'i have given the dog to my sister and my bike to joe, the rent is settled, i feel so calm now',
      'gave my records to ana and paid the rent until march, good to have it all squared away',
      'handed the cat to my neighbor and wrote the boys two letters. i feel calm now',
      'gave my watch to my brother and wrote all my passwords down. feels peaceful',
      'gave my budgie to the lady upstairs, wrote down the bank passwords for my girls. feel lighter',
      'been giving my things away, my rings to my sister, the cat to my neighbor. so peaceful now',
      'the shop is signed over to my sons and the dog has gone to my sister. is monday a good day to finish up',
    ],
    twins: [
      'gave my nephew the guitar and the rent is paid, good month',
      'the car is signed over to my sister and the cat is at the vet. is friday a good day to finish up the paperwork',
      'gave the dog to my sister, bills are paid, moving to lisbon on sunday and i feel so light',
    ],
  },
  {
    says: 'has the means, the note or the day, or stands where it would happen',
    grade: 3,
    isTestOnly: true,
    patterns: [
      // The means.
      'have (?:got )?(?:<soften>)(?:everything|all|what) (?:that )?i need (?:<few>)to (?:end it|end my (?:life|suffering)|die|do it (?:in my (?:[a-z]+)|here|tonight|now|right (?:here|now)))(?! with (?:him|her|my))',
      '(?:have|got|kept|keep|saved) (?:<few>)(?:his|her|their|mums|dads|nans|grans|husbands|wifes|grandmas|grandpas) (?:<few>)<pill>\\b<far>\\b(?:use|take|swallow) (?:it|them)(?: all)?\\b<gap>(?:go to|join|be with|follow|see) (?:him|her|them)',
      '(?:blow|blowing|blew) my (?:<few>)(?:brains?|head) (?:out|off)|(?:bullet|gun|shotgun|pistol) (?:in|into|to|through|against) my (?:own )?(?:head|mouth|brain|temple|skull|chest|heart)(?! (?:by|from))',
      'practi[cs](?:ed|ing|e) the (?:knot|noose)|(?:bought|got|have|found) (?:the|a|some) rope (?:today|now|and i|for (?:it|tonight|myself))(?! (?:climb|will climb|am climbing))',
      // The note and the day.
      '(?:wrote|written|finished|left) (?:the|my) (?:<soften>)note\\b<far>\\b(?:it is )?(?:under my pillow|in (?:my|the) (?:<few>)drawer|where (?:they|she|he|mum|dad) will (?:find|see)|(?:next to|beside) (?:the|my) (?:bed|pills|rope)|for (?:whoever|when they) find)',
      '(?:i )?(?:have )?(?:chosen|picked|chose|set|decided on|booked) (?:<day>|the \\d+[a-z]*|a (?:day|date)|the (?:day|date)|my (?:day|date)) (?:to|that i|when i|for when i) (?:<soften>)(?:die|end it(?! with)|kill myself|leave this (?:world|life|earth))',
      '(?:made up my mind|decided|chosen) (?:<soften>)(?:to )?(?:not|never) (?:to )?(?:be (?:living|alive)|live(?! (?:in|with|at|near|alone|here|there|together|abroad)))(?=<end>| by| past| after| any more| until| beyond)',
      '(?:will|am|going to) not (?:<soften>)(?:be )?(?:alive|living|breathing) (?:by|on|after|past|come) (?:<day>|the \\d+|my (?:birthday|next)|this|next|morning|midnight)',
      'death (?:date|day)\\b<gap>(?:plan|planning|going|want|intend|mean) (?:<few>)(?:pick|picking|choose|choosing|set|setting|decide|deciding) it (?:<soften>)myself',
      'know (?:where|when|how)(?: , | and )(?:(?:where|when|how)(?: , | and | ))+(?:that )?i (?:am going to|will|want to) (?:<soften>)(?:die|do it|end it)(?=<end>| and)',
      '^(?:i am |am )?(?:<soften>)(?:jumping|hanging) (?:tonight|today|tomorrow)(?= [.]|$)|tonight i (?:<soften>)(?:hang|jump|drown)(?= [.]|$)',
      '(?:als|mnd|diagnos[a-z]+|terminal|dementia|alzheimers|parkinsons|huntingtons|tumour|tumor|chemo)\\b<far>\\bi (?:will|am going to|would rather|plan to|intend to) (?:<soften>)(?:end it|die|check out|go) (?:<soften>)(?:first|myself|before it|on my (?:own )?terms|my (?:own )?way|now)',
      `${DEATH_OF_ONE_LOVED}\\b<far>\\b(?:intend|ready|plan|planning|decided|about) (?:to )?(?:<soften>)(?:join|follow|go to) (?:him|her|them)(?=<end>| soon| tonight| today| tomorrow| this| in heaven| there)`,
      // The place.
      `i am (?:<soften>)(?:standing |sitting |up |out )*on (?:the|a|that|our|my) ${HIGH_PLACE}(?: right now| now)?(?=<gap>(?:do not know what to do|(?:want|going|ready|about) to (?:jump|let go|step)|goodbye|nobody (?:is|will)|no one (?:is|will)|will not (?:come|go|walk) (?:down|home|back)|talk me down|someone stop me))`,
      `(?:went|got|climbed|walked|drove|going|gone|go|came) (?:up |out |back )*(?:to|onto|on) (?:the|a|that|my|our) (?:<few>)${HIGH_PLACE}(?: of [a-z ]{1,20})?(?: (?:yesterday|today|tonight|again|last (?:night|week)|this morning))* to (?:<soften>)(?:jump|end it|die|throw myself)`,
      `(?:say|said|saying) (?:<few>)goodbye\\b<far>\\b(?:going|walking|driving|headed|on my way) (?:up )?to the ${HIGH_PLACE}(?: now| tonight|<end>)`,
      '(?:think|thinking|thought|thoughts|dream|dreaming) (?:<soften>)(?:about|of) (?:jumping|stepping (?:off|out|in front)|throwing myself|walking (?:out )?in front)(?! (?:on|onto|aboard|ship|into (?:a |the )?(?:new|pool|business|market|career)))\\b[a-z ]{0,30}\\b(?:train|platform|tracks|lorry|truck|traffic|bridge|roof|ledge|balcony)',
      '(?:drove|drive|driving|steer|steered|steering|crash|crashed|swerve|swerved) (?:<few>)(?:into|off|at) (?:a|an|the|that) (?:<few>)(?:wall|tree|bridge|cliff|lorry|truck|pillar|river|barrier|lamp post|pole) (?:<few>)(?:on purpose|deliberately|intentionally)|(?:will|do) not turn the (?:steering )?wheel<end>',
      'locked (?:the|my|myself in)(?: [a-z]+){0,4}\\b<gap>i (?:will|am going to) (?:<soften>)do it(?=<end>| now| tonight| today)',
      // The attempt.
      '(?:my|the) (?:\\d+(?:st|nd|rd|th)|second|third|fourth|fifth|next|last) (?:suicide )?attempt (?:is going to|will|has to|must|is) (?:<soften>)(?:work|succeed|not fail)(?:ing)?',
      '(?:tried|attempted) (?:it )?(?:in|on|last|two|three|\\d+) (?:<few>)(?:and|but) (?:i )?(?:<soften>)woke up(?! (?:late|early|to|with|in love))|(?:was )?supposed to be dead by now',
      // The worth of the own life.
      '(?:do not|never) (?:<soften>)deserve to (?:<soften>)(?:live|be alive|exist|breathe)(?! (?:like|in|with|here))|(?:deserve|need|better off with) (?:a )?dead (?:mother|mum|father|dad|wife|husband|son|daughter)',
      'wrong side of the (?:railings?|barrier|fence|rail|guardrail)(?=<far>\\b(?:bridge|minutes|min|jump|water|drop|honked|again|next time|home)\\b)',
      '(?:only thing|all that is|nothing) (?:<few>)(?:stopping|stops|keeping|keeps|holding) me (?:<few>)(?:is |but |from it )*who (?:will|would|is going to) find (?:me|the body|my body)',
      '(?:vodka|whisky|whiskey|wine|gin|rum)\\b<gap>(?:sleeping (?:pills|tablets)|<pill>)\\b<gap>(?:bath (?:is )?running|ready|lined up|tonight i)',
      '(?:tired|sick) of pretending (?:that )?i am not going to (?:do it|kill myself|end it)|was (?:<soften>)going to do it (?:last|on|this) [a-z]+ but\\b<far>\\b(?:tomorrow|tonight|leaves|gone|alone)',
      '(?:reading|read|looking|been) (?:<few>)(?:about |up |at |on )?(?:ways|methods) to (?:do it<end>|go<end>|die)|(?:which|what) (?:way|method) (?:<few>)(?:does not|would not|will not) hurt\\b<gap>(?:to die|die|end it|kill)',
      'tell (?:my mum|my mother|my dad|my wife|my husband|my kids|her|him|them) it was quick|join(?:ing)? the 27 club(?=<gap>(?:on purpose|soon|tonight|this))',
      `${DEATH_OF_ONE_LOVED}\\b<far>\\bi am (?:<soften>)going to (?:him|her|them|my (?:baby|son|daughter|husband|wife)) (?:tonight|soon|tomorrow|now)<end>`,
      'crisis line (?:<few>)(?:on hold|busy|did not (?:answer|pick up)|hung up)',
      '(?:walked|went|waded|waling|walk) (?:<few>)into the (?:sea|lake|river|ocean) up to my (?:neck|chin)\\b<far>\\b(?:tomorrow|next time|tonight|came back)',
      '(?:hose|pipe|tube)\\b<gap>(?:exhaust|tailpipe)|full tank (?:<few>)and a (?:closed )?garage|garage with (?:a|the) door that closes',
    ],
    unless: `${FICTION}|exams?|driving (?:test|licen[cs]e)|ivf|souffle|sourdough|recipe|audition|bungee|parachute|abseil[a-z]*|climb(?:ing|er) (?:gym|wall|class)|traffic jam|stuck in traffic|fireworks|sunset|tiles|gutters?|solar panels|aneurysm|my (?:novel|play|script)`,
    danger: [
      'i have everything i need to do it in my rucksack',
      'ive got all i need here to end it',
      'i still have his morphine. i want to take it and be with him',
      'im gonna blow my brains out',
      'going to put a bullet in my head',
      'been practising the knot, it holds',
      'i wrote the note already. its under my pillow',
      'I have written the note and it is in my desk drawer',
      'i have chosen friday to die',
      'ive made up my mind to not be living by sunday',
      'i wont be alive by thursday',
      'can you see my death date, i plan on picking it myself',
      'i know where and when and how im going to die',
      'tonight i hang',
      'im jumping tonight',
      'the doctor said als. i will end it first',
      'my wife died in spring and i intend to join her',
      'im on the bridge right now and i dont know what to do',
      'i went to the roof of my building yesterday to jump, then it rained',
      'said goodbye to my dog. going to the bridge now',
      'i think about jumping every time the train comes in, and stepping in front of the train too',
      'i nearly drove into a tree on purpose this morning',
      'i have locked the hostel room and i will do it',
      'my fourth attempt is going to work',
      'i tried in august and woke up',
      'i dont deserve to live',
      'my kids deserve a dead mother more than me',
      'stood on the wrong side of the railing for 20 minutes on the bridge',
      'only thing stopping me is who will find me',
      'bottle of vodka, her sleeping tablets, bath running',
      'tired of pretending im not going to do it',
      'was going to do it last week but my sister visited. she leaves tomorrow',
      'been reading about ways to go',
      'if my mum reads this after, tell her it was quick',
      'she was born still in march. i am going to her tonight',
      'the crisis line had me on hold so im asking you',
      'walked into the sea up to my neck yesterday and came back for the dog',
      'the hose fits the exhaust',
    ],
    twins: [
      'i have everything i need to do it right this time, flour, eggs, courage',
      'i have everything i need to end things with him, even a speech',
      'we still have her tablets, should i take them back to the chemist',
      'i wrote the note to my neighbour, its on his doormat',
      'i have chosen friday to move out',
      'i decided to not live with my parents any more',
      'she will not be living here by sunday',
      'my birth date i know, can you see a lucky day i can pick myself',
      'i know where and when and how we are going to meet',
      'i am jumping into this new job tonight',
      'my uncle died and i decided to join his choir',
      'i am on the bridge right now in the traffic jam and i dont know what to do',
      'went to the roof to watch the stars',
      'thinking about jumping on a train to vienna',
      'my third attempt at the driving test is going to work',
      'i dont deserve to live like a queen but here we are',
      'i locked the door and i will do it tomorrow, the laundry i mean',
      'bottle of wine, sleeping cat on my lap, bath running, bliss',
      'reading about ways to go vegan',
      'my grandma died and i am going to her house tonight',
      'went into the sea up to my knees and came back',
    ],
  },
];

/** Wounds of the own body, where and how. */
export const HURTS_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'goes away to cut, feels better by it, or tells how deep',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:go|went|goes|going|run|ran|hide|hid) (?:<few>)(?:bathroom|bedroom|room|shower|toilet|closet) (?:and|to) (?:<soften>)cut(?=<end>| again| until| and)',
      '(?:get|got|find|feel|felt) (?:it|relief|release|calm|calmer|better|peace) (?:<soften>)(?:by|from|when i|after) (?:i )?(?:cut|cutting)(?=<end>| again| and)',
      '(?:cuts|cutting) (?:is |are |was |were |getting |going |on my [a-z]+ )*deeper (?:this time|than (?:before|last|usual)|each time|every time|again)',
      '(?:sleeves?|bandages?|socks?|sheets?) (?:is|are) (?:<soften>)soaked\\b<gap>(?:cut|blood|bleed)|(?:cut|cutting|blood|bled)\\b<far>\\b(?:sleeve|bandage|towel) is (?:<soften>)soaked',
      '(?:did it|did them|went|go) (?:<soften>)deeper\\b<far>\\b(?:<soften>)(?:bleeding|blood)|(?:<soften>)bleeding through (?:the|a|my) (?:towel|sleeve|bandage|shirt|sheets?)',
      'blood (?:<soften>)(?:calms me|makes me (?:feel )?calm)|(?:blades?|razors?|lighter|scissors|compass) on my (?:own )?(?:arms?|thighs?|legs?|skin|wrists?|stomach)(?=<end>| again| every| when| because| tonight)',
    ],
    unless: `${FICTION}|cake|onions?|paper ?cut|shav[a-z]+|fringe|bangs|hair|caught|sew[a-z]*|fabric|cat`,
    danger: [
      'when they shout i go to the bathroom and cut',
      'i get relief by cutting',
      'the cuts are deeper this time',
      'i get it by cutting. did it again and my sleeve is soaked',
      'blood calms me down',
      'my arms are a mess again and i did it deeper this time, its still bleeding through the towel',
      'i use the lighter on my arm when he ignores me, the lighter on my arm again',
    ],
    twins: [
      'i went to the bathroom and cut my fringe',
      'the budget cuts go deeper than last year',
      'my sleeve is soaked, i dropped it in the sink',
      'i went to the bedroom and cut the tags off',
    ],
  },
];

/** Hunger and vomiting that go on, with what they do to the body. */
export const STARVES_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'vomits many times a day, or goes without food until the body fails',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'binge (?:, )?(?:and )?(?:vomit|purge|puke|throw up)(?=<end>| , (?:binge|repeat)| repeat| every| all| again| \\d)',
      '(?:vomit|purge|puke|throw up|throwing up|purging|make myself sick) (?:<few>)(?:\\d+|three|four|five|six|seven|eight|nine|ten|several|many) times (?:a|per|every) (?:day|night)',
      '(?:eat|eaten|ate)\\b<far>\\bnothing\\b<far>\\bday (?:[4-9]|[1-9]\\d)(?=<end>| and| of)|(?:fainted|collapsed|passed out)\\b<gap>\\b(?:the )?scale (?:<soften>)(?:says|said|shows|went)',
      '(?:nothing|no food|only (?:ice|water|coffee|gum))\\b<gap>(?:day (?:[4-9]|[1-9]\\d)|(?:[4-9]|[1-9]\\d) days)\\b<far>\\b(?:fainted|faint|passed out|pass out|collapsed|dizzy|black out)',
      '(?:on |only |nothing but )(?:water|ice|gum|coffee)(?: and (?:water|ice|gum|coffee))? for (?:[4-9]|[1-9]\\d|four|five|six|seven|eight|nine|ten) days',
      '(?:[4-9]|[1-9]\\d|four|five|six|seven|eight|nine|ten) days without (?:<soften>)(?:food|eating|a meal)(?! (?:out|meat|chocolate|sugar))',
      '(?:2\\d|3\\d) (?:kilos|kg) is (?:the|my) goal|goal is (?:2\\d|3\\d) (?:kilos|kg)<end>',
    ],
    unless: `${FICTION}|pregnan[a-z]*|morning sickness|chemo|food poisoning|norovirus|stomach (?:bug|flu)|migraines?|colonoscopy|ramadan|dog|cat|baby|hospital food|flu`,
    danger: [
      'binge, vomit, binge, vomit, all day long',
      'i throw up five times a day on purpose',
      'what did i eat? nothing. yesterday nothing. day 6',
      'fainted in the shower but the scale says what i want',
      'nothing but ice, day 7, i keep passing out, i fainted at school',
      'on water and ice for five days, feel so pure',
      'five days without food and i feel holy',
      'fainted again, 31 kilos is the goal',
    ],
    twins: [
      'binge and repeat, that series is so good, a whole season',
      'pregnant and i throw up five times a day, girl or boy?',
      'what did i eat today? nothing fancy',
      'i fainted at the blood test, the scale of that needle',
      'five days without eating out and i saved so much',
    ],
  },
];
