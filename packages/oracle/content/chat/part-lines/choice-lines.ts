import { line, type PartLine, RELATIVE } from './part-line.ts';

const BODY =
  '(?:hips?|knees?|back|neck|shoulders?|head|stomach|tummy|feet|foot|legs?|arms?|hands?|wrists?|ankles?|jaw|teeth|tooth|chest|joints?|bones|belly|eyes?|ears?)';
const SURGERY = '(?:surgery|surgeries|operation|op|procedure|treatment|c section|transplant|scan)';
const SIGN =
  '(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)';
const COLOR =
  '(?:red|blue|green|black|white|pink|yellow|purple|grey|gray|beige|brown|blonde?|dark|brunette|ginger|copper|short|long|curly|straight|bob|bangs)';

/** Short answers about a choice, a month, a body or a wish that stands among other questions. */
export const CHOICE_LINES: readonly PartLine[] = [
  line(
    `why (?:does |do |is |are )?my (?:\\w+ )?${BODY} (?:always |still |so )?(?:hurts?|hurting|ache|aching|sore|stiff|swollen|swell|crack|click|tingl\\w+|numb)\\b.*`,
    "I can't see into a body, and no sky explains a pain. Note when it comes, how long it stays and what eases it, and take that to a doctor if it has lasted two weeks, wakes you or limits you. Many people feel joints more in cold, wet weather; that's worth saying there too.",
  ),
  line(
    `is (?:\\w+ ){1,4}(?:good|ok|okay|fine|lucky|bad|right|safe)(?: time| month| day| date)? (?:for|to have) (?:the |my |her |his )?${SURGERY}\\b.*`,
    "The team that treats you sets that date, and I'd take the earliest one they think right; no sky beats a slot. What you can plan around it: who drives, who cooks the first week, and what's off your desk by then.",
  ),
  line(
    '(?:who|with whom|where) (?:should|do|can|could) (?:i|we) leave (?:the|my|our|him|her|them)(?: \\w+)?(?: with)?\\b.*|who (?:should|could|can|will) (?:look after|take care of|watch|take|mind) (?:the|my|our) (?:dog|cat|pets?|kids?|children|house|plants|twins|son|daughter|baby)\\b.*|who (?:watches|minds|takes|looks after) (?:the|my|our) (?:dog|cat|pets?|kids?|children|house|plants|twins|son|daughter|baby)\\b.*',
    "With someone whose home it already knows, or who'd come to yours; habit matters more than comfort. Ask one friend or neighbor plus one backup, do a trial night now, and leave a page: food, times, odd habits, the vet or doctor, and your number.",
  ),
  line(
    "(?:should|do) (?:i|we) (?:cut|trim|clip|brush|bathe|wash) (?:the|my|our) (?:cats?|dogs?|rabbits?|puppys?|kittens?)(?:'?s)?(?: \\w+)? .*",
    'If it sits still for you, do it at home: a proper clipper, only the clear tip, two paws today and two tomorrow, with treats. If it fights or the nails are dark, let the vet do it once and have them show you how.',
  ),
  line(
    '(?:can|could|will) i (?:really |even |actually )?(?:do|manage|handle|cope with|get through|survive) (?:this|it|that|all this|all of it)(?: alone| by myself| on my own| at my age)?$',
    "I lean toward yes: you're already doing part of it. You don't have to be able to do all of it, only this week's piece, with two people who know that they may be asked. Write down the three things only you can do, and hand out the rest.",
  ),
  line(
    'do you (?:think|believe) (?:she|he|they|my \\w+) (?:still )?(?:sees?|hears?|watch(?:es)?|knows?|is watching|can see|can hear|is with)\\b.*',
    "I don't know, and I'd be making it up if I told you. What I can see is that the bond goes on: you still look out for what they'd think. Talk to them if it does you good; many people do.",
    /\b(?:died|passed|lost|dead|death|funeral|gone)\b/iu,
  ),
  line(
    'will (?:they|he|she|my (?:kids?|children|son|daughter|boys|girls)) (?:forget|still love|hate|resent|remember) me\\b.*',
    'Hardly anyone forgets the person who calls at the same hour every week and knows the small news. Rhythm counts more than gifts: a fixed day, something you only do with each other, and a date for the next visit to count down to.',
  ),
  line(
    'is it (?:right|ok|okay|wrong|fair|selfish|bad) (?:of me )?(?:to|if i) leave (?:my|the|our) (?:\\w+ )?(?:kids?|children|son|daughter|baby|boys|girls)\\b.*',
    "It can be right, if they stay with someone they love and it has an end date. Before you decide, put three things on paper: what the money is for and by when, who decides when they're ill, and the fixed hours you'll call. If one is open, settle that first.",
  ),
  line(
    '(?:and )?(?:which|what) (?:month|week|date|season|time) (?:is|would be) (?:better|best|right|good)\\b.*|(?:so )?when (?:is|would be) (?:it )?better\\b.*|(?:is )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter) or (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\\b.*',
    "I'd take the later one unless something is lost by waiting: papers, savings and goodbyes all like two spare months, and nothing in the sky outweighs that. If a contract, a school start or a price hangs on the earlier date, that decides it.",
  ),
  line(
    'what (?:happens|will happen|becomes|do i do) (?:to|with|of) my (?:\\w+ )?(?:business|shop|store|salon|company|clients|stall|farm|practice)\\b.*',
    "It can run without you if one person may decide and the figures reach you weekly. Name that person, write down prices, suppliers and passwords, and try it for two weeks while you're still there. If those two weeks fail, pause it properly or sell; half-running eats the savings.",
  ),
  line(
    '(?:will|does|is|would) (?:my |the )?(?:ex|boyfriend|girlfriend|husband|wife|partner|fiance|fiancee|he|she) (?:really |actually )?(?:going to )?wait(?:ing)? for me\\b.*',
    "I can't see that, and neither can a promise. Make it concrete before you go: how often you talk, when the first visit is, and by which date you'd be in one place. If a plan like that makes the other one vague, you've got an early answer.",
  ),
  line(
    '(?:is|are|would) (?:she|he|they|my \\w+) (?:be )?(?:a )?(?:good|right|bad|safe) (?:person|partner|match|choice|fit|one)? ?(?:for|to do|to start|in) (?:a |the |my |our )?(?:business|work|company|shop|studio)\\b.*',
    "A sign can't tell that; money and mornings can. Three tests: has this person finished something dull, do they say so when they're late, and can you talk about a bill without a mood? Do one small paid project together before you sign.",
  ),
  line(
    '(?:do|should) we (?:split|go|do|share)(?: it| the \\w+| everything)? (?:50 ?50|fifty fifty|half|equally|in half|evenly)\\b.*',
    'Half and half only fits if money, hours and risk are half and half too. Write down what each of you puts in, who decides when you disagree, and what happens if one wants out; then the split is easy, and a signed page keeps the friendship.',
  ),
  line(
    '(?:do|should) i (?:have to |need to )?(?:tell|admit to) (?:him|her|them|my (?:date|crush|boyfriend|girlfriend|new \\w+)) (?:that )?i am (?:still )?(?:separated|divorced|married|a (?:mom|mother|dad|father|parent|widow|widower)|living with|unemployed|broke|in debt|older|bi|bisexual|trans)\\b.*',
    'Yes, early and in one plain line, before it can look hidden: "You should know where things stand," and then the one fact, without excuses. Then stop. Whoever leaves over the truth would have left over finding it out.',
  ),
  line(
    'is (?:my|our) (?:son|daughter|boy|girl|child|grandson) (?:ever |really )?(?:going to|gonna) (?:want|take over|take|run|keep) (?:over )?(?:the |our |my )?(?:farm|business|shop|land|house|company|bakery|restaurant|practice|garage|salon|vineyard|hotel|store)\\b.*',
    'I can\'t see that, and guilt is a bad way to find out. Ask with the no left open: "If you could choose freely, would you want this, part of it, or none?" and say that each answer is fine. A clear no at least tells you what you may sell.',
  ),
  line(
    '(?:will|do|am) (?:i|we) (?:going to )?(?:ever )?(?:get|be given) (?:the|a|this|that|our) (?:\\w+ )?(?:flat|apartment|house|mortgage|loan|grant|council \\w+|allotment|place)\\b.*',
    "I can't see that list. What you can do this week: call and ask where your papers stand, whether one is missing, and who decides next; a file that's complete moves first. And keep looking in parallel until there's a key.",
  ),
  line(
    '(?:text|call|message|write|dm|ring|reply to) (?:him|her|them|my \\w+|back)? ?(?:back )?or not$',
    "Text, once, short and with something in it that can be answered. Then put the phone in another room. If you're only hoping to hurt or to test, don't.",
  ),
  line(
    '(?:gold|silver|rose gold) or (?:gold|silver|rose gold)\\b.*',
    'Gold, to go with the old custom for the Sun and the fire signs; silver belongs to the Moon. Hold both next to your face by a window: the one that makes you look rested wins.',
  ),
  line(
    `(?:go |stay |should i go )?${COLOR} or ${COLOR}\\b.*`,
    "My quick pick: the one you typed first, because that's mostly the one people want. If you felt a small no just now, it's the other one, and now you know.",
  ),
  line(
    '(?:can|should|could) (?:i|we) (?:be|stay|remain) friends with (?:my|an|your) ex\\b.*',
    'Not yet, if it still hurts: the test is whether you could hear about a new love of theirs and sleep that night. Take three months without messages first, and offer the friendship afterward if you still want it.',
  ),
  line(
    `is it true (?:that )?(?:a )?${SIGN}(?:s|es)? (?:should not|shouldnt|can not|cant|are|is|never|always|do not|dont|have|make|lie|cheat)\\b.*`,
    'No. A twelfth of all people share that sign, and they do everything well and badly. By the books it describes a style, never a ban, so go by how your body and your days take it.',
  ),
  line(
    'why do i (?:always |keep |still )*(?:dream(?:ing)?|have dreams) (?:about|of) my (?:dead|late) (?:nan|nana|gran|granny|grandmother|grandma|grandfather|grandad|mum|mom|mother|dad|father|sister|brother|husband|wife|friend)\\b.*',
    "Most likely because you miss them, and the place in the dream is where they're most themselves in your memory. It's no message and no warning that I could read. Write one of those dreams down; they get kinder with time for most people.",
  ),
  line(
    'why do i (?:always |keep |still )*(?:dream(?:ing)?|have dreams) (?:about|of)\\b.*',
    "Because something about it isn't finished for you; dreams chew on whatever the day left lying around. Ask what you felt in it and where you last felt that awake. That's mostly the answer, and it's no omen.",
  ),
  line(
    'will (?:my|our|the) (?:son|daughter|kids?|children|baby|boy|girl|dog|cat) (?:ever )?(?:get used to|adjust to|accept|cope with|settle)\\b.*',
    'Most do, in weeks to a few months, if the rhythm stays the same and nobody asks them to choose. One calendar on the wall, the same bag, the same goodbye sentence each time. Cling to that and not to how the first handovers go.',
  ),
  line(
    '(?:do|should) i take (?:the|this|that|a) (?:night ?shift|night|second|part time|weekend|evening) ?(?:shift )?(?:job|work|position)?\\b.*',
    "My lean: yes for three months, if the pay is clearly better and you've got dark, quiet hours to sleep in by day. Settle first who's with the children at night and which two evenings are yours. If you're still worn out after three months, stop.",
  ),
  line(
    'how many (?:kids|children|babies|sons|daughters)\\b.*',
    "No chart and no hand shows that number, and I won't invent one. It's decided by two people, their luck and their doctors; if it's a wish of yours, talk about it early with the person you'd have them with.",
  ),
  line(
    '(?:what is|tell me about) my (?:career|work|job|profession)$|(?:my )?career$|work$|job$',
    "Most of it is decided by people you've worked with, so go where your work is seen. One step this month: ask two of them what they'd come to you for, and aim the next job at that answer.",
  ),
  line(
    'when (?:is|will be) (?:my )?(?:marriage|wedding)$|(?:my )?marriage$|when do i (?:marry|get married)$',
    'No date stands written; two people set it. If there\'s someone, ask "when do you see us marrying?"; if not, say yes to the next three introductions.',
  ),
  line(
    '(?:(?:will i |should i )?(?:go |settle |move )?abroad)(?: yes or no| or not| or no)?$',
    'Lean yes, with a signed contract, a visa in your own name and money for the way back. Without those three, not yet; collect them first.',
  ),
  line(
    '(?:how is |what about |and )?my health(?: (?:this|next) year| in 20\\d\\d)?$|health$|how is my health\\b.*',
    "I can't see health in a chart, so please take none from me. What pays off most is dull: one checkup you've put off, a walk a day, and enough sleep. If something bothers you now, name it to a doctor this week.",
  ),
  line(
    'love$|my love life$',
    "Small and real beats fated: say yes to one invitation and write to one person you think of. If there's someone already, ten minutes a day without phones does more than any transit.",
  ),
  line(
    'money$|my (?:money|finances)$',
    "I can't see sums. What moves it: one page with what comes in and goes out, one price or wage you ask to be raised this month, and a small sum put by on payday.",
  ),
  line(
    '(?:a )?move$|moving$|(?:moving|move) house$',
    "Yes, once the sum works in a bad month too and you've spent an ordinary weekday there. Until then look, and sign nothing in a hurry.",
  ),
  line(
    'family$|(?:how is )?my family$',
    'It goes better with one small regular thing than with big talks: a call on the same day each week, and one old quarrel you let rest on purpose.',
  ),
  line(
    '(?:travel|trip|travels)$|will i travel$',
    'Yes, if you put a date and the first fifty into it this week. A trip that has a date tends to happen; one without stays a wish.',
  ),
  line(
    '(?:friends|friendship|friendships)$',
    'Write to the one you miss, with a day in the message. Friendships mostly end from waiting for the other one to start.',
  ),
  line(
    '(?:study|studies|exam|exams|school)$',
    'Old papers under time beat rereading. Forty minutes a day from tomorrow, the worst topic first, and sleep before the day itself.',
  ),
  line(
    `(?:should|do) i (?:go |move )?(?:back )?(?:to )?(?:visit|see|call|ring|invite|forgive) (?:${RELATIVE})(?: \\w+)?(?: or not)?$`,
    "My lean: yes, short and with an end time, an hour or one call. Decide beforehand on one thing you want to say and one you'll let pass.",
  ),
  line(
    '(?:should|do) i (?:see|get|call|ask|hire|need) (?:a|an|another|my) (?:lawyer|solicitor|accountant|second opinion|adviser|advisor|mediator|therapist|counsel\\w+)\\b.*',
    'Yes, for one hour. Bring your questions on a page and ask the price first; many towns have a free advice service too. It costs less than a wrong signature.',
  ),
  line(
    'how do i (?:stop|quit|give up) (?:biting|picking|snacking|scrolling|procrastinating|overthinking|worrying|swearing|vaping|gaming|spending|shopping|eating)\\b.*',
    "Don't fight it, move it: find the hour it happens most, and put one other thing there that keeps the same hands busy. One week, one hour, one swap. Then the next hour.",
  ),
  line(
    '(?:am i|will i be|will i end up) (?:going to be )?(?:alone|single|lonely)(?: forever| all my life)?$',
    'Nothing in a chart says so. Alone is how it is now and no sentence; most people who found someone late would have sworn to it the year before.',
  ),
  line(
    '(?:is|was) (?:that|it|this|my \\w+)(?: \\w+)? (?:a )?(?:red flag|green flag|bad sign|good sign)\\b.*',
    "Not by sign or date of birth; a flag is something a person does. Red is when your no is argued with, plans are always last minute, or you're kept secret. If none of that happens, it's only a sign and a nice topic for the second coffee.",
  ),
  line(
    '(?:do|should) i tell (?:my ex|him|her|the father|my (?:boyfriend|husband|partner|fiance))(?: that)? i am (?:pregnant|expecting|having (?:a|his) baby)\\b.*',
    "My lean is yes, once you know what you'd like from the talk, and not by text. Tell someone on your side first, then him in daylight: \"I'm pregnant. I don't need an answer today.\" If you're afraid of how he'd react, don't do it alone, and ask a pregnancy advice service before.",
  ),
  line(
    'do i quit (?:the|my|this|that) (?:job|work|diner|dinner|bar|shop|store|office|restaurant|cafe|factory|warehouse|salon|hotel|firm|company|agency|hospital|bank|kitchen|call center|place)\\b.*',
    'My lean: yes, but with something else signed or three months of bills put by. Until then look from inside the job; two applications a week cost less than one empty month.',
  ),
  line(
    'how (?:do|should|can|would) i (?:tell|break it to) my (?:boss|manager|supervisor|team|work)(?:$| (?!(?:that )?i am (?:pregnant|sick|ill)).*)',
    "In person, before the others hear it, with the news in the first sentence: what you've decided, from when, and what you'll hand over. Then one honest thank you. Long reasons aren't needed; give one when you're asked.",
  ),
  line(
    '(?:do|should) i (?:relocate|move|go|emigrate|fly) to (?:the )?(?:\\w+ ){1,3}(?:on|with) (?:a |an |the )?(?:\\w+ )?visa\\b.*',
    "My lean: yes, if the employer stands on the official sponsor list, the contract names hours and pay, and no one asks you to pay for the job. An agency's Friday is a reason to check faster and not to skip it: ask today for all of it in writing.",
  ),
  line(
    '(?:do|should) (?:i|we) sell (?:the|my|our|his|her) (?!house|flat|home|apartment|business|shop|car|shares|stocks|land|farm|dog|cat|horse)(?:\\w+ ?){1,3}$',
    "My lean: yes, if you haven't used it in a year or the money would calm this month. Look up what three others got for the same thing, ask a little more, and keep it if you'd buy it again tomorrow.",
  ),
  line(
    '(?:do|should) (?:i|we) (?:fire|sack|let go of|dismiss) (?:the|my|our|him|her|them)\\b.*',
    "My lean: not before one clear talk with a date in it: what has to change, by when, and what happens if it doesn't. Write it down the same day. If it's about family, let a second person sit in, and keep the dinner table out of it.",
  ),
  line(
    '(?:can|could) i trust (?:the|my|a|this|that) (?:builder|plumber|mechanic|contractor|electrician|agent|landlord|dealer|roofer|seller|buyer|agency|recruiter|broker|lawyer|doctor|babysitter|tenant)\\b.*',
    'Trust what can be checked: two people who worked with them this year, the register or license, a price in writing, and never all of the money before the work is done. If they bristle at that, you have your answer.',
  ),
  line(
    'what (?:do|should|can|could) i (?:even )?say to (?:him|her|them)(?: now| then)?$',
    'One sentence with what you saw or feel, one with what you would like, and then a pause: "It matters to me that you\'re there. What would make it possible?" No list of old things, and a yes to half of it counts.',
  ),
];

