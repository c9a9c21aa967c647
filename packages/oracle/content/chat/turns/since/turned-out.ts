import type { Turn } from '../turn.ts';

const ASKED = /\b(?:if|should|would|hope|do i|what do)\b/u;

/** How it came out: what was lost, refused or left. */
export const LOST_TURNS: readonly Turn[] = [
  {
    id: 'since-given-away',
    said: /\b(?:(?:gave|given|let|rented|sold) it to (?:someone|somebody|another|the other)\b|someone else got (?:it|the)|(?:picked|chose|took) (?:someone|somebody|another)\b|(?:it|place|flat|house) is (?:already )?(?:gone|taken|sold))/u,
    unless: ASKED,
    after: /\b(?:apartment|flat|house|place on|room|studio|viewing|condo)\b/u,
    passages: [
      {
        text: "Damn. You'd already put the couch in it in your head, hadn't you? I won't tell you that it wasn't meant to be; it was a good place and somebody else was quicker, that's all. Be sore about it tonight. Tomorrow one line to the agent costs nothing: \"If it falls through, call me first.\" That happens more often than they say. What did it have that the next one needs too?",
      },
    ],
  },
  {
    id: 'since-refused',
    said: /\b(?:refused|rejected|denied|declined|(?:was|is) not approved)\b/u,
    unless:
      /\b(?:i|we|he|she) (?:have |has |had )?(?:refused|rejected|declined|denied)|\b(?:if|what if|will|resigned|job)\b/u,
    after: /\b(?:visa|permit|residen\w+|green card|asylum|citizenship|immigration)\b/u,
    passages: [
      {
        text: "I'm sorry. All that waiting, and then one line in an email. You don't have to be sensible about it today. When you can look at it again: the letter has a reason and mostly a date in it, and those two decide what comes next, an appeal or a review with a short deadline, or a new application with the missing piece. Show both to an immigration adviser before you answer. Who can you tell tonight?",
      },
    ],
  },
  {
    id: 'since-left-me',
    said: /\b(?:he|she|they|my (?:wife|husband|girlfriend|boyfriend|partner|gf|bf)) (?:just |actually |finally |has |have )*(?:left (?:me|us|this|last|today|yesterday|tonight)|moved out|packed (?:up )?(?:his|her|their|and)|took (?:all )?(?:of )?(?:his|her|their) (?:stuff|things|clothes))\b/u,
    unless: /\bleft (?:me )?(?:on read|alone|a |hanging)|\b(?:if|what if|should|threaten\w*)\b/u,
    after:
      /^(?!.*\b(?:broke up|dumped me|left me)\b.*\bleft me\b).*\b(?:wife|husband|girlfriend|boyfriend|partner|fianc\w+|gf|bf|marriage|married|relationship|dating|together|love[sd]?|(?:left|leaving) me)\b/u,
    passages: [
      {
        text: "Oh no. I'm so sorry. What we talked about before can wait; this is a different sort of day. Don't write the long message tonight, and don't go through what you should've done. One person, these words: \"I've just been left. Can you come over?\" Then water, something plain to eat, and the phone out of reach. If you must write to {them}, one line: \"I'm here when you want to talk.\" Who can be with you this evening?",
      },
    ],
  },
  {
    id: 'since-they-were-left',
    said: /\b(?:he|she|they) (?:is |has |just )*left (?:her|him|them)\b|\b(?:her|his) (?:husband|wife|boyfriend|girlfriend|fiancee?) (?:has |just )*left\b/u,
    unless: ASKED,
    after: /\b(?:jealous|envious|envy|compare|comparing)\b/u,
    passages: [
      {
        text: "Oh, what a turn. So the one who had it all is the one who's crying, and it's you who got the call. Both may be true at once: that you envied, and that your heart goes out now. Envy isn't a wish for harm, so don't punish yourself with it tonight. What's needed is little: \"I'm here. Tell me, or don't. Shall I come?\" Place and money can be sorted out later.",
      },
    ],
  },
  {
    id: 'since-loved-one-engaged',
    said: /\b(?:he|she|they) (?:is |are |has |have |just )*(?:got |getting )?(?:engaged|married)\b/u,
    unless: ASKED,
    after:
      /\b(?:get over (?:someone|him|her|them|my)|never (?:even )?(?:went out|got together|dated|together)|unrequited|my ex|in love with (?:him|her|someone)|crush)\b/u,
    passages: [
      {
        text: "Oh, that's a hard kind of news, and harder when there's nobody to be angry with. It counts as a loss, even if nothing ever happened between you. You're saying goodbye to something you carried around for a long time, and nobody brings flowers for that. So mark it yourself: tell one person the whole story once, mute what you'd otherwise look at, and let the sad days be sad. It isn't silly. It was real on your side.",
      },
    ],
  },
  {
    id: 'since-wont-go-back',
    said: /\b(?:stalled|crashed|fell|froze|panicked|messed up|embarrass\w+|beeped|everyone (?:stared|laughed))\b.*\b(?:not going back|never going back|never again|i quit|giving up|done with)\b/u,
    passages: [
      {
        of: /\b(?:driv\w+|roundabout|lesson|instructor|car|clutch)\b/u,
        text: "Oh, the beep. Everybody who drives has stalled in the worst place with something big behind them, the one who beeped too. It feels like proof, and it's only one lesson of many. Don't decide on the day of the stall. Go once more, tell the instructor \"I need twenty minutes on starting off, somewhere empty,\" and do that one thing until it's boring. Quit after a good lesson if you still want to.",
      },
      {
        text: "Ouch, that one sticks. And it sticks only to you: everyone who saw it has had one of those, and has forgotten yours by now. Don't decide on the day it happened. Go once more, smaller, with the bit that went wrong as the only thing you practice. You can still quit after a good one.",
      },
    ],
  },
  {
    id: 'since-insight',
    said: /^(?:(?:huh|oh|wow|hm+|ok|yes|wait|damn|god) )*(?:i )?(?:had |have )?never (?:really )?(?:put|connected|thought of|saw|seen|noticed|realized|linked|made)\b/u,
    passages: [
      {
        of: /\b(?:dad|mum|mom|mother|father|parents?)\b.*\b(?:ill|sick|drank|drunk|depress\w+|pills|disabled|care of)\b/u,
        text: "Let that sit for a moment. It's a big thing to see, and you saw it yourself. A child who looks after a grown-up learns early that love means being useful. That wasn't a mistake then; it kept a house going, and it was too much for someone so small. You don't have to do anything with it this week. Just notice, the next time somebody is easy to be with, what you do with your hands.",
      },
      {
        text: "Let that sit for a moment; you put it together yourself, and such things change more than advice does. You don't have to do anything with it this week. Just watch for it in an ordinary moment, and see whether you'd choose the same again.",
      },
    ],
  },
];

