import { line, type PartLine, RELATIVE } from './part-line.ts';

/** Short answers about family, friends and what other people will do. */
export const PEOPLE_LINES: readonly PartLine[] = [
  line(
    `(?:is|are) (?:${RELATIVE}|he|she|they|my boss|my roommate|my neighbou?r)(?: \\w+)? (?:mad|angry|upset|annoyed|cross|pissed)(?: (?:at|with) me)?(?: or just (?:busy|tired))?`,
    "I can't see that from here, and busy looks exactly like mad from the outside. Ask lightly and once: \"You've gone quiet, are we okay or are you just swamped?\" Most of the time it's swamped.",
  ),
  line(
    `(?:is|are) (?:${RELATIVE}|he|she|they|people|everyone|my \\w+) (?:really |secretly )?(?:talking|gossiping|laughing|complaining) (?:about|at) me\\b.*`,
    'I can\'t hear that, and families talk about whoever isn\'t in the room. If something specific reached you, ask the person once, calmly, "I heard this, is it right?" If nothing did, let it be noise.',
  ),
  line(
    `(?:is|are|was) (?:${RELATIVE}|he|she|they|my \\w+|my \\w+ in law) (?:really |just )?(?:doing|saying|ignoring)(?: \\w+){0,3} (?:on purpose|deliberately|to (?:hurt|annoy|test) me)\\b.*`,
    "I can't see her or his intention, and the damage is the same either way. Assume clumsiness the first time, because that's the sentence that's easiest to say. If it's always your things and nobody else's, it's a pattern, and you may name it.",
  ),
  line(
    '(?:do|should) i (?:say something|speak up|bring it up|mention it) or (?:let it go|leave it|drop it|keep quiet|not)\\b',
    'Say it once and lightly, about next time and not about last time: "Please leave my washing to me, I\'m fussy about it." If it was the first time and you\'d have forgotten it by Friday, let it go.',
  ),
  line(
    `why (?:does|do) (?:my|our) (?:mum|mother|dad|father|parents|family|husband|wife|boyfriend|girlfriend|sister|brother|nan|grandmother) (?:always )?(?:hate|dislike|mock|criticize|criticise|comment on|not like)\\b.*\\b(?:hair|clothes|style|outfits?|makeup|tattoos?|nose ring|piercings?|music)\\b`,
    "Usually it isn't the hair, it's seeing you turn into someone they didn't pick the look for. It's your head. You can end the round kindly: \"I know it's not your taste. It's mine, and I like it.\"",
  ),
  line(
    `will (?:${RELATIVE}|he|she|his (?:mother|mum|family|parents)|her (?:mother|mum|family|parents)|your \\w+) (?:ever )?(?:let|allow) me\\b.*`,
    'I can\'t read that, but you can raise the odds: ask on a calm day, bring the plan with you, who\'s there, how you get home, by when, and offer to text on arrival. "What would you need to say yes?" works better than a speech.',
  ),
  line(
    'will (?:my |the )?(?:boss|manager|employer|work|company|school|teacher|hr) (?:ever |actually )?(?:approve|give me|grant|let me|agree|allow)\\b.*',
    "I can't see that desk. Leave gets approved when it's asked for early, in writing, with the dates and the name of who covers for you. Send it today, and offer one shift or task in return.",
  ),
  line(
    `will (?:${RELATIVE}|my ex|my \\w+|he|she|they) (?:ever |finally |actually )?pay\\b.*\\b(?:child support|maintenance|alimony|support)\\b.*`,
    "I can't see that, and promises aren't payments. Ask in writing with a figure and a date, and don't rely on goodwill: the agency or court that handles maintenance where you live can enforce it, and asking them costs little.",
  ),
  line(
    `will (?:${RELATIVE}|my ex|my \\w+|he|she|they) (?:ever |finally |actually )?pay\\b.*\\b(?:back|owes?|money|rent|loan)\\b.*`,
    'I can\'t see that. Ask once, in writing, with the sum and a date: "Can you send it by the first, or in three parts?" If that day passes too, treat it as money you gave and lend no more; that keeps the person and stops the leak.',
  ),
  line(
    `(?:will|can|could|would) (?:${RELATIVE}|he|she|they) (?:be able to )?cope\\b.*`,
    "I can't promise it, but people who worry ahead often do well once they've got a list. Give them one: what's needed on which day, who to ring, and two hours a week that are theirs alone. Ask now who else could take a day, so it isn't all on one pair of shoulders.",
  ),
  line(
    `is (?:${RELATIVE}|he|she) (?:actually |really |ever )*(?:going to )?retir(?:e|ing)\\b.*|will (?:${RELATIVE}|he|she) (?:ever |actually |really )*retire\\b.*`,
    "I can't see it, but you can test it: ask for a date and for the form. People who mean it have looked up the pension; people who only say it change the subject to the garden.",
  ),
  line(
    `will (?:${RELATIVE}|he|she) (?:ever )?(?:settle(?: down)?|get married|find someone|grow up|sort (?:himself|herself) out)\\b.*`,
    'I can\'t see that, and some people settle late or in a shape of their own. What helps is being someone they can tell the truth to: "What would a good life look like to you?", and then listening without a plan in your pocket.',
  ),
  line(
    'should i (?:find|look for|arrange|choose) (?:a |an )?(?:girl|boy|match|wife|husband|bride|groom|partner) for (?:him|her|my (?:son|daughter|brother|sister))\\b.*',
    'Only if they ask for it. So ask first: "Would you like me to introduce you to someone, or not?", and take a no as a no. An unasked search mostly teaches a grown child to tell you less.',
  ),
  line(
    `will (?:${RELATIVE}|he|she) (?:ever )?(?:come (?:round|around)|change (?:his|her|their) mind|agree|get used)\\b.*`,
    "I can't see into them, and pushing tends to freeze people. Ask for the worry behind the no, answer that one part, and leave a few weeks of peace before you bring it up again. A yes that was talked out of someone doesn't hold.",
  ),
  line(
    `(?:will|is) (?:${RELATIVE}|he) (?:going to )?(?:get out|be released|come home)\\b.*\\b(?:lawyer|prison|jail|parole|march|april|may|june|july|january|february|august|september|october|november|december|early)\\b.*`,
    "I can't forecast that, and it isn't written in a chart; a court or a board decides it. His lawyer can tell you what's still open and what you could do, a letter, an address, a job offer. Plan the month as if the date could slip.",
  ),
  line(
    'should (?:i|we) let (?:him|her|them|my \\w+) (?:stay|live|move(?: back)? in|sleep|crash)(?: (?:with|at|back|in)\\b.*)?$|do i let (?:him|her|my \\w+) (?:move|come (?:and )?(?:live|stay)|live|stay)\\b.*',
    'Only if everyone who lives there can say yes, and with rules said aloud before the first night: until when, who pays what, and what ends it earlier. If someone in the house says no, take that as the answer and help to find another bed, a room, a hostel, a relative.',
  ),
  line(
    'how (?:do|can|should) i (?:stop|keep|get) (?:my |his |her )?(?:mum|mother|mother in law|parents|family|dad)(?: from)? (?:from |to stop )?inviting\\b.*',
    'With a number and not with names: "We have room for so many; you have ten places, and you choose who sits there." Whoever pays for extra chairs doesn\'t get to fill the room. Say it together, both of you, and once.',
  ),
  line(
    'what (?:do|to|can|should) (?:i |we )?do (?:with|about) (?:my |the |our )?(?:uncle|aunt|cousin|dad|father|brother|guest)\\b.*\\b(?:speech|drinks?|drunk|toast|embarrass\\w*)\\b.*',
    'Give him a job and a slot: two minutes, early, before the wine, with the band or a cousin ready to clap him off. Ask one calm relative to sit beside him and to have a taxi number. And tell him beforehand, kindly, "We\'re keeping speeches short."',
  ),
  line(
    '(?:what|how) (?:to|do i|should i|can i) (?:say|answer|react|respond)(?: \\w+)? (?:when|if) (?:people|they|everyone|the others|someone|girls|boys)\\b.*',
    'One dull line and a straight face: "Yes, that was private. Now you know." Then go on with what you were doing. Giggling needs a reaction to live on, and it usually starves within a week.',
  ),
  line(
    '(?:should i )?change (?:my )?(?:room|rooms|roommate|dorm|seat|class|desk)$',
    "Not as a first step, if the trouble is one person and one secret: talk to them first. If you can't rest in that room after two weeks, ask for the change; wanting to sleep in peace is reason enough.",
  ),
  line(
    'should (?:my \\w+ come or my \\w+|i (?:ask|take|bring|choose) my \\w+ or my \\w+)\\b.*',
    "Take the one who makes you calmer and can sit still in a waiting room; the other can have the first evening at home. If you can't choose, ask both what suits them, because one of them has a day off.",
  ),
  line(
    'is my (?:friend|best friend|mate|cousin|sister|brother)(?: (?!a\\b)\\w+)? (?:a )?(?:bad influence|bad for me|using me|jealous of me|fake)\\b.*',
    'I can\'t judge them from here, and you\'re grown up enough to say "not tonight." Look at how you are the day after: if you like yourself less each time, see them at breakfast instead of at night.',
  ),
  line(
    'why do i feel (?:like|as if i am|as if i was) (?:a |an |such a |the )?(?:\\w+ )?(?:traitor|monster|villain|vulture|(?:bad|terrible|horrible|awful|selfish|ungrateful) (?:daughter|son|mother|mum|father|dad|sister|brother|wife|husband|child|parent|friend))\\b.*',
    "Because you love them, and there's no version of this in which nobody is hurt. Guilt shows up wherever a promise meets a limit; it isn't evidence that you did wrong. Say the thing aloud to one person who knows what you've carried.",
  ),
  line(
    'is it (?:really |so )?(?:wrong|bad|selfish|terrible|greedy|cruel|awful|mean|heartless)(?: of me)? (?:to|that i|if i|for me to) (?:ask|think|want|wish|need|plan|say|wonder|feel|enjoy|keep|hope)\\b.*|is it selfish$',
    "No. Thinking ahead and wanting something for yourself can stand beside love; most people who carry a lot do both, and only the decent ones ask. It'd be wrong only if somebody were harmed or pushed, and a thought pushes nobody.",
  ),
  line(
    'how (?:do|should|would|can) i (?:tell|break (?:it|this) to) (?:my )?(?:nan|nana|gran|granny|grandmother|grandfather|grandpa)\\b.*',
    'In person or by voice, early, with the tea already poured: "I\'m moving in February, and I wanted you to hear it from me first." Then give her the next date at once, a visit, a call every Sunday. The date is what she\'ll hold on to.',
  ),
  line(
    'how (?:do|should|would|can) i (?:tell|explain to|email|write to) (?:my )?(?:prof|professor|teacher|tutor|lecturer|supervisor|advisor)\\b.*',
    'By email, today, before the list gets longer: "I\'m behind on these four assignments. I\'d like to catch up. Can I hand in the first by Friday and the others week by week, or come to your office hours?" Facts, a plan, no essay of excuses.',
  ),
  line(
    '(?:do|should) i (?:tell|admit to|confess to) (?:my )?(?:wife|husband|partner|boyfriend|girlfriend) (?:how much|what|that) (?:it|this|i)\\b.*\\b(?:costs?|cost|paid|spent|spend|price)\\b.*',
    'Yes, before the bank does it for you. Lead with the number and the plan, then the joke: "It costs this much a month. I want to still be able to tie my shoes at sixty."',
  ),
  line(
    'should i (?:tell|talk to|ask|inform) (?:my )?(?:wife|husband|partner|girlfriend|boyfriend) (?:about it )?(?:first|before)\\b.*',
    'Yes, before you do it. It\'s their rent too, and "I\'m thinking of it" is a conversation while "I did it" is news. Bring the sums, how many months you can bridge and what you\'d look for, and ask what they\'d need.',
  ),
  line(
    'do i still (?:have to|need to|gotta) (?:send|bring|give|buy) (?:a |them |her |him )*(?:gift|present)\\b.*',
    "You don't have to; a warm note is enough if you're not going. If you like her, something small sent ahead takes the sting out of the no.",
  ),
  line(
    'what (?:gift|present) (?:if yes|then|do i (?:get|bring|buy|send)|should i (?:get|bring|buy|send))$',
    'For a new baby: a bag of one size up, a good muslin blanket, or a voucher for a meal delivered on the worst week. For anyone else: something that gets used up, and two handwritten lines.',
  ),
  line(
    'what is an? (?:good |nice |polite )?excuse (?:not to|to not|for not|to skip|to get out of)\\b.*',
    "Short and without a story, because stories get checked: \"I can't make it on Sunday, and I'm sorry to miss it. Have a lovely day, and I'd love to see you after.\" Nobody who's busy with guests asks for the reason.",
  ),
  line(
    'what (?:do|can|should) i say to (?:him|her|them|my \\w+) when i (?:visit|see|meet)\\b.*',
    'Something small and true: "I\'m so glad to see you. Do you want to talk about it, or shall I tell you the gossip?" Then follow the answer. Sitting there counts more than the right sentence, and you may be quiet together.',
  ),
  line(
    'what (?:do|would) you say about my (?:wife|husband|partner) who wants? to (?:move|go|live)\\b.*',
    "That it's a wish worth an evening, and no decision yet. Ask what she or he sees when picturing it, and say what you would miss. Then try it: a month there out of season, before anyone sells anything.",
  ),
  line(
    'should i (?:still )?go to (?:her|his|their|the|my \\w+) (?:\\w+ ){0,2}(?:\\d+th|party|birthday|wedding|barbecue|bbq|dinner|reunion|shower)(?: anyway| or not)?$',
    "My lean: go, with a card and an end time. An hour is enough to have been there, and staying away says something louder than you may mean. If there's a thing between you, don't settle it beside the cake.",
  ),
  line(
    'do(?:es)? my (?:\\w+ )?(?:boss|manager|teacher|professor|coach|coworkers?|colleagues?|friends|roommates?|mother in law|in laws|neighbou?rs?|class) (?:really |secretly |actually |even )?(?:like|hate|respect|trust|value) me$',
    "I can't see into them, but it shows in small things: are you asked, told things early, teased kindly, defended when you're not there? Count those from the last month. If you can't tell, ask for one thing you could do differently; the tone of the answer is the answer.",
  ),
];
