import type { Turn } from '../turn.ts';

const LEADS = String.raw`(?:(?:ok|okay|so|well|and|but|then|yes|yeah|now|hm+|like) )*`;
const SAY = String.raw`(?:(?:what|how) (?:do|should|can|would|could|am) i (?:actually |even |then |just |really |supposed to |gently |best )*(?:say|tell|text|write|message|put it|explain|bring it up|break it|make (?:him|her|them) (?:understand|see|get it|listen)|talk to|word it|phrase it)(?: it| this| that)?(?: to)?(?: (?:him|her|them|back|my \w+|the (?:kids|children|teacher|landlord)))?(?: (?:then|exactly|though|now|tonight|without \w+ \w+|nicely|kindly))*)`;

/** "how do i tell her": words to the right person, by what is to be said. */
export const SAY_STORY_TURNS: readonly Turn[] = [
  say(
    'money-is-bad',
    /\b(?:(?:does|do) not (?:even )?(?:know|realize) (?:how (?:bad|much|deep)|about (?:the|my|our) (?:money|debts?|bills|finances|savings|loan))|hid(?:ing|den)? (?:the |my |our )?(?:money|debts?|bills|loan|statements))\b/u,
    null,
    "Tonight, with the numbers on one page, before a letter says it for you: \"I need to show you something, and I should have sooner. This is what we have, this is what we owe, and this is how long it lasts. I didn't want you scared, and carrying it alone didn't make it smaller. I'd like us to look at it together.\" Then be quiet, and take the anger if it comes; it's mostly about having been left out. End with one thing you decide together, which bill gets called first.",
  ),
  say(
    'kids-death',
    /\b(?:kids?|son|daughter|children|child)\b.*\b(?:ask\w*|sad|cry\w*)\b/u,
    /\b(?:died|passed away|put (?:\w+ )?to sleep|put (?:\w+ )?down)\b/u,
    'Short and true, and with the real word: "He was very old and sick, and he died. That means his body stopped working, and he can\'t come back. I\'m sad too." Leave out "went to sleep" and "went away", because children wait for that. Then let them do something: a drawing, a stone, a photo by the bed. They\'ll ask again, and the same words are what helps.',
  ),
  say(
    'more-children',
    /\b(?:third|second|fourth|another|more) (?:child|baby|kid|children|kids)\b|\b(?:want|wants) (?:a|another) (?:baby|child|kid)\b/u,
    null,
    'On an evening when nobody has to get up early, and with the tiredness first: "I love what we have, and I\'m at the end of my strength. When I think of another baby, I feel fear before joy. I don\'t want to say never; I need us to get more sleep and help first, and then look again in the spring." Ask {them} what the wish means to {them}, and listen to all of it before you answer.',
  ),
  say(
    'accept-partner',
    /\b(?:accept|like|approve|hates?|against) (?:of )?(?:my |him|her|the )?(?:boyfriend|girlfriend|partner|fianc\w+|relationship|husband|wife|him|her)\b|\b(?:another|different) (?:religion|faith|caste|culture|race|country)\b/u,
    null,
    "You can't make {them} see it in one talk, but you can say it so that it stays: \"I love you, and I'm serious about this person. I'm not leaving our faith or our family. What are you most afraid of?\" Answer that fear and not the objection. Then bring the two together in small doses, an hour with tea and no big subject; people change their minds about someone they've laughed with.",
  ),
  say(
    'neighbour-baby',
    /\bbaby\b.*\b(?:cries|crying|cry|loud|noise)\b|\b(?:cries|crying)\b.*\bbaby\b/u,
    null,
    "\"I know, and I'm sorry it carries; I'm awake then too. It'll pass in a few months.\" Friendly, no promise, and said once. You don't owe more than that: babies cry, and you're doing everything you can.",
  ),
  say(
    'reads-messages',
    /\b(?:reads?|checks?|goes? through|looked (?:at|through)) my (?:messages|phone|texts|diary|dms)\b/u,
    null,
    "\"I know you read my messages. I'm hurt, and I'd like to know what you were worried about. If you ask me, I'll tell you honestly; please don't look again.\" Say it calmly and not in the minute you find out.",
  ),
  say(
    'pregnant',
    /\bpregnant\b/u,
    null,
    "In person, in the first sentence, and then quiet: \"I'm pregnant. I only just found out, and I'm still taking it in. You don't have to say anything yet.\" Tell first whoever will be kindest, so that somebody is on your side for the next talk.",
  ),
  say(
    'sorry',
    /\bi (?:\w+ )?(?:said something (?:awful|mean|bad|horrible|stupid|nasty)|snapped|yelled|shouted|screamed|lied|forgot|overreacted|was (?:mean|rude|awful|horrible|drunk)|hurt (?:him|her|them)|blew up|insulted|messed up|called (?:him|her|them) (?:an? )?\w+)\b/u,
    null,
    '"I\'m sorry for what I said. It was unfair, and you didn\'t deserve it. I love you, and I\'ll call when you\'re ready." Nothing about why, and no "but". Send it once, today, and then give {them} the time {they} need{s}.',
  ),
  say(
    'lost-money',
    /\b(?:lost (?:\d|all|my (?!job|work)|our|the|so much)|startup|business (?:failed|closed)|bankrupt|gambl\w+|savings are gone)\b/u,
    null,
    "Tonight and straight, before the number is found by itself: \"I have bad news, and I need you to hear it from me. I've lost the money, and I'm ashamed. Here's the whole sum, and here's what I've thought of doing. I don't need you to say it's all right.\" Bring the figures on one page, and don't leave a part for later; the second half told next month is what breaks trust.",
  ),
  say(
    'bad-grade',
    /\b(?:teacher|school|exam|grade|zero|failed|expelled|class)\b/u,
    null,
    "Before the letter or the portal does, and in one go: \"I got a bad grade. I think it's unfair, and here's my part in it. I'd like you to help me ask for a talk with the teacher, not to shout for me.\" Parents take bad news better with a plan beside it.",
  ),
  say(
    'texted-first',
    /\b(?:he|she|they) (?:just |finally )?texted me\b|\bgave (?:my|him my|her my) number\b|\bmatched\b/u,
    null,
    '"Hi! I was hoping you would. So, what\'s been the best part of your week?" Light, warm, and with one question that\'s easy to answer. If it flows for a day or two, name a place and a time.',
  ),
  say(
    'quit',
    /\b(?:i(?: am|m)? (?:\w+ ){0,4}?(?:quit\w*|resign\w*)|quit(?:ting)? (?:my|the|this) job|leave (?:my job|the company)|hand in my notice)\b/u,
    null,
    '"I\'ve decided to leave, and my last day will be the 30th. I wanted you to hear it from me first, and I\'ll hand everything over properly." Say it in the first minute, give no list of reasons, and have the letter ready. If {they} press{s}: "It\'s time for something new."',
  ),
  say(
    'not-interested',
    /\b(?:not interested|do not like (?:him|her|them) (?:back|that way|like that)|just (?:a )?friends?|turn (?:him|her) down|likes me but|reject)\b/u,
    null,
    '"I like you, and not in that way. I\'d rather say it clearly than leave you guessing." Then don\'t soften it with "maybe later", and give {them} a bit of distance; that\'s the kind part.',
  ),
];

