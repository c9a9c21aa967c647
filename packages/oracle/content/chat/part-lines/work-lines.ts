import { line, type PartLine } from './part-line.ts';

/** Short answers about work, study and money. */
export const WORK_LINES: readonly PartLine[] = [
  line(
    '(?:will|do|can|am) (?:i|we) (?:going to )?(?:get|be accepted|be admitted|make it|get accepted|get admitted) (?:in|into|to) (?!the (?:flat|apartment|house)|trouble|heaven|shape|bed|fight)\\b.*|will (?:my|our) \\w+ (?:get|be) (?:into|in|accepted|admitted)\\b.*|my \\w+ will get (?:admission|in|into)\\b.*',
    "I can't see what a committee decides. What's movable is the file and the spread: everything in before the deadline, two or three other places beside it, and one honest look from somebody who already got in. A no from one place is only that place.",
  ),
  line(
    '(?:will|do|am) i (?:going to )?pass\\b.*',
    "I can't see the result, but I can tell you what moves it: past papers under time, the topics that come up every year, and a real night's sleep. Do one paper today and you'll know which three things to look at. I'm rooting for you.",
  ),
  line(
    `will (?:my|our) (?:son|daughter|child|kid|grandson|granddaughter|brother|sister|boyfriend|girlfriend)(?: \\w+)? (?:get|pass|do well)\\b.*\\b(?:results?|exams?|grades?|marks|atar|hsc|gcses?|a levels?|finals?|test)\\b.*`,
    "I can't see marks, and I wouldn't spoil the envelope. What helps from your side: breakfast, no questions on the day, and a sentence before the results, \"There's a way from every number.\" There is.",
  ),
  line(
    'should i (?:also )?apply (?:to|for|at) (?:\\w+ ){1,4}(?:too|also|as well)\\b',
    'Yes. A second application costs an evening and a fee, and a second offer is the only thing that turns waiting into choosing.',
  ),
  line(
    '(?:when is|what is|whens) (?:a |the )?(?:good|best|right) time to apply$',
    "The dates are the school's or the employer's and not the sky's: look up the deadline today, take off four weeks for papers and references, and that's your real one. Early beats lucky.",
  ),
  line(
    'should i (?:do|study|take|choose|become|be) (?:a |an )?(?:\\w+ )?(?:nurs\\w+|teach\\w+|law|medicine|design|psychology|engineering|accounting|art|music|it)(?: \\w+)? or (?:a |an )?\\w+(?: \\w+)?$|(?:psychology|design|nursing|teaching|law|medicine|art|engineering|business|it) or \\w+$',
    "Compare the dull parts, because you'll do those most: spend one day beside someone in each and ask about their worst hour. The one whose bad day you could stand is yours. If both pass, take the one you read about without being told to.",
  ),
  line(
    '(?:which|what) is better(?: for me)? (?:a |an )?(?:\\w+ )?(?:po|bank|banking|teach\\w+|govt|government|private|nurs\\w+|it|business|job)\\b.*\\bor\\b.*|will (?:it|the job|my job) be (?:a )?(?:govt|government)\\b.*',
    'No chart can tell an employer by its letterhead. Weigh it plainly: the safe one gives you hours, a pension and one long exam, the other starts sooner and moves faster. Give the exam a fixed number of tries, and apply to both meanwhile.',
  ),
  line(
    '(?:when will|will) i (?:get|find|land) (?:a |an |another |any )?(?:new )?(?:job|work|another|position)(?: (?:quickly|soon|fast|easily|this year))?$|will i find another (?:one |job )?(?:quickly|soon|fast)$',
    "I can't give you a date or a yes; it's strangers and budgets. What shortens it: ten short messages to people who've seen you work, asking for a name and not for a job, and two applications a week that fit instead of twenty that don't. Keep a month's cushion if you can.",
  ),
  line(
    'will i (?:get|land) (?:the|this|that) (?:\\w+ )?(?:job|position|role)\\b.*',
    "I can't see what they'll decide. You can walk in ready: three short stories, something you fixed, learned and are proud of, and one real question for them. If it's a no, ask what tipped it; that's worth having too.",
  ),
  line(
    'will i (?:change|switch|leave) (?:my )?(?:jobs?|work|career)s?(?: this year| soon)?$',
    "That one's more in your hands than in the sky's. If you'd like it to be yes, the sign of it is one thing done this month: an updated page about you, one conversation, one application. If none of that appeals, there's half your answer.",
  ),
  line(
    'should i (?:go (?:for|into)|change to|switch to|try|look (?:for|at)) (?:a |an )?(?:different|another|new|other) (?:field|industry|career|line of work|job)\\b.*',
    "My lean: yes to looking, not yet to leaping. Talk to two people who do it and ask about their worst hour, then try a small piece beside the job you have. If you'd still want it after that, it's a plan.",
  ),
  line(
    'why am i (?:so |always |just )*(?:unmotivated|lazy|tired of everything|stuck|unproductive|demotivated)\\b.*',
    "Lazy is hardly ever the word. Mostly it's too long without a result, too little rest, or a goal that isn't really yours. Make the next step stupidly small, ten minutes, and do it at the same time for a week; if nothing at all gives you joy for two weeks, tell a doctor.",
  ),
  line(
    '(?:what|which) (?:job|career|work|profession|field)s? (?:fits?|suits?|is (?:right|good|best) for|should i do|would suit)\\b.*',
    "A chart describes a style and can't pick a job. Look at what people already come to you for, and what you do without being asked; fire signs tend to need movement, earth something to show for it, air people and talk, water a reason to care. Try half a day of it before you believe any list.",
  ),
  line(
    '(?:is there )?any point (?:in )?(?:me |my )?(?:applying|trying|going|asking)\\b.*|is there any point (?:in )?(?:me |my )?(?:applying|trying|going|asking)\\b.*',
    'Yes, if you change one thing about it. Ask whoever said no what was missing, in two sentences, and put the answer into the next try. Two noes without a reason are a reason to ask; three with the same reason are a reason to look elsewhere.',
  ),
  line(
    'would (?:a move|moving|living|it|life) (?:to |in |back to )?(?:\\w+ ){0,3}(?:suit|be good for|work for|make) me\\b.*',
    "A chart doesn't know towns. Go for two ordinary weeks, with a commute, a supermarket and a rainy evening in them, and see whether you're looking forward to Tuesday. Work and two people you could call decide more than the map.",
  ),
  line(
    'should i tell (?:them|him|her|my (?:boss|employer|manager|work)|the (?:school|company|interviewer|panel)) (?:about |that i have |i have )(?:my )?(?:epilepsy|adhd|autism|diabetes|anxiety|depression|illness|condition|disability|diagnosis|medication|dyslexia|arthritis|ms|cancer)\\b.*',
    "It's yours to tell, and in most places you don't have to before an offer, unless it matters for safety in that job. Many people wait until they've been offered it and then say what they need: \"I have this, it's managed, and here's what helps.\" A disability or workers' advice line knows the rule where you live.",
  ),
  line(
    'should i tell (?:my )?(?:boss|manager|work|employer) before (?:the |my )?(?:review|appraisal|promotion|interview|raise|bonus)\\b.*',
    "If nothing has happened yet, there's nothing to tell: wishes and plans aren't their business. Have the review first, on your work alone, and speak when there's a date to arrange. Check your rights with an advice line before that, because they differ.",
  ),
  line(
    '(?:do|should) i (?:mention|explain|bring up|talk about|say something about) (?:the|my) (?:gap|break|years? off|career break|time off)\\b.*',
    'Yes, in one proud line before they ask: "I took that time to look after my mother. I\'m ready to be back, and I can run a day that never goes to plan." Then go straight to what you bring. Caring is work, and good panels know it.',
  ),
  line(
    '(?:when|by when) do i (?:have to |need to )?(?:say|answer|decide|tell them|reply|let them know)$',
    'By the date in the offer; if there\'s none, ask today: "By when do you need my answer?" Two to five days is normal, a week is usually fine. Don\'t let one run out while you wait for the other; say that you have two.',
  ),
  line(
    'can i ask (?:the \\w+(?: \\w+)?|them|him|her) for more(?: money| pay)?$',
    "Yes, and an offer is the best moment for it: \"I'd love to come. I have another offer at this sum; can you get closer?\" Nice people don't take an offer back over one polite question. If money can't move, ask for days, hours or a review in six months.",
  ),
  line(
    'should i (?:take|accept|go for) (?:the |my |an )?(?:early (?:pension|retirement)|redundancy|severance|package|buyout)\\b.*',
    "Get two numbers before any feeling: what you'd have each month for life now, and what two or three more years would add. The pension office or an independent adviser works that out for free or cheaply. Then ask which you'd regret at seventy, the money or the years.",
  ),
  line(
    '(?:when|can|will) (?:will |can |do )?i (?:be able to )?(?:finally )?retire\\b.*',
    "The pension office knows that better than Saturn: ask for a statement of what you'd get at three different ages. Put the monthly costs of a plain life beside it, and the year more or less picks itself.",
  ),
  line(
    'should i trust (?:the|my|this|him|her|a)(?: \\w+){0,4}(?: partner| contractor| investor| agent| man| woman| guy| seller)?(?: (?:he|she|they) (?:is|are) (?:a )?\\w+)?$',
    'Not because of a sign, and not against one either. Trust what can be checked: the register, two people who worked with them, and a contract read by somebody who does that for a living. Start with a small piece of business that you could afford to lose.',
  ),
  line(
    'should i (?:use|hire|go through|take) (?:an? )?(?:agent|agency|consultant|broker|middleman)\\b.*',
    "Do it yourself first, as far as the official site takes you; it's free, and nobody can promise a visa. If you use an agent, only a licensed one you looked up, never cash without a receipt, never your original papers. Whoever guarantees a yes is selling something.",
  ),
  line(
    'should i (?:book|take|choose|go by|fly or|travel by)(?: a| the)? ?(?:tatkal|train|flight|plane|bus|ticket|car|or)\\b.*',
    "Look at the door-to-door time and the price side by side; if they're close, take the one that leaves in daylight and can be changed. Before a holiday, book the sure seat first and hunt for the cheaper one after.",
  ),
  line(
    '(?:when will|will) (?:my |our |the )?(?:pr|visa|green card|permit|papers|residency|citizenship|passport|work permit)(?: \\w+)? (?:come|arrive|be (?:approved|ready|granted)|get)\\b.*',
    "I can't see what an office decides or when. Check the published waiting time for your category, keep copies of everything, and ask for the status in writing once it's past that. Book nothing that can't be moved before it's in your hand.",
  ),
  line(
    'should i (?:bring|call|take) (?:my )?(?:wife|husband|family|kids|children|parents)(?: \\w+)? (?:now|here)\\b.*\\b(?:or|wait|later)\\b.*',
    "Ask first what your permit allows and what a second application would do to the first; a licensed adviser or a migrants' office tells you. If both are possible, go by the room, the income for three months, and what she wants. Her answer is half of it.",
  ),
  line(
    '(?:is it|would it be|are we|is this) (?:a )?good (?:time|year|moment) to (?:buy|sell|invest)\\b.*',
    'I read symbols and no markets, so please take no date from me. Ask an independent adviser about the sum, put your monthly limit on paper before you look, and let nobody hurry you.',
  ),
  line(
    '(?:am i|will i) (?:going to )?(?:ever )?(?:be )?rich\\b.*',
    "No chart shows sums, and people born in the same hour end up rich and poor. If there's a forecast, it's dull: whether something's left over each month, and whether it goes where you can't touch it. I'd still dress for the yacht now and then.",
  ),
  line(
    'if (?:so|yes|it is a yes),? (?:then )?when$',
    "That's the part I can't date, for anyone. If you want a sign to watch for: the first month in which something is left over on purpose.",
  ),
  line(
    'if (?:not|no|it is a no),? (?:then )?how do i (?:cope|live|survive|deal)\\b.*',
    'With friends who cook, a library card and one thing a month you look forward to. Enough to sleep at night is worth a lot of zeros, and you can get there without a planet.',
  ),
  line(
    'when (?:will )?(?:the |my )?money (?:will )?(?:comes?|coming|arrives?)\\b.*|when will (?:i have|there be) money\\b.*',
    "I can't put a date on money, and I'd distrust anyone who does. What you can date: which cost ends next, whom to ask for more work or pay, and which day this week you'll do it.",
  ),
  line(
    'when (?:can|will) i (?:finally |ever )?(?:relax|rest|breathe|sleep|stop worrying|have peace)\\b.*',
    "Not when everything's solved, because then the next thing comes. Give it an hour instead: tonight, with the phone in another room and the list written down first. A worry on paper waits until morning.",
  ),
  line(
    '(?:which|what) (?:of (?:these|them|those)|one)? ?(?:do|should) i (?:deal with|do|tackle|handle|fix|sort(?: out)?) first\\b|what (?:do|should) i do first\\b',
    'Whatever can hurt somebody comes first, brakes, gas, health; have that seen to before you drive or sleep on it. Then whatever has a bill and a date, and make that call this week. The nice thing needs the least time, so it can stay in the diary.',
  ),
  line(
    'should i go on (?:the|a|this|that|my) date\\b.*',
    "Yes, go. A coffee doesn't cost what worrying about it costs, and an hour with someone nice is a rest from the rest. Tell a friend where you are, and keep your own way home.",
  ),
  line(
    'will (?:i|we) (?:ever )?(?:get|find) (?:somewhere|something|anything|a place|a flat|an apartment|a house|a room) (?:cheaper|better|nicer|affordable|else)\\b.*',
    "I can't see the listings, but searching before giving notice keeps it safe: set your ceiling, tell everyone you know that you're looking, and answer new ads within the hour. Give it two months before you decide it isn't there.",
  ),
  line(
    'is it better (?:to live )?(?:alone|on my own|by myself) or (?:with|together)\\b.*',
    "Cheaper together, quieter alone. My lean is together only if you'd want it at the same rent; if the money is the main reason, try a month at each other's place first and see who does the dishes.",
  ),
  line(
    'should (?:i|we) move out (?:of|from)?\\b.*\\b(?:loud|noisy|noise|neighbou?rs?|damp|mold|mould|small|expensive)\\b.*',
    'My lean: look first, leave after. One friendly talk with the neighbors and one written line to the landlord, with dates and times; if two months later you still sleep badly, go. Sleep is worth a move.',
  ),
  line(
    'will (?:i|we) (?:ever )?hear (?:back|from)\\b.*',
    "I can't see that inbox. Write once after a week, two friendly lines asking by when they decide, and keep looking as if it were a no. It costs you nothing if it's a yes.",
  ),
  line(
    'should i tell (?:my )?(?:roommates?|flatmates?|landlord|housemates?) (?:that )?i am (?:leaving|moving(?: out)?|going)\\b.*',
    "Wait until you have the new place in writing, unless your notice period is running or they'd have to find someone at once. Then tell them the same day, in person, with the date and an offer to help look.",
  ),
  line(
    'do i (?:sell|keep) (?:the|my|our) (?:house|flat|home|apartment)\\b.*\\bor\\b.*|is it (?:ok|okay|right|good|wrong) to sell (?:the|my|our) (?:\\w+ )?(?:house|home|flat|land)\\b.*',
    "Don't do it in a hurry; a house can wait half a year, and most big regrets come from the first year after a change. Get three numbers: what it would fetch, what it would rent for after costs, what you need a month. Then ask yourself whether you'd like being someone's landlord.",
  ),
  line(
    'should (?:we|i) sell (?:the|my|our) (?:caravan|camper|boat|car|van|motorbike|bike|cabin|rv|trailer)\\b.*',
    'Count the nights you used it in the last two years and divide the yearly cost by them. If a hotel would have been cheaper and nobody sighs at the thought, sell in spring. If one of you sighs, keep it one more summer with a date.',
  ),
  line(
    'will we (?:ever )?(?:get|finish|have) (?:the|our|this) (?:extension|kitchen|bathroom|renovations?|house|roof|loft|garage)\\b.*',
    "One day, yes, and rarely on the day that was said. Ask for the remaining steps in writing with a week beside each, and pay for what's done and not for what's promised.",
  ),
  line(
    'is (?:the|my|our) (?:builder|plumber|mechanic|contractor|electrician|agent|landlord|dealer|roofer) (?:a )?(?:con ?man|cheat|crook|scammer|liar|honest|ripping|cheating|dodgy)\\b.*',
    "I can't judge a man by his sign, and I won't. Judge the paper: a written quote, staged payments, receipts, and what his last two customers say. Never pay ahead for work that hasn't been done.",
  ),
  line(
    'should i (?:call|get|ask|see) (?:an? |the )?(?:electrician|plumber|doctor|vet|police|landlord|builder)\\b or\\b.*',
    "The one with the tools first. Flickering lights and odd noises are wiring or pipes far more often than anything else, and wiring can start a fire, so don't wait with that one. Whatever's left over afterward may have a blessing.",
  ),
  line(
    'do i have to do (?:something|anything) about (?:my )?(?:mum|mothers?|dad|fathers?|parents?|grandmothers?)\\b.*\\b(?:house|sign|will|papers|money|property)\\b.*',
    "Yes, and early is kind: while she can still decide for herself, it's her wish that counts and not yours. See a notary or lawyer together about a power of attorney and what she wants for the house. One appointment spares you a court later.",
  ),
  line(
    '(?:should i|do i) (?:go|move|return)(?: back)? (?:to|home to) (?:\\w+ ?){1,3} or (?:stay|remain)\\b.*|(?:should i|do i) (?:stay|remain) (?:in|here)\\b.* or (?:go|move|return)\\b.*',
    "Count what waits for you in each: work you can name, people you'd see on a Sunday, and what a month costs. My lean is to go only where at least two of the three are sure, and to make it a year with a date on which you look again. Which place do you picture when you think of being ill?",
  ),
  line(
    'is it better to (?:fly|travel|go|move|come)\\b.* or (?:to )?wait\\b.*',
    "If papers are still open, wait with the booking and not with the plan: pick the month, watch the prices, and buy only what can be moved. Once the paper's in your hand, go on the first date that works for you both.",
  ),
  line(
    'will i (?:ever )?(?:learn|be able|manage|get) (?:how )?to (?:drive|swim|cook|dance|ski|ride|cycle|sing)\\b.*|will i (?:ever )?learn (?:\\w+)$',
    'Yes, if you book the lessons; hardly anyone is unable to, people just stop at the ugly part in the middle. Find a patient teacher, twice a week for a month, and be bad at it in public once.',
  ),
  line(
    'will i (?:get to )?(?:travel|go abroad|go on a trip)(?: (?:this|next|soon|in)\\b.*)?$',
    "I can't see tickets. It's likelier with three dull things done this month: a valid passport, a sum you put aside each week, and one date you've told somebody about.",
  ),
  line(
    'what (?:should|do|can) i (?:work on|focus on|concentrate on|improve|change)(?: (?:this|next) (?:year|month)| in 20\\d\\d)?$',
    "One thing, and small enough to notice: finish what you start before you promise the next. Pick a single open loop, put a date on it, and tell someone who'll ask. By the next birthday you'll know whether it stuck.",
  ),
  line(
    'which (?:one|of them|of the two)(?: (?:do|should) i (?:take|pick|choose|accept))?$',
    "Put the difference in money beside what a month really costs there, and then picture the second winter and not the first week. Nice people make bad days short; a higher wage helps only if you get to keep it. If they're close, my lean is the people.",
    /\b(?:job|offers?|positions?|salary|company)\b/iu,
  ),
];
