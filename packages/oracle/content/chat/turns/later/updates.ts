import type { Turn } from '../turn.ts';

const LEADS = String.raw`(?:(?:ok|okay|so|well|and|update|omg|oh|hey|hi|guess what|yes|yeah|haha|lol|finally|fine|right|but|ugh|welp) )*`;
const ADVERBS = String.raw`(?:just |finally |actually |already |did |have |went and |ended up |kinda |totally )*`;
const THEM = String.raw`(?:him|her|them|it|my \w+|the \w+)`;
const ENDS = String.raw`(?: (?:today|yesterday|tonight|now|already|lol|haha|this (?:morning|week|afternoon|evening)|last (?:night|week)|anyway|in the end|finally|and all|for real|a (?:minute|hour|week) ago|an hour ago|omg|again|though|on \w+))*`;

const DID = new RegExp(
  String.raw`^${LEADS}(?:(?:i|we) )?${ADVERBS}(?:did(?: (?:it|the thing|that))?|done(?: it)?|do it|took (?:it|the (?:job|offer|place|flat|role))|accepted(?: ${THEM}| the offer)?|signed(?: ${THEM}| the \w+)?|sent ${THEM}|sent|asked ${THEM}(?: out)?|told ${THEM}(?: everything| the truth| no| yes)?|called ${THEM}|rang ${THEM}|texted ${THEM}|messaged ${THEM}|wrote (?:to )?${THEM}|said (?:it|yes|no)|quit|resigned|handed (?:it |my notice )?in(?: my notice)?|booked ${THEM}|bought ${THEM}|sold ${THEM}|dyed ${THEM}|cut ${THEM}(?: off)?|applied|blocked ${THEM}|broke up with ${THEM}|ended (?:it|things)|left ${THEM}|talked to ${THEM}|spoke to ${THEM}|apologi[sz]ed(?: to ${THEM})?|went (?:for it|there)|deleted (?:the app|${THEM}))${ENDS}$`,
  'u',
);

const NOT_DONE = /\b(?:not|never|should|if|when|will|would)\b/u;
const JOB = /\b(?:job|offer|salary|company|interview|role|position|promotion)\b/u;