/** For a question that none of the others fits. */
export const LAST_LINES: readonly PartLine[] = [
  line(
    'why (?:does|do|did|is|has) (?:my |our |the )?(?:boyfriend|girlfriend|husband|wife|neighbou?r|boss|mother in law|mum|mom|dad|father|mother|sister|brother|son|daughter|roommate|coworker|friend|landlord)\\b(?! (?:hate|hates|love|loves|block|blocked|ghost|ghosted)).*',
    'I can\'t see into anyone, and the kindest guess is often the right one: habit, tiredness, or a worry that has nothing to do with you. Ask once, about one scene: "On Sunday this happened. What was going on?"',
  ),
  line(
    "(?:which|what) (?:subject|course|major(?! arcana)|stream|master'?s?|program(?:me)?|degree (?=should|do|for|would))\\b(?! of action).*",
    "Go by its ordinary Tuesday, not by its title: look up a second-year timetable for each and mark the classes you'd go to unasked. If they come out even, take the one that opens more kinds of jobs or costs less, and talk to one person who's two years in.",
  ),
  line(
    '(?:the |a |my |our )?\\w+(?: \\w+)? or (?:the |a |my |our )?\\w+(?: \\w+)? first',
    "First the one that gets dearer or harder by waiting. If neither does, the one you'd look back on with more joy a year from now; give the other a month on the calendar, so it's later and not never.",
  ),
];
