import type { Turn, TurnPassage } from '../turn.ts';

const LEADS = String.raw`(?:(?:ok|okay|so|well|and|but|then|yes|yeah|now|hm+|like|honestly|update|omg|ugh|still|just) )*`;

const turn = (
  id: string,
  said: string,
  passages: readonly TurnPassage[],
  limits: Pick<Turn, 'after' | 'unless'> = {},
): Turn => ({
  id: `later-${id}`,
  said: new RegExp(`^${LEADS}(?:${said})$`, 'u'),
  ...limits,
  passages,
});

const one = (text: string): readonly TurnPassage[] => [{ text }];

/** Anger at somebody, in grief too. */
export const HATES_THEM: Turn = turn(
  'hates-them-for-it',
  String.raw`(?:i )?(?:hate|resent|can not forgive|am so (?:angry|mad) at|can not stand) (?:him|her|them|my \w+)(?: for (?:it|that|this)| so much)*`,
  [
    {
      of: /\b(?:died|passed|funeral|mum|mom|dad)\b.*\bdating\b|\bdating\b.*\b(?:died|passed)\b/u,
      text: "Of course you're angry. For you it's as if an empty chair had been given away too soon. You may feel that, and {they} may be lonely and doing it badly; both can be true. You don't have to meet anyone or be glad: \"I'm not ready, please don't ask me yet\" is a complete sentence.",
    },
    {
      text: "You're allowed to, for as long as it lasts; anger is mostly hurt with its coat on. Don't act on it tonight. Write it down unsent, all of it, and see in the morning which one sentence of it you'd really want {them} to hear.",
    },
  ],
);