/** "ok i took it", "did it": the person has done what the story was about. */
export const DID_TURNS: readonly Turn[] = [
  {
    id: 'later-did',
    isByStory: true,
    said: DID,
    unless: NOT_DONE,
    passages: [
      {
        of: /\b(?:hair|dye|bangs|fringe|bleach|haircut|bob|pixie|tattoo|piercing|shave\w*|pierced)\b/u,
        text: 'Ha, you did it! I hope you keep catching yourself in shop windows today. Give it a few days before you judge it, and let the first grumpy comment at home pass with "I like it". How does it look?',
      },
      {
        of: /\b(?:quit|resign\w*|notice)\b/u,
        text: 'You did it, and that took nerve. Now leave well: get the last day and the unused holiday in writing, hand things over cleanly, and say one thank-you to whoever earned it. And tonight you celebrate a little.',
      },
      {
        of: /\b(?:take over|lead (?:the|a) team|promot\w+|new role|manager position|team lead)\b/u,
        text: "Congratulations, you said yes! Before the first Monday get three things clear in writing: what's yours to decide, what it pays, and who you go to when it gets stuck. Then meet each person of the team for twenty minutes and mostly ask. You don't have to be the old boss; nobody expects it of you.",
      },
      {
        of: /\b(?:took (?:it|the)|accepted|signed|said yes)\b.*|\boffer\b/u,
        text: "Congratulations, that's decided! Get the contract in writing before you tell the old place, and then tell your manager in person: \"I've accepted another offer. I've liked working for you, and I'd like to leave well.\" Good managers take that better than you fear. How does it feel?",
      },
      {
        of: /\bappl(?:y|ied)\b|\b(?:cv|resume|application)\b/u,
        text: "Well done, it's out of your hands now, and sending it was the hard part. Put a date two weeks from now in your calendar to ask once, and send the next one meanwhile, so that this one doesn't carry everything.",
      },
      {
        of: /\b(?:my ex|no contact|text (?:him|her|my)|texted|messaged)\b/u,
        text: "Okay, it's sent, and I won't scold you. Now put the phone in another room for the evening: no second message, no explaining the first. Whatever comes back or doesn't, you said what you wanted to say.",
      },
      {
        of: /\bblocked\b|\bbroke up\b|\bended\b|\bleft (?:him|her|them)\b|\bbreak up\b|\bdeleted\b/u,
        text: "You did it, and I know it wasn't easy. The first days feel wrong even when it's right, so let someone be with you tonight, and write down the reason while you still know it. No decisions about going back before two weeks are over.",
      },
      {
        of: /\b(?:ask(?:ed)? (?:him|her|them) out|crush|like (?:a|this) (?:guy|girl|boy|man|woman)|date)\b/u,
        text: "You asked! That's the brave part, and it's done. Now let {them} answer in {their} own time, without a second message to soften the first. What did {they} say?",
      },
      {
        of: /\b(?:brother|sister|mum|mom|dad|father|mother|son|daughter|aunt|uncle|cousin|family)\b/u,
        text: "You reached out, after all that. However it went, the first step came from you, and you'll be glad of it later. Leave the big questions for another day; one more short call next week does more than one long one now. How did {they} sound?",
      },
      {
        of: JOB,
        text: "Well done, that's decided and done. Get it in writing, sleep a night on the details, and tell the people it touches before they hear it elsewhere. How does it feel?",
      },
      {
        text: 'You did it, well done. The part you were dreading is behind you, and what comes now is only the real thing instead of the ten you imagined. How did it go?',
      },
    ],
  },
  {
    id: 'later-held-out',
    said: /\b(?:but i did not$|(?<!you )did not (?:text|call|write|message|contact|reply|answer|go|drink|smoke|eat it|buy)|(?:resisted|held out|stayed strong|still have not (?:texted|called|written|smoked|drunk))|day \d+(?: now)?(?: of)?(?: no contact| sober| clean| without)?)\b/u,
    unless: /\b(?:he|she|they) did not\b|\bgave in\b|\brelapsed?\b|\balmost did (?:it|that)\b/u,
    after:
      /\b(?:no contact|text (?:him|her|my ex|them)|my ex|blocked|smok\w+|drink\w*|dry (?:january|july|november)|alcohol|beer|wine|vap\w+|sober|sugar|gambl\w+|bets?|betting)\b/u,
    passages: [
      {
        text: "Yes! That's yours, every day of it. It does get quieter, not in a straight line, so plan the next weak hour now: who you text instead, and what your hands do. Proud of you.",
      },
      {
        text: 'That was the hard one, and you won it: wanting it and not doing it is exactly the muscle. Look at what helped in that minute and use it again on purpose. One more day.',
      },
    ],
  },
];

const REPLIED = String.raw`(?:he|she|they|my (?:ex|crush|date|boss|friend|brother|sister|girlfriend|boyfriend|bf|gf))(?: just| finally| has| actually| only)* (?:replied|answered|texted|wrote|messaged|said|responded|texts|says|sent|goes|like|was like|came back)(?: me)?(?: back)?(?: saying| with| that| to me| an?| one| and said)*`;

/** Somebody was written to, asked, or waited for. */
const CONTACTED =
  /^(?!.*\b(?:boss|manager|raise|landlord|professor|interview|school)\b).*\b(?:text\w*|wr(?:ite|ote)|message\w*|sent|ask\w*|invit\w+|told|call\w*|repl(?:y|ied)|on read|ghost\w*|my ex|crush|fight|argu\w+|likes? (?:a|this|him|her)|waiting|date|apologi[sz]\w*)\b/u;

const replied = (id: string, what: string, text: string): Turn => ({
  id: `later-replied-${id}`,
  said: new RegExp(String.raw`\b${REPLIED} (?:${what})`, 'u'),
  unless: /\b(?:if|should|would|will|when|keeps?|always|but then)\b/u,
  after: CONTACTED,
  passages: [{ text }],
});