function say(id: string, story: RegExp, also: RegExp | null, text: string): Turn {
  return {
    id: `later-say-${id}`,
    said: new RegExp(`^${LEADS}(?:${SAY}|what (?:should|could|would) i have said)$`, 'u'),
    after:
      also === null ? story : new RegExp(`(?=.*(?:${also.source}))(?=.*(?:${story.source}))`, 'u'),
    passages: [{ text }],
  };
}

/** A feast that the person does not want to be at. */
export const WANTS_NOT_TO_GO: Turn = {
  id: 'later-do-not-want-to-go',
  said: new RegExp(
    `^${LEADS}i (?:really |just |honestly |so )*(?:do not|dont) want to (?:go|be there|attend|come|see (?:it|them))(?: at all| tbh| anymore)*$`,
    'u',
  ),
  after: /\b(?:wedding|marrying|party|christmas|dinner|reunion|birthday|shower|trip|visit)\b/u,
  passages: [
    {
      of: /\b(?:dad|mum|mom|father|mother)\b.*\b(?:marry\w*|wedding|remarr\w+)\b|\b(?:marry\w*|wedding)\b.*\b(?:dad|mum|mom|father|mother)\b/u,
      text: 'I understand that; it must feel as if {their} place were being filled while you still set it. You\'re allowed to find it too soon. Before you decide, say it to your parent once: "I want you to be happy, and I\'m not ready to celebrate." You could come for the ceremony only, with someone at your side, or not at all and say so early and kindly.',
    },
    {
      text: 'Then you may stay away. Say it early, warmly and without a made-up reason: "I won\'t make it this time, and I\'m thinking of you." If staying away would cost you more than going, go for an hour with your own way home.',
    },
  ],
};