/** Statements that many stories have, received as what they are. */
export const TOLD_TURNS: readonly Turn[] = [
  turn(
    'no-answer',
    String.raw`(?:(?:still )?(?:no|zero) (?:answer|reply|response|word|news)s?|(?:i )?(?:have not|not) (?:heard|got\w*|received)(?: \w+){0,3}|(?:he|she|they)(?: still| just)* (?:has|have|did|does|do) not (?:\w+ )?(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|wr(?:ite|itten)|call(?:ed)?)(?: back| me)*|nothing(?: yet)?|left me on read|radio silence|silence)(?: (?:for|since|in|after|from) (?:\w+ ?){1,4}| yet| so far| at all)*`,
    [
      {
        of: /\b(?:professor|teacher|lecturer|tutor|school|university|uni|dean)\b/u,
        text: 'Two weeks is long enough to ask again. One short mail with a date, "I\'d like to understand the grade; could I come by in your office hours this week?", and if nothing comes, go there in person or write to the course office. Check the deadline for an appeal today, because that one doesn\'t wait.',
      },
      {
        of: /\b(?:interview|applied|application|job|recruiter|hr|company)\b/u,
        text: 'Ask once, friendly: "I\'m still very interested. Is there news, or a date by which you\'ll decide?" A week and a half after is normal. Then count it as open but not as a plan, and send the next one.',
      },
      {
        of: /\b(?:landlord|deposit|council|insurance|refund|company|customer service|seller|bank)\b/u,
        text: 'Then once more in writing, with a date and what follows: "Please answer by the 30th; after that I\'ll turn to the advice office." Keep a copy. Silence from such places usually ends when a deadline appears.',
      },
      {
        text: "That's the worst kind of answer, because your head fills it. If you've asked once, leave it for now; a second message rarely brings what the first didn't. Give it until a date you pick, and fill the days until then with people who do answer.",
      },
    ],
    {
      after:
        /\b(?:text\w*|wrote|write|email\w*|message\w*|sent|ask\w*|appl(?:y|ied)|interview|call\w*|letter|told)\b/u,
      unless: /\bbiopsy|results?|scan\b/u,
    },
  ),
  turn(
    'only-a-joke',
    String.raw`(?:he|she|they)(?: just| always| only)* (?:said|says|say|told me|tells me|thinks?|called it|laughed and said)(?: that)? (?:(?:it is|it was|that is|that was|he was|she was)(?: just| only)* (?:a joke|joking|kidding|banter|nothing|no big deal|not that (?:deep|serious))|i am (?:too |being |so |just )*(?:sensitive|dramatic|crazy|paranoid|overreacting|jealous|a child|insecure)|i overreact)`,
    one(
      "A joke is something you both laugh at, and you don't. You needn't prove that it hurts: \"It isn't funny for me. Please stop.\" Say it once more, short, without a debate about your humor, and then watch whether it stops. If it goes on, it isn't a joke, it's a choice.",
    ),
  ),
  turn(
    'did-it-again',
    String.raw`(?:he|she|they|my \w+)(?: just| then| went and)* (?:did|does|has done|keeps doing) (?:it|that|this|the same)(?: thing)? (?:again|anyway|today|behind my back|all the time)|(?:he|she|they) ignored (?:it|me|that)`,
    [
      {
        of: /\b(?:mother in law|mil|in laws?|grandma|grandmother|my mum|my mom|my dad)\b/u,
        text: 'Then it wasn\'t a slip, and now something follows, calmly: "We asked you not to. If it happens again, we\'ll do the visits together for a while." Best said by the one whose mother it is. Then really do it once; after that it rarely needs saying.',
      },
      {
        text: "Then the talking part is used up, and now something has to follow that's in your own hands: leave, stop, lock it, or do it without {them}, whatever you said you'd do. Calmly, the first time it happens, with one sentence. Words teach little where nothing follows.",
      },
    ],
    { after: /\bi (?:said|told|asked)\b|\bstop\b|\bpromised\b/u },
  ),
  turn(
    'vet-bill',
    String.raw`(?:but )?i (?:do not|can not|could not|have not)(?: even| really| just)* (?:have|afford|pay|got)(?: that| it| the money| that much| this| so much)*`,
    one(
      "Say that to the vet right away, in those words, because they hear it every day: ask for payments by the month, for what's urgent and what can wait, and for a cheaper way of treating it. Animal charities and vet schools help with bills in many places; call two today. And ask honestly what the money would buy in good months for {them}; a gentler plan isn't a betrayal.",
    ),
    { after: /\bvet\b/u },
  ),
  turn(
    'they-are-hurt',
    String.raw`(?:now )?(?:he|she|they|my \w+)(?: is| are| was| were| got| seems?| looks?)(?: so| really| very| now| pretty| a bit)* (?:hurt|sad|upset|disappointed|crushed|devastated|heartbroken|in tears)(?: now| about it| with me| because of me)*`,
    [
      {
        of: /\b(?:marry|propos\w+|engag\w+|need time|love you)\b/u,
        text: "Of course, and you still did right; a yes out of fear would have hurt more. Tell {them} what's true on your side, so that the gap isn't filled with the worst: \"It isn't a no, and it isn't about how much I love you. I need until the new year to be sure.\" A date makes it bearable.",
      },
      {
        text: "Then say that you see it, without taking your words back: \"I can see that hurt you, and I'm sorry it did. I meant it, and I'm still here.\" Give {them} some days; being hurt isn't the same as being wronged.",
      },
    ],
    {
      after:
        /\bi (?:told|said|asked|need\w*|did|refused|cancel\w*|broke|left|forgot|didn t|did not)\b/u,
    },
  ),
  turn(
    'gives-up',
    String.raw`(?:i )?(?:do not|dont) (?:want|feel like) (?:to )?(?:try|trying|do it|go|doing it|take it)(?: again| anymore| any more)+|i (?:am done|give up|quit|am so done|am giving up|can not do it again|am over it)(?: with (?:it|him|her|them|this))?|i am done(?: trying)?|never again`,
    [
      {
        of: /\b(?:driving|test|exam|fail\w*)\b/u,
        text: "Then don't, for now. Take a month off without deciding anything; you're worn out, and that isn't the same as unable. Nobody worth listening to laughs at a third try. When you look at it again, change one thing, another instructor, another hour, a mock test, so that it isn't the same drive a fourth time.",
      },
      {
        of: /\b(?:friend|bestie|mate|cancel\w*)\b/u,
        text: "That's fair; you've given it enough chances. You needn't make a scene: just stop being the one who suggests, and see whether anything comes from {them}. If you want to say it, one line: \"I've stopped planning with you because it keeps falling through. If you want to see me, name a day.\"",
      },
      {
        of: /\b(?:boyfriend|girlfriend|husband|wife|ex|dating|he|she)\b/u,
        text: "I hear you, and you don't have to justify it. Sleep one night on it so that it's a decision and not only a mood; if it's still there tomorrow, say it once and plainly, and tell someone who'll hold you to it.",
      },
      {
        text: "Then let it rest, you're allowed to. Put it away until a date you choose, a month from now, and look at it then with a rested head. Stopping for a while is not the same as failing.",
      },
    ],
  ),
  turn(
    'arrived',
    String.raw`(?:i|we)(?: just| finally| am| are)* (?:arrived|here|moved in|made it|landed|got here|in my new (?:place|flat|room|city)|there)(?: safely| today| now| yesterday)*|(?:first (?:day|night|week)) (?:is )?(?:done|over|survived)`,
    one(
      "You're there! The strange first night counts as done. Today only small things: a shower, food, your own sheets, a message to the person who's waiting for one, and a walk around the block so that one street is yours. It'll feel odd for some weeks, and that's just newness. How does it look?",
    ),
    {
      after:
        /\b(?:mov(?:e|ing)|new (?:city|town|country|place|flat|job|school)|flight|leaving|abroad)\b/u,
    },
  ),
  turn(
    'other-parent-says',
    String.raw`(?:but )?(?:my )?(?:husband|wife|partner|ex|boyfriend|girlfriend|mum|mom|dad|sister|best friend|friend|(?:his|her|their) (?:dad|father|mum|mom|mother))(?: just| already| always)* (?:says?|said|thinks?|is saying) (?:no|it is (?:stupid|a bad idea|a good idea|too (?:early|much))|i should(?: not)?(?: \w+){0,4}|we should(?: not)?(?: \w+){0,4}|to (?:wait|do it|leave|stay)|otherwise|the opposite)`,
    [
      {
        of: /\b(?:daughter|son|kid|child|teen\w*)\b/u,
        text: "Then settle it between the two of you first, without the child in the room, because two answers make one of you the enemy. Say what you're each afraid of, and look for the version both can live with: later, smaller, or with a condition. If it can't be undone, I'd let the more careful one of you decide for a year.",
      },
      {
        text: "That's one voice, from someone who doesn't have to live with it the way you do. Ask for the reason behind it, once; if there's a fact in it that you'd overlooked, use it. If it's only a different taste, yours counts.",
      },
    ],
  ),
  turn(
    'maybe-not',
    String.raw`(?:maybe|perhaps|i guess|probably)(?: it is| that is| i should| i will| we should)* (?:not|no|better not|not do it|wait|leave it|a bad idea|not (?:now|yet|worth it|a good idea))(?: then| yet| after all| for now)*`,
    [
      {
        of: /\b(?:dog|cat|pet|puppy|kitten|adopt)\b/u,
        text: "That sounds sensible to me, for now. See first how the one you have gets along with a friend's animal, a few walks and an afternoon at home. If that goes well, you can ask again in spring; if not, you've spared both of them.",
      },
      {
        text: "That sounds like your own answer, and I'd trust it: not now. You can look again in a few months if it keeps coming back; a no that can become a yes is the easy kind to undo.",
      },
    ],
    { after: /\b(?:should|thinking (?:of|about)|want to|adopt|buy|move|quit|get a|offer)\b/u },
  ),
  turn(
    'checked-profile',
    String.raw`(?:i )?(?:keep|kept|can not stop|just|always|still)? ?(?:check(?:ed|ing)?|look(?:ed|ing)?(?: at)?|stalk(?:ed|ing)?|scroll(?:ed|ing)?(?: through)?|saw|watch(?:ed|ing)?)(?: at| up)? (?:his|her|their) (?:insta\w*|profile|facebook|stories|story|tiktok|page|pics?|photos?|last seen|new \w+)(?: \w+){0,5}`,
    one(
      "Everyone who's been left has done that at two in the morning, so no shame. But each look costs you an evening and tells you nothing true; you're comparing your insides with somebody's best angle. Mute or block both accounts tonight, just for thirty days, and give the phone to the kitchen at ten.",
    ),
  ),
  turn(
    'not-told-them',
    String.raw`(?:i |but i )?(?:have not|did not|never|still have not)(?: \w+)? (?:told|tell|said|say|talked to|spoken to|mentioned)(?: anything| it| this)*(?: to)? (?:him|her|them|anyone|anybody|my \w+)(?: yet| about it| how i feel| that)*`,
    [
      {
        of: /\b(?:porn|ugly|jealous|insecure|hurts? me|feel (?:bad|small|lonely))\b/u,
        text: "Then that's the next step, because {they} can't be careful with something {they} {does}n't know about. Keep it about you: \"When you do that, I feel unattractive next to it. I'm not asking for a promise tonight, I want you to know.\" It may be easier on a walk, side by side.",
      },
      {
        text: "Then that's where I'd start. Not the whole speech, just the first sentence: \"There's something I've been carrying, and I'd like you to know.\" Pick a quiet hour this week; it gets heavier with each month it waits.",
      },
    ],
  ),
  HATES_THEM,
  turn(
    'was-like-that-before',
    String.raw`(?:but )?(?:it|that|the \w+) (?:was|were) (?:already )?(?:like that|there|broken|damaged|dirty|the same)(?: \w+)? (?:before|when (?:i|we) moved in|already|from the start)(?: i moved in)?`,
    one(
      'Then proof is what counts: photos from the move-in, the handover report, old messages, or a witness. Send one letter with copies, "The damage was there when I moved in, see the photo of that date; please return the full deposit by the 30th", and if he refuses, go to the deposit scheme or a tenants\' advice office. He\'d have to show that you did it.',
    ),
    { after: /\b(?:landlord|deposit|flat|apartment|rent\w*)\b/u },
  ),
  turn(
    'already-decided',
    String.raw`(?:but )?(?:it is|that is|he|she|they|it was)(?: all| already| has| have)* (?:decided|settled|done|too late|set|agreed)(?: it)?(?: without me| now)*`,
    one(
      "That's the part that would make me angry too: not being asked in your own life. It may be decided that it happens, but not how. So ask for your say there: \"I wasn't asked, and that hurt. If it happens, I need these three things agreed before.\" Choose the three you can't do without.",
    ),
    {
      after:
        /\b(?:nobody asked|without (?:asking|me)|not asked|did not ask|mov(?:e|ing) in|plan\w*|husband|wife|partner|family)\b/u,
    },
  ),
  turn(
    'good-but-scared',
    String.raw`(?:but )?(?:now )?i am (?:so |really |kind of |a bit |suddenly )*(?:scared|worried|nervous|afraid|panicking)(?: that| about| of)?(?: it is| it| the)? ?(?:too (?:expensive|much|big|far|soon)|(?:a )?mistake|not (?:affordable|right)|money|rent|price)(?: \w+){0,4}`,
    one(
      "That's the normal wobble after a big yes, and it's worth one hour with paper: rent and bills together, against what really comes in. Up to about a third is comfortable, up to a half is tight but doable with nothing else big. If it's more than that, look today at a flatmate or at what you can still undo; if it isn't, be happy.",
    ),
    { after: /\b(?:flat|apartment|house|place|rent|mortgage|lease)\b/u },
  ),
];