/** What came back, and what it means. */
export const REPLY_TURNS: readonly Turn[] = [
  replied(
    'who-is-this',
    String.raw`(?:who (?:is|dis|this)|new (?:phone|number))`,
    "Ouch. Either the number is gone from {their} phone or that's a cold way of saying it is; both mean there's no door open there tonight. One dignified line if you want, \"It's me, no worries, take care\", and then nothing more. You're allowed to laugh about it with a friend.",
  ),
  replied(
    'talk-on-day',
    String.raw`(?:(?:we (?:should|need to|can|could)|let us|lets|can we|want to) (?:\w+ )?(?:talk|meet|speak|see each other|grab|get)|(?:talk|meet|see you|call you|call me)\b)`,
    "Good, I'd say: a day is an offer to sort it out, and someone who's finished doesn't make one. It isn't a yes to everything yet. Answer short and warm, \"Yes, I'd like that\", don't start the talk by text before then, and go in with one sorry and one wish.",
  ),
  replied(
    'needs-time',
    String.raw`(?:(?:i |he |she |they )?(?:need|needs|want|wants) (?:some |more |a bit of |a little )?(?:time|space)|(?:i am |he is |she is )?not ready|(?:too )?busy|maybe|i do not know|idk|we will see|not now)`,
    "That's a not now, and it's fair to take it as one. Say once, \"Okay, take the time you need, I'll leave the next word to you\", and then really leave it. If nothing has come in three weeks, treat that as the answer.",
  ),
  replied(
    'sorry',
    String.raw`(?:(?:i am |he is |she is |they are )?(?:so |really |very )?sorry|an? apolog\w+|apologi[sz]\w+)`,
    "That's good to get, and you needn't answer with everything at once. \"Thank you, that means something to me\" is enough for today. Then watch whether it's followed by something different; that's what tells you if it was meant.",
  ),
  replied(
    'misses-me',
    String.raw`(?:(?:i |he |she |they )?(?:still )?(?:miss|misses|missed|love|loves) (?:me|you|us)|(?:i |he |she )?wants? (?:me|you|us) back)`,
    'That\'s a lot to get in one message, so don\'t answer from the first flutter. It tells you about tonight and nothing yet about what would be different. Sleep on it, then ask just that: "What would you want to do differently?"',
  ),
  replied(
    'short',
    String.raw`(?:ok|okay|k|kk|thumbs up|lol|haha|hey|hi|cool|nice|sure|fine|thanks|a heart|an emoji)$`,
    "Friendly or lukewarm, one word doesn't tell. So it's neither a yes nor a no. Don't fill the gap with a long text: leave it today, and in a day or two send one thing that can be answered, a question or a plan.",
  ),
  replied(
    'no',
    String.raw`(?:no\b|nope|not interested|(?:i |he |she |they )?(?:do not|does not) (?:want|feel|like|think)|(?:i |he |she )?(?:have|has|got) (?:a |someone)|(?:he|she|i am|i) (?:is )?seeing someone|leave (?:me|him|her) alone|do not (?:text|contact|write))`,
    'I\'m sorry, that stings. It\'s a clear answer, though, and clear is kinder than weeks of guessing. One line back at most, "Okay, thanks for being honest", then nothing more, and someone to be with tonight.',
  ),
  replied(
    'yes',
    String.raw`(?:yes\b|yeah|yess+|of course|(?:i |he |she )?would love|sounds good|i am in|deal)`,
    "Oh, that's lovely! You asked and got it. Fix the day and the hour while it's warm, keep the plan simple, and then enjoy being nervous in the good way.",
  ),
];