/** "how do i act now", "what do i do first", "am i screwed", "will i ever": by the story. */
export const HOW_TURNS: readonly Turn[] = [
  {
    id: 'later-how-act',
    said: new RegExp(
      `^${LEADS}how (?:do|should|can|am) i (?:supposed to |even |just )*(?:act|behave|be|react|handle (?:it|this|that|myself)|deal with (?:it|this|that|him|her|them)|(?:survive|get through)(?! (?:it|this|that)\\b)|face (?:him|her|them|it))(?: (?:now|normal|around|with|at|in|on|to|him|her|them|it|this|that|the|my|a|work|school|class|party|baby|shower|wedding|dinner|christmas|next|week|tomorrow|when|i|see))*$`,
      'u',
    ),
    passages: [
      {
        of: /\b(?:infertil\w*|ivf|miscarr\w+|trying (?:for|to))\b/u,
        text: 'Go for a short, fixed time, or don\'t go and send something lovely; both are decent. If you go: arrive late, take on a job such as drinks or photos so that your hands are busy, have one person there who knows, and a sentence for leaving, "I have to run, it was beautiful." You\'re allowed to cry in the car. Loving her and being sad are both true.',
      },
      {
        of: /\b(?:as a friend|just friends?|friend ?zoned?|rejected|said no|turned me down|not interested|does not like me)\b/u,
        text: 'Friendly, a bit shorter than before, and with your head up: you did nothing embarrassing. Give yourself two or three weeks of more distance, no long chats, no checking. If it comes up, "All good, I just wanted to say it" closes it. Whether you can be friends you\'ll know when it no longer stings.',
      },
      {
        of: /\bmy ex\b|\bbroke up\b|\bbreak ?up\b/u,
        text: "Polite and brief, like with a colleague from another floor: hello, one neutral sentence, on you go. Don't explain, don't ask, don't look for a sign in {their} face. Have a friend near and a plan for the hour after.",
      },
      {
        of: /\b(?:boss|coworker|colleague|manager|work)\b/u,
        text: "Correct, friendly and a little dull: good morning, the task, thank you. Keep private things out of it for a while, put agreements in writing, and don't talk about it with the others. Most of it cools down in two or three weeks if nobody feeds it.",
      },
      {
        text: "As normally as you can, and a bit slower than you feel: hello first, one ordinary subject, and leave while it's still going fine. Nobody needs the whole story from you. Have one sentence ready in case it comes up, and somebody to call afterward.",
      },
    ],
  },
  {
    id: 'later-first-step-rent',
    said: new RegExp(
      `^${LEADS}(?:what (?:do|should|can) i do(?: first| now| next| then)*|what (?:now|next|first)|where do i (?:start|begin))$`,
      'u',
    ),
    after:
      /\b(?:rent|pay alone|roommate|flatmate|landlord|lease|bills)\b.*\b(?:alone|moving out|moves out|can not pay|can not afford|behind|due)\b|\bcan not (?:pay|afford)\b.*\brent\b/u,
    passages: [
      {
        text: 'First, today: write to the landlord before the 1st, "My flatmate is leaving; may I bring in a new one, and can we agree on a part payment until then?" Second, put the room online tonight with photos. Third, get in writing until when the one who leaves still pays and what happens to the deposit.',
      },
    ],
  },
  {
    id: 'later-am-i-doomed',
    said: new RegExp(
      `^${LEADS}(?:am i|are we|is (?:it|this|that)) (?:\\w+ )?(?:screwed|doomed|fucked|done for|going to fail|hopeless|over|a lost cause|dead)(?: now| then| or what)*$`,
      'u',
    ),
    passages: [
      {
        of: /\b(?:exam|test|quiz|finals?)\b/u,
        text: "No, not screwed; you've got this evening. Don't try to learn it all: take the three topics that come up most, do one old question on each with the book closed, stop at ten, sleep. Sleep is worth more points than the last two hours. Tomorrow do the easy questions first, so that your head finds its feet.",
      },
      {
        of: /\b(?:boyfriend|girlfriend|husband|wife|partner|marriage|relationship|fight\w*|break)\b/u,
        text: "Not from what you've told me. It's over when one of you stops wanting to repair it, and you're asking, so you haven't. Say that sentence to {them}: \"I don't want to lose us. Do you still want to try?\" The answer tells you more than I can.",
      },
      {
        of: /\b(?:job|boss|work|fired|mistake|deadline|email)\b/u,
        text: "Probably not; most things at work look final at night and fixable by noon. Say it yourself before somebody finds it: what happened, what you've done about it, what you need. That turns a mistake into a handled one.",
      },
      {
        text: "I don't think so. It looks final because you're in the middle of it. Write down what can still be changed this week, even if it's just one thing, and start there.",
      },
    ],
  },
  {
    id: 'later-will-i-ever',
    said: new RegExp(
      `^${LEADS}(?:will|would|do you think|am i going to|is there any (?:hope|chance))(?: i| it| that| this| anyone| someone| we| me| will| ever| even| really)* (?:find (?:someone|somebody|love|anyone|a (?:job|partner|man|woman|husband|wife|place))|meet (?:someone|somebody|anyone|the one)|get (?:married|better|over (?:it|him|her|this)|easier|a job|hired|out of this)|be (?:ok|okay|happy|loved|alone forever|alone|fine|enough)|fall in love(?: again)?|stop hurting|love (?:me|again)|want me)(?: again| one day| ever)*$`,
      'u',
    ),
    passages: [
      {
        of: /\b(?:find (?:someone|somebody|love|anyone|a (?:partner|man|woman|husband|wife))|meet|married|fall in love|alone|loved|love me|want me)\b/u,
        text: "I can't promise it, and the odds are with you: most people who want someone do find someone, many of them later than their friends. What moves it is dull: being where the same people see you every week, and saying yes a bit before you're ready. Being the last one in the group says nothing about you.",
      },
      {
        of: /\b(?:job|hired)\b/u,
        text: "I can't see when, and nearly everybody who keeps looking does. Three to six months is common, so this isn't late. What shortens it is people more than portals: write to three this week who already know your work.",
      },
      {
        of: /\b(?:over|easier|hurting|better|ok|okay|fine|happy)\b/u,
        text: "Yes, it gets easier, though I can't name the day. It doesn't shrink in a straight line; the good hours get longer and one evening you notice you didn't think of it. Until then go by the week and not by the night.",
      },
    ],
  },
  {
    id: 'later-language-problem',
    said: new RegExp(
      `^${LEADS}(?:is (?:that|it|this)|will (?:that|it) be|does (?:that|it))(?: really| such)? (?:a (?:big )?(?:problem|issue|deal ?breaker|dealbreaker)|matter|bad)$`,
      'u',
    ),
    after:
      /\b(?:do not speak|can not speak|language|german|french|spanish|english|dutch|italian|japanese)\b/u,
    passages: [
      {
        text: "At work often not, if the team speaks English; ask them exactly that. In daily life yes, for the first year: forms, doctors, friends. So make it part of the deal: ask for a paid course and help with the paperwork, and learn the first fifty sentences before you go. It's a hurdle you can measure, and no reason against it by itself.",
      },
    ],
  },
  WANTS_NOT_TO_GO,
];