/** How it came out: what went well. */
export const WON_TURNS: readonly Turn[] = [
  {
    id: 'since-got-the-job',
    said: /\b(?:they )?(?:took|hired|want|picked|chose) me\b(?! (?:off|out|aside|away|to|for|back|by|from|on a|less|last))|\bgot i+t+\b|\bgot the (?:job|position|role)\b|\bstart (?:on )?(?:mon|tues|wednes|thurs|fri)day\b/u,
    unless: /\b(?:not|if|should|hope|instead|someone)\b/u,
    after: /\b(?:job|trial|interview|shift|position|hotel|kitchen|role|internship)\b/u,
    passages: [
      {
        of: /\basked (?:me )?(?:exactly|this|that|the same)\b|\bexactly (?:this|that)\b/u,
        text: "YES, congratulations! And they asked the very question you were afraid of, so you walked in with the answer in your pocket. That wasn't luck, you'd practiced it. Tell somebody tonight in whichever language is fastest. They took you because you like people, and it showed.",
      },
      {
        text: "YES! Congratulations, you got it by turning up and showing what you can do. Tell somebody who'll shout into the phone. For the first day you need three things: when, where, and what to wear. The nerves may come back the night before; this evening is for celebrating.",
      },
    ],
  },
  {
    id: 'since-only-harmless-illness',
    said: /\b(?:is|was) (?:just|only) (?:a |an )?(?:gastritis|stress|cyst|virus|reflux|anxiety|muscle|hormon\w+|infection|migraine|allergy|heartburn|mild \w+)\b|\bbenign\b/u,
    unless: /\b(?:if|says it is just|but i|do not believe|still)\b/u,
    after: /\b(?:doctor|pain|tests?|scan|appointment|biopsy|lump|results|hospital|bloods?)\b/u,
    passages: [
      {
        text: "Oh, that's wonderful, the best sort of boring! Cry all you like, that's weeks of fear leaving. And remember how you got here: you were afraid to go, and you went. Do what the doctor said about it, drop one thing from this month that isn't worth a stomach, and celebrate with something mild. I'm really glad.",
      },
    ],
  },
  {
    id: 'since-came-through',
    said: /\b(?:(?:he|she|it|they) (?:is|are) (?:out|awake|home|safe)\b|came through|did (?:so |really )?(?:great|well|good|fine|amazing)|went (?:so |really )?(?:well|great|fine))\b/u,
    unless: /\b(?:not|if|but|when|until)\b/u,
    after: /\b(?:surgery|operation|operated|op|vet|acl|anesthe\w+|anaesthe\w+)\b/u,
    passages: [
      {
        of: /\b(?:dog|cat|puppy|kitten|lab|vet|rabbit|pet|mix)\b/u,
        text: "Out, and did great! What a good animal, and what a long day for you. Now it's a soft bed, a small dinner, the silly cone, and a nap for both of you. The vet's sheet has the rest. Give those ears a scratch from me, and let the shoulders down.",
      },
      {
        text: "Oh, thank goodness. That's the sentence you were waiting for. Sit down, eat something, tell the people who were holding their breath with you. Recovery has its own slow days; today may just be good.",
      },
    ],
  },
  {
    id: 'since-found-proof',
    said: /\b(?:found|have|got) (?:the |some |my |old |all )*(?:photos?|pictures?|emails?|messages?|receipts?|videos?|proof|contract|inventory)\b/u,
    unless: ASKED,
    after: /\b(?:deposit|landlord|refund|insurance|dispute|owes?)\b/u,
    passages: [
      {
        of: /\b(?:deposit|landlord)\b/u,
        text: 'Ha! Dated proof is what decides these things, and you\'ve got it. Send it today, in writing: "Here are photos from the day I moved in, showing the mark. Please return the full deposit within fourteen days." Keep the originals. If it\'s still refused, the deposit scheme or a small claims court is cheap, and pictures with a date are what they look at first. Enjoy pressing send.',
      },
      {
        text: "Ha! That's what decides such things, and you've got it. Make a copy, then send it today with one sentence and a date: \"Here's the proof. Please settle it within fourteen days.\" Enjoy pressing send.",
      },
    ],
  },
  {
    id: 'since-asked-me-along',
    said: /\b(?:asked (?:me|if i (?:want|would))\b.*\b(?:to (?:go|come|dinner|lunch|the)|out|weekend|coffee|cinema)|kissed me|a kiss|held my hand|gave me (?:his|her|their) number)\b/u,
    unless: /\b(?:if i should|should|what do i|my ex|boss|stop)\b/u,
    after:
      /\b(?:crush|like (?:someone|him|her|them)|church|choir|single|dating|widow\w*|a man|a woman|allotment)\b/u,
    passages: [
      {
        of: /\b(?:6\d|7\d|8\d)\b|\bwidow\w*|\bridiculous\b/u,
        text: "Oh, I'm grinning. No, it isn't ridiculous; it's one of the few things that are as good at seventy as at seventeen, and your taste has got better. Enjoy it slowly and answer in kind: something you made, a walk, a seat kept next to you. You needn't know yet what it's going to be. What did you say?",
      },
      {
        of: /\b(?:mates?|friends?|sisters?|brothers?) (?:brother|sister|ex|cousin|mate|friend)\b/u,
        text: 'Well, well! Somebody made a plan and put you in it. Say yes in one short line and wear what you feel like yourself in. You don\'t have to know by then what it means. Only one thing I\'d do early, if it turns into something: tell your friend yourself, before anyone else does, "There is somebody I like, and I wanted you to hear it from me." But first, enjoy the day out.',
      },
      {
        text: "Well, well! That isn't nothing: somebody made a plan and put you in it. Say yes in one line, warm and short, and wear what you feel like yourself in. You don't have to work out what it means beforehand; afterward you'll know more than a week of guessing could tell you. Are you nervous or just happy?",
      },
    ],
  },
  {
    id: 'since-survived',
    said: /^(?:(?:update|ok|well|so|omg|i) )*survived\b|\b(?:did not|nobody|no one) (?:even )?noticed?\b/u,
    unless: /\b(?:my birthday|that i|me|when i|haircut)\b/u,
    after: /\b(?:bad day|shit day|meeting|spilled|late|missed|nervous|presentation|awful day)\b/u,
    passages: [
      {
        text: "You survived! And hardly anyone noticed, which is the great comfort of most disasters. Five minutes on a chair, something with sugar in it, and I'd say the day's share of bad luck is used up. The rest of it owes you.",
      },
    ],
  },
  {
    id: 'since-first-step',
    said: /\bbooked (?:the|my|a) (?:first )?(?:lesson|class|course|session|test)\b|\b(?:day (?:1|one)|first (?:day|lesson|class|run|session)) (?:is )?done\b/u,
    unless: ASKED,
    passages: [
      {
        of: /\b(?:driv\w+|roundabouts?)\b/u,
        text: 'Booked! That was the hardest maneuver of the whole course, and you did it sitting down. Say it in the first five minutes: "Roundabouts scare me." Then they come last and slowly, in an empty hour. You\'ll be tired after, and a bit proud. Tell me how it goes?',
      },
      {
        of: /\b(?:kilos?|pounds|weight|walk\w*|run|gym|steps)\b/u,
        text: "Day one, done! That's the one most people keep planning for Monday. Tomorrow make it a bit smaller on purpose, so that the will isn't used up by Friday; you're building turning up, and the minutes come by themselves. Put a cross on a calendar where you can see it. Well walked.",
      },
      {
        text: "That's the step most people keep for next month, and you've taken it. Put the next one in the calendar now, a small one, while you're pleased with yourself. And be pleased.",
      },
    ],
  },
];