/** The first word after a silence. */
const GREETED: Turn = {
  id: 'later-greeted',
  said: new RegExp(
    String.raw`\b${REPLIED}(?: (?:omg|me|back|finally))*(?: (?:hey|hi|hello|heyy+|yo|hey stranger|hi stranger|hey you|wyd|what are you (?:doing|up to)|you up|how are (?:you|things)|how have you been|thinking of (?:you|me)|happy birthday|i miss(?:ed)? talking)\b.*)$`,
    'u',
  ),
  unless: /\b(?:if|should|would|will|when|keeps?|always|not|never|said|says|was like)\b/u,
  after:
    /\b(?:not (?:texted|replied|called|answered|written|heard)|on read|ghost\w*|silence|silent|no (?:reply|answer|text)|ignor\w+|days|weeks|wait\w*|text (?:him|her|them|my))\b/u,
  passages: [
    {
      text: 'There it is! Enjoy it, and keep it light: answer in an hour or two, warm and short, with something to reply to, "Well hello, stranger. How was your week?" One message is a door and no proof of anything; whether {they} ask{s} you something back, or suggest{s} a day, tells you the rest.',
    },
  ],
};

/** A friendly no. */
const FRIEND_ONLY: Turn = {
  id: 'later-friend-only',
  said: /\b(?:sees? me (?:only |just )?as (?:a )?(?:friend|sister|brother|mate|bro)|(?:just|only|better as|rather be|stay|be) friends|like a (?:sister|brother) to|friend ?zoned?|not (?:looking for|ready for) (?:a relationship|anything serious)|has (?:a )?(?:girlfriend|boyfriend)|is seeing someone)\b/u,
  unless: /\b(?:if|should|would|how|what|why)\b/u,
  after:
    /\b(?:crush|told (?:him|her|them)|asked (?:him|her|them)|like (?:him|her|them|a|this)|confess\w*|feelings)\b/u,
  passages: [
    {
      text: "I'm sorry, that's the soft kind of no, and it still hurts. You were honest, and there's nothing to be ashamed of in that. Take it at its word, \"Okay, thanks for telling me straight\", and give yourself some weeks of distance before you try being friends.",
    },
  ],
};

const EXAM =
  /\b(?:exam|test|driving|quiz|finals?|ged|bar exam|theory|resit|assignment|grades?|course|degree|marks?)\b/u;

/** Beside what was said word for word. */
export const RECEIVED_REPLY_TURNS: readonly Turn[] = [FRIEND_ONLY, GREETED];

/** How it came out. */
export const RESULT_TURNS: readonly Turn[] = [
  {
    id: 'later-passed-but',
    said: /\b(?:passed|got through) (?:everything|all|every\w+|them all|all of them|the rest|most)(?: \w+){0,2} (?:but|except|apart from|besides|bar) (?:for )?(?:\w+)/u,
    passages: [
      {
        text: "All of it but one, and I know which one you're looking at. Be sad about it for an evening; then it's a single retake with everything else already in your pocket. Ask this week when the next date is and where you lost the points, and give that one subject half an hour a day.",
      },
    ],
  },
  {
    id: 'later-passed',
    said: new RegExp(
      String.raw`^${LEADS}(?:i |we )?${ADVERBS}passed(?: it| them| everything)?${ENDS}$`,
      'u',
    ),
    after: EXAM,
    passages: [
      {
        of: /\bdriving|\btheory\b/u,
        text: "You passed! Congratulations, that's freedom with a seat belt. All those stalls and roundabouts were for this. Tell the one who sat beside you all those hours, and where's the first drive going?",
      },
      {
        text: 'You passed! Congratulations, and not the polite kind. That came out of a lot of evenings nobody saw. Tell the person who knows how hard it was, and take tonight off entirely.',
      },
    ],
  },
  {
    id: 'later-failed',
    said: new RegExp(
      String.raw`^${LEADS}(?:i |we )?${ADVERBS}(?:failed|did not (?:pass|make it)|flunked|bombed)(?: it| the \w+| my \w+| (?:by )?\w+ (?:points?|marks?|minors?))?${ENDS}$`,
      'u',
    ),
    after: EXAM,
    passages: [
      {
        of: /\bdriving|\btheory\b/u,
        text: "I'm sorry, that's a rotten drive home. It says something about one half hour and nothing about whether you can drive; about every second person needs another go. Tonight just be cross. Tomorrow book the next date before the fear grows, and give your instructor the sheet with the faults.",
      },
      {
        text: "I'm so sorry. All that work and then this; be as sad as you are tonight. It's one result on one day, and most things like it can be taken again. Tomorrow or the day after, ask two questions: when is the next date, and where did the points go?",
      },
    ],
  },
  {
    id: 'later-not-got',
    said: new RegExp(
      String.raw`^${LEADS}(?:i |we |they )?${ADVERBS}(?:did not get (?:it|in|the \w+|picked|hired|selected)|got (?:rejected|turned down|a no|ghosted)|rejected(?: me)?|turned me down|said no|(?:it is|was|got) a no|(?:went with|picked|chose|hired) (?:someone|somebody) else)${ENDS}$`,
      'u',
    ),
    after:
      /\b(?:interview|job|position|role|promotion|applied|application|flat|apartment|house|school|uni\w*|college|course|visa|audition|part|grant|scholarship)\b/u,
    passages: [
      {
        of: /\b(?:interview|job|position|role|promotion)\b/u,
        text: "I'm sorry, that's a real disappointment after getting that far. They chose between a few people who could all have done it, so it isn't a verdict on you. Be fed up tonight; tomorrow send one line, \"Thank you, and what would have made the difference?\", and then the next application.",
      },
      {
        text: "I'm sorry, you wanted that. It's a no from one place on one day, and it says little about you. Be sad tonight. Tomorrow ask what would have made the difference, and put the next try in your calendar.",
      },
    ],
  },
];