/** Short questions that many stories have. */
export const SHORT_QUESTION_TURNS: readonly Turn[] = [
  turn(
    'silly-right',
    String.raw`(?:(?:that is|it is|is (?:that|it)|am i|i am|i feel|pretty|so) )*(?:silly|stupid|pathetic|ridiculous|dramatic|dumb|embarrassing|lame|childish)(?: of me| i know| lol)*(?: right| huh| no| is it not| or)?`,
    [
      {
        of: /\b(?:moving out|moved out|leaves? home|empty nest|off to (?:college|uni\w*)|last child)\b/u,
        text: "Not silly at all. You're saying goodbye to twenty years of ordinary days, and tears are the right size for that. Let yourself cry tonight, hug {them} tomorrow without making {them} comfort you, and plan one thing for the first quiet Sunday. {They} will call about the washing machine sooner than you think.",
      },
      {
        text: "Not silly at all. It matters to you, and that's reason enough; most people have something just like it and don't say so. You don't need to talk yourself out of it.",
      },
    ],
    { unless: /\b(?:he|she|they|this app|you)\b/u },
  ),
  turn(
    'mean-anything',
    String.raw`(?:does|do|could|can|did) (?:it|that|this)(?: even| really| actually)* (?:mean|count(?: as)?) (?:anything|something|(?:that )?(?:he|she|they) (?:likes?|loves?|misses?|wants?) me(?: back)?|(?:he|she) (?:is|might be) (?:into|interested)(?: in)?(?: me)?)`,
    [
      {
        of: /\b(?:story|stories|viewed|views|liked? my|likes my|followed|snap|post|pic|photo)\b/u,
        text: 'Very little by itself: apps put stories at the front and thumbs tap whatever comes. It means your name came up on a screen, no more. If {they} also write{s}, ask{s} and show{s} up, that counts. Quicker than guessing: send one light message and see what comes back.',
      },
      {
        of: /\bdream\w*\b|\bdreamt\b/u,
        text: "It means it's still being sorted in you, and nothing about {them} or the future. The head brings up old people when something now feels similar: being left, being wanted, a change. Look at the feeling in the dream and where it sits in your week. It isn't a sign to write.",
      },
      {
        text: "Something small, perhaps: one kind act is friendly, a row of them over weeks is interest. Don't read the single one; watch whether it repeats, and whether {they} make{s} time when it costs something.",
      },
    ],
  ),
  turn(
    'is-it-me',
    String.raw`(?:is it|is that|was it|or is it|is this)(?: because of| about| just| really)* me(?: though| or him| or her| then)*`,
    [
      {
        of: /\b(?:sex|intimacy|touch\w*|bedroom|desire)\b/u,
        text: "Most likely not in the way you fear. After a year it's usually tiredness, stress, health or a habit neither of you knows how to break, and hardly ever that you've stopped being attractive. Ask away from the bedroom, \"I miss you, and I've started to think it's me. What is it for you?\", and if it's tiredness, a doctor's check is a fair request.",
      },
      {
        text: 'I can\'t see it from here, and the fact that you ask speaks for you. Usually it\'s something between two people and not one of them. Ask {them} straight, "Is it something I do?", and believe the answer enough to stop turning it over at night.',
      },
    ],
  ),
  turn(
    'was-it-a-no',
    String.raw`(?:did|does|do|was|is) (?:he|she|they|that|it|this) (?:say |said |mean |a )*(?:no|yes|yes or no|no or yes)(?: or (?:what|yes|no|not|is it))*|is (?:that|it) a (?:yes|no|maybe)(?: or (?:a )?(?:no|yes|what))*`,
    one(
      'Neither yet: it\'s an "I haven\'t decided", and it stays one until somebody asks again. So ask, friendly and with a date: "I\'d need to know by Thursday so I can plan. Is it a yes?" Until then plan as if it were a no.',
    ),
    {
      after:
        /\b(?:we will see|maybe|not sure|let (?:me|you) know|think about it|possibly|perhaps|said (?:ok|we|she|he|maybe))\b/u,
    },
  ),
  turn(
    'right-thing',
    String.raw`(?:did i|have i|was it|am i)(?: really| even)* (?:do(?:ne|ing)? )?(?:the right (?:thing|decision|call|choice)|right(?: to (?:do (?:it|that)|\w+ (?:him|her|them|it)))?|make a mistake|mess up)`,
    [
      {
        of: /\breport\w*\b/u,
        text: "From what you've told me, yes. You said what happened; the decision was made by others, on what he did. Feeling bad about someone's trouble is decent and doesn't make it your fault. If something you reported wasn't quite right, put that right; otherwise you may let it rest.",
      },
      {
        of: /\b(?:left|broke up|ended|blocked|divorc\w+|quit|said no|refused|put (?:him|her|it) (?:down|to sleep))\b/u,
        text: "From what you've told me, yes. Doubt comes with every real decision, mostly at night, and it isn't proof of anything. Read what you knew on the day you decided; if that's still true, you did right, even if it hurts.",
      },
      {
        text: "I think you did what you could with what you knew that day, and that's what right means in practice. If something about it still pricks, ask what, and put that one piece in order; the rest may stand.",
      },
    ],
  ),
  turn(
    'roughly',
    String.raw`(?:but )?(?:just )?(?:roughly|approximately|ballpark|(?:a|your|make a|take a|have a)? ?(?:rough )?guess|a (?:month|year)|(?:this|next) year or(?: \w+)*|which year|any idea|more or less)(?: when| please)?`,
    one(
      'Not even roughly, and anyone who names you a year is making it up. What I can say is what moves it: being among the same people every week, saying yes a bit earlier than feels safe, and asking instead of waiting. Start there, and the date takes care of itself.',
    ),
    { after: /\bwhen (?:will|do|am|is|are|can)\b/u },
  ),
  turn(
    'when-marry',
    String.raw`when (?:should|do|shall|could) (?:i|we) (?:marry|get married|have the wedding|do it)|which (?:month|season|year) (?:should we|is best|is good)(?: \w+){0,4}`,
    one(
      "When three things fit: the people you can't do without, the money without a loan, and a season you both like; most couples take nine to fifteen months. Agree on those first, then name me two or three dates or a month, and I'll look which day your chart likes best.",
    ),
    { after: /\b(?:propos\w+|engaged|said yes|wedding|marry)\b/u },
  ),
  turn(
    'is-it-the-signs',
    String.raw`(?:is|was) (?:that|it|this)(?: just| all| because of| about| down to)* (?:the|our|his|her|my) (?:signs?|stars?|charts?|zodiac|planets?)(?: fault)?|(?:is|are) (?:the|our) (?:signs?|stars?) (?:to blame|the reason|why)`,
    one(
      "No. Signs give a picture for it and no cause; couples of every pair of signs fight about the same five things. Take what fits from the picture, and then talk about the real scene: what happened, what you feared, what you'd want next time.",
    ),
  ),
  turn(
    'comeback',
    String.raw`(?:give me|tell me|i need|what is|any|got)(?: an?| some| one)?(?: good| funny| nice| short)* (?:come ?backs?|reply|answer|line|response)(?: to (?:that|her|him|them))?|what do i (?:answer|reply)(?: to (?:that|her|him))?`,
    one(
      '"Still single, still sleeping diagonally. How\'s the potato salad?" Or the dry one: "You\'ll be the first to hear, right after me." Say it smiling and ask a question back at once; whoever answers questions asks fewer. If it hurts, the plain one is allowed: "I\'d rather not be asked that at dinner."',
    ),
    { after: /\b(?:single|no (?:boyfriend|girlfriend|husband|wife)|not married|unmarried)\b/u },
  ),
  turn(
    'a-lot-right',
    String.raw`(?:that is|it is|is that|is it|thats)(?: pretty| quite| really| kind of)* (?:a lot|too much|expensive|pricey|crazy money|a rip ?off)(?: of money)?(?: right| no| huh| or| is it not| i guess)*`,
    one(
      "It's a fair bit, so let it earn its place: what would it bring in or change in a year, and could you pay it without borrowing? Ask for parts by the month, an early price or a trial day, and compare two others. If it still pulls you then, it's an investment and no whim; if not, start with the cheap first step.",
    ),
    {
      after:
        /\b(?:course|class|training|degree|therapy|gym|membership|dress|trip|holiday|laptop|phone|coach\w*|\d{3,})\b/u,
    },
  ),
  turn(
    'abortion-normal',
    String.raw`is (?:that|it|this) (?:\w+ )?(?:normal|ok|okay|weird|wrong)(?: to (?:feel|think) \w+)?`,
    one(
      "Yes. You can be sure of a decision and still think of it every day; relief, sadness and wondering go together more often than people say. There's nothing you have to feel by now. If it weighs on your sleep or your days, a counselor who doesn't judge, in either direction, can help, and many clinics offer it even years later.",
    ),
    { after: /\babortion\b/u },
  ),
  turn(
    'gift',
    String.raw`what (?:do|should|can|could|would) i (?:get|buy|give|make)(?: for)? (?:him|her|them|my \w+)(?: for .*)?|any (?:gift|present) ideas?|gift ideas?|what (?:would|does) (?:he|she|they) like`,
    [
      {
        of: /\b(?:taurus|cancer|virgo|capricorn)\b/u,
        text: "Something to touch, taste or keep, by the book of {their} sign: good chocolate or cheese, a soft blanket, a plant, a dinner at the place {they} like{s}. Better than any sign: think of the last three things {they} complained about or looked at twice. With a handwritten line it's a real present.",
      },
      {
        of: /\b(?:aries|leo|sagittarius|gemini|libra|aquarius)\b/u,
        text: 'An experience more than a thing, by the book of {their} sign: tickets, a class for two, a day somewhere new. Better than any sign: think of the last three things {they} said "I\'d love to" about. With a handwritten line it\'s a real present.',
      },
      {
        text: 'Think of the last three things {they} complained about, looked at twice or said "I\'d love to" about; one of those is the present. If nothing comes, give time: an evening you\'ve planned from start to end, and two handwritten lines about why you like {them}.',
      },
    ],
  ),
  turn(
    'refuse-to-sign',
    String.raw`(?:can|could|should|may|am i allowed to)(?: i)? (?:refuse|not sign|say no|dispute (?:it|that)|object)(?: to)?(?: sign(?: it)?)?`,
    one(
      'You can usually decline, but the better move is to sign for having received it and write beside it "received, not agreed", with the date. Then send a calm page within a week: three points, with proof for each. That page lies in the file next to the review. HR, a union or a works council can tell you the rule at your place.',
    ),
    { after: /\b(?:review|appraisal|warning|evaluation)\b/u },
  ),
  turn(
    'who-goes-first',
    String.raw`who (?:should|has to|needs to|goes|must) (?:go |start |apologi[sz]e |make the first (?:move|step) |reach out |text )?(?:first|make the first (?:move|step)|apologi[sz]e|reach out)`,
    one(
      "The one who misses it more, and that may be you; it says nothing about who was right. You don't have to apologize for what isn't yours: \"I don't like this silence. I was hurt, and I'd like to hear your side. Coffee on Saturday?\" If nothing comes, you've done your half.",
    ),
  ),
  turn(
    'can-i-even',
    String.raw`(?:can|could|am|would|may)(?: i| we)?(?: even| really| be)* (?:i |able to |allowed to |allowed |even |do (?:it|that)|possible)*(?:even|allowed|able|do (?:it|that)|possible)?`,
    one(
      "In most places yes: single people foster and adopt every day. What counts is a spare room, a steady life and people around you; they'll ask about work hours and who steps in when you're ill. Call the local service for an information evening, it commits you to nothing.",
    ),
    { after: /\b(?:foster\w*|adopt\w*)\b/u },
  ),
  turn(
    'with-myself',
    String.raw`what (?:should|do|can|could) i (?:even )?do(?: with (?:myself|my time|the time|the evening|the weekend)| all day| alone| meanwhile| until then)+`,
    [
      {
        of: /\b(?:kids|children|dad|ex|custody)\b/u,
        text: "One thing out of the house with a person in it, one thing for your body, and one thing that's impossible with children around: a long bath, a film with subtitles, the bed at nine. Plan the first evening hour, because that's the loudest. You're allowed to miss them and to enjoy it.",
      },
      {
        text: 'Give each part of the day one small thing: something with your hands, something with a voice in it, something outside if you can. Choose the first one now and put an hour beside it; the rest follows more easily.',
      },
    ],
  ),
  turn(
    'so-bored',
    String.raw`i am (?:so |really |dying of |bored out |getting )*(?:bored|going (?:crazy|insane|stir crazy)|bored (?:to death|out of my mind))(?: of \w+ \w+)?`,
    one(
      'I believe it; six quiet weeks are long. Cut the day into three: something that grows (a language, a drawing, ten pages), something with people (one call or visit a day, ask for it), and something silly without guilt. And put one small thing on the calendar for each Friday, so that the weeks have an edge.',
    ),
    {
      after:
        /\b(?:surgery|operation|broke my|cast|sick leave|in bed|recover\w*|weeks|hospital|unemployed|retired)\b/u,
    },
  ),
  turn(
    'stop-buying',
    String.raw`how (?:do|can|should) i (?:even |finally )?(?:stop|quit|control (?:it|myself)|get (?:it )?under control)(?: it| this| doing (?:it|that|this)| buying(?: \w+)?| spending(?: \w+)?)*`,
    one(
      'Put time between the wish and the click. Delete the apps and the saved cards tonight; everything you want goes on a list and may be bought after three days. Set a weekly sum on a separate card, and unsubscribe from the mails that start it. If it happens mainly at one hour, plan something else for exactly that hour.',
    ),
    { after: /\b(?:buy\w*|shopping|spend\w*|online|amazon|temu|shein|orders?)\b/u },
  ),
  turn(
    'stay-calm',
    String.raw`how (?:do|can|should) i (?:even )?(?:stay calm|not (?:explode|lose it|freak out|go crazy|get angry|snap|cry)|keep (?:calm|my cool)|calm down)(?: (?:about it|around (?:him|her|them)|with (?:him|her|them)|when .*))*`,
    one(
      'Decide beforehand what you\'ll do, because in the moment nobody thinks well: breathe out longer than in, say one neutral sentence, "Ah, nice", and leave the room for two minutes. Later, when it\'s cool, say the one thing that bothers you in one line. And ask what it touches; the size of the anger usually belongs to something older.',
    ),
  ),
  turn(
    'would-you',
    String.raw`would you(?: do (?:it|that|this)| go| say yes| agree| sign)?`,
    [
      {
        of: /\bchurch\b|\breligio\w+|\bbaptis\w+|\bcatholic|\bmuslim|\bjewish|\bhindu/u,
        text: "I can't marry anybody, but here's my lean: yes, if you can say every sentence you'd have to say without lying, and if it means much to {them} and little to you. Ask the priest what you'd have to promise, about children above all; many churches have a form for couples of two minds. If a sentence sticks in your throat, do two ceremonies, a short one there and your own.",
      },
    ],
    { after: /\b(?:church|religio\w*|baptis\w+|catholic|muslim|jewish|hindu)\b/u },
  ),
  turn(
    'how-long-list',
    String.raw`how (?:long|soon)(?: will| does| do| is| would| could| might)*(?: it| this| that| i)?(?: \w+){0,4}`,
    one(
      "I can't know that; the office can. Call and ask two things: how many places they gave out last year, and whether the order can change. Divide your number by the first, and you have a rough guess. Meanwhile get on two other lists, because it costs nothing.",
    ),
    { after: /\bwaiting list\b|\bnumber \d+\b|\bin (?:the )?(?:queue|line)\b/u },
  ),
  turn(
    'how-much-raise',
    String.raw`how much(?: should i (?:ask(?: for)?|say|want)| do i ask(?: for)?| more| is (?:ok|normal|realistic|fair))*`,
    one(
      "After about two years, eight to ten percent is a normal ask, and fifteen if your work has grown or you're paid under the going rate; check three ads for your job nearby tonight. Name a figure a little above what you'd accept, and then be quiet. They'll come down, never up.",
    ),
    { after: /\b(?:raise|salary|pay rise|pay)\b/u },
  ),
  turn(
    'two-at-once',
    String.raw`help(?: me)?(?: please)?|what (?:do|should) i do(?: now)?`,
    one(
      "Then split it by points and not by fear: give sixty percent of the time to the one where an hour brings you most, usually the weaker or the bigger one. Do one old paper for each under time, and the evening before only half an hour of each. Between the two on the day: eat, walk, don't talk about the first. And ask the office anyway whether there's a rule for two on one day; sometimes there is.",
    ),
    { after: /\b(?:2|two) exams\b|\bsame day\b.*\bexam|\bexams?\b.*\bsame day\b/u },
  ),
  turn(
    'dog-bit',
    String.raw`what (?:do|should|can) i do(?: now| first| next)?|help`,
    one(
      "Go over today, before they come to you: ask how the child is, say sorry without explaining the dog, offer to pay the doctor, and give them the vaccination papers. A bite should be looked at and cleaned even if it's small. Then lead and muzzle near children from now on, a vet check for pain, and a trainer; and tell your liability insurance.",
    ),
    { after: /\bbit\b|\bbitten\b|\bbites?\b/u },
  ),
  turn(
    'was-it-mean',
    String.raw`(?:was|is) (?:that|it)(?: really| so| a bit| too)* (?:mean|rude|cruel|cold|awkward|weird|selfish|unfair)(?: of me)?`,
    [
      {
        of: /\b(?:want a (?:baby|child|kid)|(?:baby|child) (?:alone|on my own)|single mum|single mom|no partner)\b/u,
        text: "No, it isn't selfish to want a child; hardly any wish is less so. The honest questions are practical: who'd be there at three in the morning, what money and health allow, and a talk with a fertility doctor soon, so that you decide with real numbers. Many children grow up well with one parent and a good circle.",
      },
      {
        of: /\bi love you\b|\bsay it back\b/u,
        text: 'No. Saying it before you feel it would have been the unkind thing. Give {them} something true instead, so the silence isn\'t the answer: "I heard you, and it made me happy. I want to say it when it\'s real for me."',
      },
      {
        of: /\b(?:said no|refused|declined|did not (?:go|help|lend|come)|cancel\w*|boundar\w+)\b/u,
        text: "No. A no isn't mean, it's information. If the tone was sharp, say sorry for the tone and keep the no.",
      },
      {
        of: /\bi (?:told|said|did|did not|left|hung up|ignored|blocked|laughed|yelled|cancel\w*|forgot|sent|wrote|asked)\b/u,
        text: 'I don\'t think so, from what you\'ve told me. If the tone was a bit sharp, one line fixes that, "That came out harder than I meant", and the thing itself can stand.',
      },
    ],
  ),
  turn(
    'worth-it',
    String.raw`(?:is (?:it|that|this) )?(?:really |even |still )*worth it(?: then| at my age)?`,
    [
      {
        of: /\b(?:guitar|piano|instrument|language|paint\w*|danc\w+|learn\w*|sing\w*|draw\w*|knit\w*|course|class)\b/u,
        text: "Yes. Sore fingers and clumsy weeks are the entrance fee, and they pass in about a month; what stays is something that's only yours. Ten minutes a day, one song you like, and no comparing with anyone on the internet.",
      },
      {
        of: /\b(?:friend|boyfriend|girlfriend|marriage|relationship|husband|wife)\b/u,
        text: "Ask what an ordinary week gives you and what it costs. If you come away more yourself more often than not, yes. If you're mostly tired or small afterward, and saying so changes nothing, then no.",
      },
      {
        of: /\b(?:job|overtime|salary|money|degree|commute)\b/u,
        text: 'Work out what it pays per real hour, the way there and the bad evenings included. If that number still looks fair and leads somewhere you want to go, yes; if it only pays for recovering from it, no.',
      },
    ],
  ),
  turn(
    'seriously',
    String.raw`(?:(?:lol|haha|no) )*(?:but )?(?:really|seriously|honestly|be honest|for real|no really|come on|be real)(?: though| tho| now| please)?`,
    one(
      "Seriously, then: I don't know, and nobody could from here. A sign, a card or a chat can't tell you what a person does when you're not there. What tells you is how {they} behave{s} over weeks: kept promises, open phone calls, no stories that change. If you've seen something, ask about that one thing.",
    ),
    { after: /\b(?:cheat\w*|lying|lie|loyal|trust|love me|likes? me|use me|using me|miss me)\b/u },
  ),
  turn(
    'test-wrong',
    String.raw`(?:could|can|might) (?:it|the test|that) (?:still |also )?(?:be )?(?:wrong|false|too early|mistaken)|is it too early(?: to (?:test|tell))?`,
    one(
      "Yes, it could, if you tested early: before the missed period a negative isn't sure. Test again a few days after your period is due, with the first urine of the morning, or ask a doctor or pharmacy; a blood test is the surest. I can't see it from here, and I won't guess.",
    ),
    { after: /\b(?:pregnan\w+|test)\b/u },
  ),
  turn(
    'ask-back-thing',
    String.raw`how (?:do|can|should) i (?:ask|get)(?: for)?(?: it| that| my \w+)?(?: back)?(?: without (?:\w+ ?){1,4}| nicely| politely)*`,
    one(
      'Short and cheerful, as if it were nothing, because it is nothing: "Hey, I think I left it at yours! When could I pick it up, tomorrow after six?" A time in it makes it easy to answer. No explanation, no joke about doing it on purpose.',
    ),
    {
      after: /\b(?:left my|forgot my|at (?:his|her|their) (?:place|house|flat|car))\b/u,
      unless: /\blent\b|\bmoney\b/u,
    },
  ),
  turn(
    'start-diet',
    String.raw`how (?:do|should|can) i (?:even |best )?(?:start|begin|do it)|where do i (?:start|begin)`,
    one(
      'With two dinners a week that are yours, cooked for everyone: a chili, a curry, pasta with beans; nobody has to change for the rest. Swap the milk, keep nuts and hummus in the house, and take B12 from the start. After a month look at how you feel, and add a day.',
    ),
    { after: /\b(?:vegan|vegetarian|plant based|meat)\b/u },
  ),
  turn(
    'too-late-parent',
    String.raw`(?:is it|am i) too late(?: now| for (?:that|it|us))?`,
    one(
      "Not too late to say it, maybe too late to get the answer you deserve. So choose what you need: if it's only to have said it, a short letter or ten quiet minutes will do, one thing and not the whole list. If {they} can't hear it, a sibling or a counselor can, and it still counts as said.",
    ),
    { after: /\b(?:dad|mum|mom|father|mother|parents?)\b.*\b(?:old|sick|ill|dying|childhood)\b/u },
  ),
];
