import type { Turn } from '../turn.ts';

/** What is asked or feared on the way, where only the story tells what it is about. */
export const SAID_BESIDES_TURNS: readonly Turn[] = [
  {
    id: 'since-but-it-is-good',
    said: /\b(?:have|had) such a (?:good|great|nice|fun) time\b|\b(?:so|really) (?:good|happy|fun|great) (?:together|when we are together|with (?:him|her))\b|\bwhen (?:it is|we are) good (?:it is|we are)\b/u,
    unless: /\b(?:should|what|how|if|had such a good time (?:last|on|tonight|yesterday))\b/u,
    after:
      /\b(?:labels?|girlfriend|boyfriend|commit\w*|official|exclusive|not ready|casual|situationship|what are we)\b/u,
    passages: [
      {
        text: "I believe that, and it's exactly what makes it hard: the evenings are real, and they answer another question than the one you have. Fun tells you that you like each other. It doesn't tell you where you'd stand on a bad day. So try this on yourself: if it stayed just like now for another year, would you be glad in November, or sorry you'd waited? If sorry, say it once, kindly, with a date in your own head. What did your stomach say just now?",
      },
    ],
  },
  {
    id: 'since-talk-to-the-doctor',
    said: /\b(?:should|can|could|may) (?:i|we) (?:just )?(?:talk to|speak (?:to|with)|call|write(?: to)?|contact|tell|go to) (?:(?:his|her|their|the|my (?:mom|mum|mother|dad|father|husband|wife)s?) )(?:\w+ )?doctor\b/u,
    after: /\b(?:mom|mum|mother|dad|father|husband|wife|grand\w+|parents?|aunt|uncle|he|she)\b/u,
    passages: [
      {
        text: "Yes, and you don't have to go behind anybody's back for it. A doctor may not be allowed to tell you anything, but listening is always allowed. Write a short letter or message to the office: three things you saw, with dates, and your number. Say whether {they} may know it came from you. Then the doctor can bring it up as part of an ordinary checkup, which is much easier to take from a white coat than from family.",
      },
    ],
  },
  {
    id: 'since-when-is-it-time-pet',
    said: /\bhow (?:do|will|would|can) (?:i|we|you) (?:even )?know (?:when|if|that) it is (?:time|his time|her time|the right time)\b|\bwhen is it time\b/u,
    after:
      /(?=.*\b(?:dog|cat|rabbit|horse|pet|puppy|kitten|parrot|vet)\b)(?=.*\b(?:cancer|tumou?rs?|months|weeks|diagnos\w+)\b)/u,
    passages: [
      {
        text: "You'll know it less by one sign than by the days adding up. Pick the three things that make up a good day: food, the walk, coming to the door. Mark each evening whether it was a good day or a bad one. While the good ones lead, you're not late. When two of the three are gone, or the bad days outnumber the good in a week, or pain can't be held by medicine, it's time to call. Ask your vet now, calmly, what the end of this illness looks like and whether they come to the house. A day too early is kinder than a day too late, and neither means there wasn't enough love.",
      },
    ],
  },
  {
    id: 'since-pet-surgery-or-not',
    said: /\b(?:say(?:ing)? no to|refuse|not (?:do|doing|have|having|want)|skip|against|afford|worth)\b.*\b(?:surgery|operation|chemo|treatment)\b|\b(?:selfish|wrong|bad|mean|terrible)\b.*\b(?:surgery|operation|chemo|treatment)\b/u,
    after: /\b(?:dog|cat|puppy|kitten|rabbit|horse|pet|vet)\b/u,
    passages: [
      {
        text: "No, it isn't selfish. Not everything that can be done to an animal is done for it, and a good vet will say the same. Ask three plain questions before you two decide: how much good time would it buy, what would the first weeks after it be like, and what would you do if it were yours, doctor? Then sit down together, and each says what they're most afraid of before anyone says a number. Money may be in the sum; pretending it isn't makes nobody kinder. Comfort, good days and a calm end is a treatment too.",
      },
    ],
  },
  {
    id: 'since-relative-sees-no-problem',
    said: /\bmy (?:brother|sister|dad|father|stepdad|aunt|uncle|siblings?|family|brothers|sisters) (?:all )?(?:thinks?|says?|said|insists?|believes?) (?:that )?(?:she|he|mom|mum|dad|they) (?:is|are|will be) (?:totally |perfectly |just )?(?:fine|ok|okay|alright|just (?:old|tired))\b/u,
    after: /\b(?:mom|mum|mother|dad|father|parents?|grand\w+)\b/u,
    passages: [
      {
        of: /\b(?:lives? (?:in|far|abroad|out)|hours away|another (?:state|city|country)|far away|oregon|texas|california|florida)\b/u,
        text: "From far away everybody's fine for the length of a phone call; people pull themselves together for that. So don't argue about the word. Send facts, without a comment: date, what happened, one line each, and the next three as they come. Then one concrete ask that {they} can say yes to: \"Come for three days and cook with her, then tell me what you see,\" or be the one who calls the doctor's office. You don't need agreement to book a checkup. You only need not to be alone with it.",
      },
      {
        text: "It's tempting to see what one hopes, and you're the one who sees the ordinary days. Don't fight over the word \"fine\". Keep a short list with dates, and invite {them} to spend one whole day there instead of an hour. A checkup needs nobody's agreement, and it settles the argument either way: if it's nothing, good.",
      },
    ],
  },
  {
    id: 'since-letter-may-not-be-read',
    said: /\b(?:he|she|they|my \w+) (?:will|would|might|may) (?:probably |just |never )?(?:not )?(?:read|open|throw|ignore|delete|tear|answer)\b.*\b(?:it|them|letter|away|up)?$/u,
    unless: /\?|\b(?:if|what if|should)\b/u,
    after: /\bwrite (?:him |her |them )?a letter\b|\bsend (?:him |her |them )?a (?:letter|card)\b/u,
    passages: [
      {
        text: "Maybe not this month. Letters get put in a drawer and read two years later, on a night nobody knows about; that's the good thing about paper. So write it for that day: short enough to be read in one breath, and true enough to still be right then. Whether it's opened isn't in your hands. That it exists is, and you'll know you said it. Keep a copy. And don't ask afterward whether it came.",
      },
    ],
  },
  {
    id: 'since-what-to-talk-about',
    said: /\bwhat (?:do|should|can|could|would|will) (?:i|we) (?:even |actually )?(?:talk about|say to (?:him|her|them))(?: (?:on|at|with|over|during|in|for|the)\b.*)?$/u,
    after: /\b(?:crush|girl|guy|coffee|ask(?:ed)? (?:him|her|them) out|first date|matched|date)\b/u,
    passages: [
      {
        of: /\b(?:class|school|college|uni\w*|course|teacher|lab)\b/u,
        text: "Start with what you share: the class, the worst experiment, the teacher's sayings. Then questions that aren't about school: what's the last thing you laughed at, what do you do when nobody needs anything from you, which song are you stuck on? Ask one more about each answer instead of the next question; being asked twice feels like being liked. And silence is allowed, look at something together. If it's going well, say so: \"This is nice.\"",
      },
      {
        text: 'Begin with where you are and how the day was, small is fine. Then questions with a story in them: what were you like at twelve, what\'s the best thing you ate this year, what would you do with a free Tuesday? Ask one more about each answer, and tell something of yours of the same size. Leave exes, money and plans for life for another day. If it\'s going well, say so: "This is nice."',
      },
    ],
  },
  {
    id: 'since-lost-the-way',
    said: /\b(?:got lost|(?:could|did) not find (?:her|his|their|the) way|forgot (?:how to get|the way|where (?:she|he) (?:was|lives|parked)))\b/u,
    after:
      /(?=.*\b(?:mom|mum|mother|dad|father|grand\w+|wife|husband)\b)(?=.*\b(?:forget\w*|memory|stove|dementia|confus\w*|alzheimer\w*)\b)/u,
    passages: [
      {
        text: "That changes the speed of it, and I'm sorry; that must have frightened you both. Two things this week, not someday. Call the doctor's office and say that sentence, \"got lost on a familiar road\", they'll give you an earlier date. And no driving until that visit, said as a loan: \"Let me drive you until the doctor's had a look.\" Offer the rides before you take the wheel, church first. If the confusion came on within hours or days, or speech, face or an arm is affected, that's the emergency room today.",
      },
    ],
  },
  {
    id: 'since-took-the-keys',
    said: /\b(?:took|hid|have|kept) (?:away )?(?:her|his|their|the) (?:car )?keys\b/u,
    after: /\b(?:mom|mum|mother|dad|father|grand\w+)\b/u,
    passages: [
      {
        text: "That was hard, and it may have kept somebody alive; you can be right and feel awful. The anger is about losing more than a car. So don't argue about the driving. Say once, \"I know. I'd be furious too. I couldn't live with it if something happened,\" and then make up for what the car was: a fixed day for church and shopping, a neighbor, a ride number on the fridge. Let the doctor be the one who says for how long. And tell your family today, so you aren't the only bad guy.",
      },
    ],
  },
  {
    id: 'since-call-the-wedding-off',
    said: /\b(?:call(?:ing)? (?:it|this|the (?:whole thing|wedding)) (?:all )?off|cancel(?:l?ing)? (?:it|the (?:whole thing|wedding))|elop(?:e|ing)|just (?:the two of us|go to (?:city hall|the courthouse)))\b/u,
    after: /\b(?:wedding|marry|marrying|fianc\w+|engaged)\b/u,
    passages: [
      {
        text: "Take that feeling seriously and sort it before you act on it: is it the marriage you'd call off, or the production around it? If it's the production, you're free to shrink it, a courthouse, ten people, a dinner, and most deposits can be talked about. Tell your fiancé that tonight, not as a threat: \"I'm so tired of this that I'd rather marry you on a Tuesday with two witnesses. Would you?\" The answer tells you a lot. If it's how alone you feel in it, that's the thing to talk about first, wedding or not.",
      },
    ],
  },
  {
    id: 'since-meet-them-at-work',
    said: /\b(?:see|face|work with|avoid|meet|sit next to|look at|be around) (?:him|her|them)\b.*\b(?:work|office|monday|normal|meeting)\b|\bact (?:like nothing happened|normal)\b/u,
    after:
      /(?=.*\b(?:coworker|colleague|boss|work|office)\b)(?=.*\b(?:kiss\w*|slept|hooked up|party|drunk|flirt\w*|crush|feelings)\b)/u,
    passages: [
      {
        text: 'For a while, yes, and normal can be very small: good morning, the work, have a nice evening. The first day is the worst one, so go in with a task and a colleague to have lunch with. If it has to be said, once and in two sentences, not in a chat: "What happened was a mistake, and it won\'t happen again. I\'d like us to just work." No drinks, no late messages, nobody else told there. In about three weeks the air is ordinary again.',
      },
    ],
  },
  {
    id: 'since-kind-but-nothing',
    said: /\b(?:kind|nice|good|sweet|decent|respectful|great)\b.*\b(?:feel nothing|no (?:spark|feelings|attraction|connection|chemistry)|not attracted|do not (?:feel (?:anything|it)|love|like (?:him|her) like that))\b/u,
    after:
      /\b(?:match|parents|arranged|rishta|proposal|marry|marriage|met (?:him|her) (?:twice|once))\b/u,
    passages: [
      {
        text: "Kind is a lot, and feeling nothing after two meetings is common; nobody can feel much across a table with both families in the next room. So don't decide from the spark. Ask for one or two meetings outside, two hours, without relatives, and watch three things: can you be silent together, can you disagree, do you want to tell {them} something afterward? If your body says no, if the thought of a touch makes you pull away, take that as seriously as any good quality. A good person whom you don't want to marry is a whole reason for a no.",
      },
    ],
  },
  {
    id: 'since-how-many-meetings',
    said: /\bhow (?:many times|often|many meetings) (?:should|do|can|must) (?:i|we|you) (?:meet|see)|\bhow many (?:times|meetings)\b/u,
    after: /\b(?:match|arranged|rishta|proposal|biodata|suitor)\b/u,
    passages: [
      {
        text: 'As often as it takes to have seen three different days: a nice one, a boring one, and one on which you disagree. For most people that\'s four to six meetings over two or three months, at least two of them long and without relatives. Tell both families the number now, "We\'d like to meet five times and answer in February", because a number calms them more than "we\'ll see". After each one write down a single thing you learned. If by the third you dread the next, that\'s your answer already.',
      },
    ],
  },
  {
    id: 'since-year-day',
    said: /\b(?:(?:a|one|the first|two|three|\d+) years?\b.*\b(?:on (?:the|sun|mon|tues|wednes|thurs|fri|satur)\w*|next week|tomorrow|this week|ago|soon)|anniversary|(?:do|what do) people (?:usually )?do (?:something |anything )?(?:on|for) (?:the|that) day)\b/u,
    unless: /\b(?:wedding|married|together|sober|job|lease|old)\b/u,
    after:
      /\bmiss(?:ing)? (?:my|our|him|her|them)\b|\b(?:died|passed away|widow\w*|grief|lost my)\b/u,
    passages: [
      {
        text: "Yes, many do, and it's mostly something small. A candle at the hour, the grave or the place you both liked, the favorite dish, a photo put out, a call to someone who'd remember too. Some work that day on purpose, and that's fine as well. What helps is to decide it beforehand, one thing for {them} and one easy thing for yourself right after, because the days before are often harder than the day. Who would you want near you on it?",
      },
    ],
  },
];