const GOING =
  /\b(?:gym|run\w*|diet|exercise|workout|yoga|lessons?|course|smok\w+|drink\w*|sober|vap\w+|sugar|habit|journal\w*|meditat\w+|guitar|piano|language|weight|kg|lbs|pounds)\b/u;

/** How it goes with something that was begun, and how a meeting went. */
export const PROGRESS_TURNS: readonly Turn[] = [
  {
    id: 'later-progress',
    said: /\b(?:lost (?:\d+|two|three|four|five|ten|a|some|my first) ?(?:kg|kilos?|lbs?|pounds?|stone)|(?:ran|did|finished|made it|managed|hit|reached) (?:my )?(?:\w+ )?(?:\d+ ?k|5k|10k|goal|first|whole week|every day)|went (?:\w+ )?(?:times|every day|today|again)|\d+ (?:days|weeks|months) (?:now|sober|clean|smoke free|without|in a row)|kept it up|still going|feel(?:ing)? (?:stronger|fitter|so good))\b/u,
    unless: /\b(?:not|never|only|gained|back on|if|should|why)\b/u,
    after: GOING,
    passages: [
      {
        text: "Well done, that's real, and you did it on ordinary days when nobody clapped. Don't raise the bar yet: keep exactly this for two more weeks, so that it becomes dull and therefore yours. How do you feel with it?",
      },
      {
        text: "Look at you! That's what showing up does. Be proud of it out loud to one person, and stay gentle with the pace; the next weeks may show nothing for a while, and that isn't failing.",
      },
    ],
  },
  {
    id: 'later-lapse',
    said: /\b(?:have not (?:been|gone|done it|practi[sc]ed|started|trained)|did not go|stopped going|gave up|gave in|slipped|relapsed|skipped|missed (?:a|two|three|the|all)|fell off|started again|smoked (?:one|again|yesterday)|had (?:one|a drink|a cigarette)|ate (?:the whole|it all|everything))\b/u,
    unless: /\b(?:if|should)\b/u,
    after: GOING,
    passages: [
      {
        text: "That happens to nearly everyone, and it's a gap and not the end. Don't make up for it; just do the smallest version tomorrow, ten minutes, one lesson, one evening without. What counts is how soon you come back, and you can come back on any day of the week.",
      },
    ],
  },
  {
    id: 'later-went-ok',
    said: /^(?:(?:ok|so|well|update|and|hm+|i think|yeah|omg) )*(?:it|the (?:interview|date|talk|exam|test|meeting|presentation|call|speech))? ?(?:went|was|is done|is over)(?: (?:kind of|really|actually|pretty|quite|so|it|all|just|not))* ?(?:ok|okay|well|good|great|fine|alright|amazing|better than (?:i )?(?:expected|thought)|not (?:too |that |so )?bad|bad|not bad)?(?: (?:i think|i guess|in the end|actually|lol|i hope))*$/u,
    after:
      /\b(?:interview|date|exam|test|meeting|presentation|speech|talk|audition|appointment|call|wedding|party)\b/u,
    passages: [
      {
        of: /\binterview\b/u,
        text: 'Good, and "ok I think" is what most good interviews feel like from inside. Send two lines of thanks today with one thing you liked, ask nothing, and put a date in a week and a half for one friendly question. Then do something nice; it\'s out of your hands now.',
      },
      {
        of: /\bdate\b/u,
        text: "That's a nice report. If you'd like a second one, say so within a day, \"I enjoyed that, shall we do it again?\", and if you don't, say that kindly too. No need to study every sentence.",
      },
      {
        of: /\b(?:exam|test)\b/u,
        text: "Good, it's behind you. Don't go through the answers tonight; it changes nothing and costs sleep. Do something that needs no head, and let the result come when it comes.",
      },
      {
        text: "I'm glad, and it's behind you. Let it count as it was, without going through it line by line tonight. What was the best moment of it?",
      },
    ],
  },
  {
    id: 'later-again-promised',
    said: /\b(?:he|she|they)(?: always| also| already)? (?:said|says|promised?|promises)(?: me)? (?:that|it|the same|this|so)(?: thing)?(?: \w+){0,2} (?:last|before|too|every|already|again|months? ago|all the time)\b/u,
    passages: [
      {
        of: /\b(?:lent|money|owes?|pay|\d{2,})\b/u,
        text: 'Then "next month" is just a way of ending the talk. Ask for a date and a first part instead, in writing: "I need the first part by Friday and the rest by the 30th. Tell me now if that won\'t work." If that passes too, treat the money as gone, lend nothing more, and decide whether the friendship may cost that.',
      },
      {
        text: "Then I'd go by the record and not by the promise. Say it once without heat: \"You said that before, and it didn't happen. What will be different, and by when?\" If there's no date in the answer, plan as if nothing will change.",
      },
    ],
  },
  {
    id: 'later-they-cried',
    said: /^(?:(?:and|but|so|well|then) )*(?:he|she|they|my (?:mum|mom|dad|wife|husband|boyfriend|girlfriend)) (?:just |started |was |both )*(?:cried|crying|cry|broke down|teared up|was in tears|in tears)(?: a (?:bit|lot))?$/u,
    after: /\b(?:told|tell|said|came out|gay|lesbian|trans|bi|pregnant|divorce|moving|leaving)\b/u,
    passages: [
      {
        of: /\b(?:gay|lesbian|bi|trans|queer|came out|come out)\b/u,
        text: "That must have been hard to watch, and you were brave. Tears in the first hour are mostly surprise and fear for you; they aren't the final answer. Give {them} some days, and say one thing that hasn't changed: \"I'm still me, and I love you.\" And have one person near you who's simply glad you said it.",
      },
      {
        text: "That's hard to see, and it doesn't mean you did something wrong. It was big news for {them}. Leave it a day or two, then say something warm and short, and let {them} come with the questions.",
      },
    ],
  },
  {
    id: 'later-thats-all-he-said',
    said: /^(?:(?:and|but|so|just|like) )*(?:that is (?:it|all)|nothing else|nothing more|just that|only that|and then nothing)(?: he said| she said| lol)*$/u,
    after: /\b(?:said|replied|texted|answered|wrote)\b/u,
    passages: [
      {
        text: "I know, you'd hoped for a bit more. A polite answer is just that: friendly, and no opening. I'd leave it there; if {they} want{s} to talk, {they} know{s} where you are. Do something this evening that has nothing to do with the phone.",
      },
    ],
  },
];
