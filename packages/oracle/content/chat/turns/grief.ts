import type { Turn } from './turn.ts';

const ASKS = /^(?:\w+ ){0,2}(?:should|how|why|what|can|could|will|is|are|does|do|did) \w+/u;

/** What people say next in a conversation about a death. */
export const GRIEF_TURNS: readonly Turn[] = [
  {
    id: 'grief-others-silent',
    said: /\b(?:everyone|everybody|people|nobody|no one|they|(?:my|his|her) \w+)\b.*\b(?:stopped (?:asking|calling|talking)|never (?:asks?|mentions?|talks?)|(?:does|do|did) not (?:ask|mention|get it|understand|talk about|care|know what to say)|asks? anymore|moved on|forgot|act(?:s|ing)? like nothing|avoids?|gets it|understands)\b/u,
    passages: [
      {
        text: "That's a second loneliness on top of the first: for them it's over, and for you it isn't. Most are afraid of saying something wrong, so they say nothing, and it lands like forgetting. You may bring it up yourself, with the one who can bear it: \"I still think about it every day. You don't have to fix it, just ask me now and then.\" And here you can talk about it whenever you like.",
      },
      {
        text: "I'm sorry. The world goes back to its calendar much faster than a person can. You don't have to make anyone understand it; one who lets you talk is enough. Is there somebody who was close to it as well?",
      },
    ],
  },
  {
    id: 'grief-how-old',
    said: /^(?:(?:and|but|yes|oh|well) )*(?:he|she|they|it|we) (?:was|were|had|would have been|had (?:him|her|them) for|is)(?: only| just| almost| nearly)? \d{1,3}(?: years| weeks| months)?(?: old)?$|^(?:for )?\d{1,2} years(?: together)?$/u,
    passages: [
      {
        text: "That's a lot of ordinary mornings, and they're what's missing now. The number doesn't make it smaller, whatever people say about a full life or a short one. What was a usual day with {them} like?",
      },
    ],
  },
  {
    id: 'grief-misheard',
    said: /\b(?:strange|odd|wrong|weird) answer\b|\b(?:do not|did not) understand\b|\bnot what i (?:said|meant|asked)\b|\bi (?:was|am) (?:telling|talking)\b|\bi am not (?:moving|going)\b/u,
    unless: /\bbirthday\b|\banniversary\b|\bhow do\b/u,
    passages: [
      {
        text: "You're right, that was beside the point, and I'm sorry. You were telling me about someone you miss. Go on where you were; I'll stay with it.",
      },
      {
        text: "Forgive me, I answered something you didn't say. Tell me once more, in as many words as you like. I'm only listening now.",
      },
    ],
  },
  {
    id: 'grief-another-pet',
    said: /\b(?:too (?:soon|early)|when (?:is it|am i|can i)|should i|can i|is it (?:ok|okay|wrong|bad|disloyal)) (?:\w+ ){0,4}?(?:get|adopt|have|want|take in|look for|be ready for) (?:another|a new|a second|again)\b/u,
    after: /\b(?:dog|cat|pet|rabbit|horse|hamster|bird|puppy|kitten)\b/u,
    passages: [
      {
        text: "No, it isn't too soon to ask, and it wouldn't be a betrayal. There's no proper waiting time: some people need the empty basket for half a year, some can't stand the silent hallway for a week. I'd let the worst days pass first, so that the new one is met as itself and not as a stand-in. When you catch yourself looking forward to one and not only away from the pain, you're ready. What do you miss most, the company or just this one?",
      },
    ],
  },
  {
    id: 'grief-is-it-silly',
    said: /\b(?:is it|is that|am i|was it|is this) (?:\w+ )?(?:stupid|silly|weird|wrong|bad|crazy|normal|ok|okay|selfish|strange|dramatic|too (?:much|soon|late))\b/u,
    passages: [
      {
        text: "Not in the least. Grief has no size chart, and those who mind mostly haven't had theirs yet. Whatever carries you through the week and harms no one is allowed, staying home included. Would you call it that if a friend told you?",
      },
      {
        text: "No. Everyone does something of that kind and thinks they're the only one. It isn't a sign that you're doing it wrong; there's no right way to compare it with. If it helps, keep it. If it stops helping, you can let it go without an explanation.",
      },
    ],
  },
  {
    id: 'grief-day',
    said: /\b(?:birthdays?|anniversar\w+|first (?:christmas|thanksgiving|easter|new year|holidays?)|mother s day|fathers? day|mothers day|christmas|(?:that|such a|the) day)\b/u,
    unless: /\bmy birthday\b|\bwedding\b|\bday off\b|\b(?:the|that) day (?:after|before)\b/u,
    passages: [
      {
        text: "The first one is hard, and it's usually worse in the weeks before than in its own hours. Give it a shape, so it doesn't simply happen to you: one thing that was loved, a dish, a song, a walk, at an hour you choose, and one person who knows what day it is. Decide beforehand what you'll skip. You may cry through it and you may laugh in the middle. What would have been on the table?",
      },
      {
        text: 'People do it in very different ways, and they\'re all right: some set a place, some go to the grave with coffee, some work late on purpose and look at one photo at night. What helps most is not deciding on the morning itself. Write to one person now: "That day will be hard, may I call you in the evening?" Then it has at least one wall to lean on.',
      },
      {
        text: "It's a day with a hole in it, and you don't have to fill it. Keep the first hour and the last hour planned, something warm, somebody's voice, and let the middle be what it is. Next year it'll still hurt, and it'll be a day you've done before.",
      },
    ],
  },
  {
    id: 'grief-hears-me',
    said: /\b(?:hear me|hears me|see me|sees me|watch\w* (?:over )?(?:me|us)|(?:still|somehow) (?:here|around|with me|with us)|where (?:is|are) (?:he|she|they) now|talk(?:ing)? to (?:him|her|them|mom|mum|dad))\b/u,
    passages: [
      {
        text: "I don't know, and I won't pretend to. What I do know is what the talking does: it keeps a place open, and half the time you'll know exactly what the answer would've been, tone of voice included. So go on. In the kitchen, in the car, out loud. You're in very good company with that.",
      },
      {
        text: "That's a question for your faith more than for me, and whatever comforts you there is yours to keep. Nothing in it has to be proved. Say the next thing out loud when you want to say it, and see whether the room feels a little less empty for a minute.",
      },
    ],
  },
  {
    id: 'grief-too-early',
    said: /\b(?:too (?:early|soon|late)|not (?:his|her|their|its) time|right time|be sure it is time|know (?:when|it is time))\b/u,
    after:
      /\b(?:vet|dog|cat|puppy|kitten|pet|rabbit|horse|put (?:him|her|it|them) (?:down|to sleep))\b/u,
    passages: [
      {
        text: "Everyone who loves an animal asks that, and there's no day on which it feels right. Count the days of one week, good or bad, by what {pet|they} still enjoy{s}: food, the door, your hand. When the bad ones are more, it isn't too early. Ask the vet straight what the next two weeks would look like, and what they'd do with an animal of their own. Going a little before the worst is the last kind thing in your hands, and it never feels like one.",
      },
    ],
  },
  {
    id: 'grief-guilt',
    said: /\b(?:should have|could have|if only|my fault|i (?:did not|never) (?:say|said|tell|told|call|called|visit|visited|go|went|get|got)|last thing i said|guilt\w*|regret\w*)\b/u,
    passages: [
      {
        text: "Nearly everyone who loses someone has a sentence like that, and it's always built from what you know now and didn't know then. Love isn't weighed by its last week. Say what's missing out loud where it belongs, at the grave, in the garden, in the car. If the same minute comes back every night and won't let you sleep, a grief counselor is good at exactly that one.",
      },
      {
        text: "You're putting yourself on trial with evidence that arrived late. Ask what you'd tell a friend who said that to you, and try to believe it for an hour. You were there for thousands of ordinary days, and those are what counted.",
      },
    ],
  },
  {
    id: 'grief-others-say',
    said: /\b(?:move on|moving on|get over (?:it|him|her|this)|(?:people|everyone|everybody|they|husband|wife|friends?|family|sister|brother|boss) (?:all )?(?:say|says|tell|tells|think|thinks|keep saying|do not (?:get|understand|ask|mention))|time heals|better place|at least)\b/u,
    yields: true,
    passages: [
      {
        text: 'They mean well and they want it to be over, mostly for their own comfort. There\'s no date by which you should be done. You can say, "I\'m not there yet. It helps when you just ask, or sit with me." The one who can do that is worth calling first.',
      },
      {
        text: "People run out of words after a few weeks and you've only just begun. That's lonely in its own way. Look for one who'll say the name out loud without lowering their voice. It may be someone you wouldn't have guessed, and there are groups where nobody changes the subject.",
      },
    ],
  },
  {
    id: 'grief-belongings',
    said: /\b(?:clothes|closet|wardrobe|belongings|her things|his things|their things|the house|the room|ring|glasses|voicemail|voice ?mails?|phone number|toothbrush|shoes|coat|photos?|ashes)\b/u,
    yields: true,
    passages: [
      {
        text: "None of that has a deadline unless a landlord says so. Keep what still smells right in a closed bag, put what hurts to look at behind a door, and leave the rest where it is. When you do start, do one drawer with one person and stop while it's bearable. Nobody ever wished they'd been faster.",
      },
      {
        text: "Keep it. You can always let a thing go later, and you can't get it back. If a voice is on a phone, have somebody copy it somewhere safe this week; phones die too. The rest can wait for a month when you have the hands for it.",
      },
    ],
  },
  {
    id: 'grief-hour',
    said: /\b(?:evenings?|nights?|mornings?|sundays?|weekends?|o clock|at (?:five|six|seven|eight|nine|ten|noon|\d+)|silent|silence|so quiet|too quiet|empty (?:chair|bed|house|room|side))\b/u,
    unless: /\b(?:pills?|hurt myself|good night|goodnight)\b/u,
    passages: [
      {
        text: "That hour had someone in it, and now it's the loudest one of the day. Don't leave it bare for the moment. Give it a small fixed thing: a call to somebody else, a walk around the block, the radio on before it comes. It replaces nothing; it's a handrail. And if you'd rather sit there and miss, do that, with something warm in your hands.",
      },
      {
        text: "Of course it's that hour. You could ask one person to be the voice in it for a few weeks, ten minutes, no advice needed; people like being given something they can really do. Or use it for the thing you two did anyway, the crossword, the news, the tea, and say a word into the room.",
      },
      {
        text: "Make it a little different from how it was, so it isn't the same hour with a piece missing: another chair, another room, a lamp on early. Then one small thing with your hands. It'll still ache, only with edges.",
      },
    ],
  },
  {
    id: 'grief-cries',
    said: /\b(?:cry\w*|cried|tears|sob\w*|break down|broke down|burst into)\b/u,
    passages: [
      {
        text: "Let it come, in the supermarket too. It isn't a relapse, it's where the love goes when it has nowhere to be. It comes in waves and each one ends; water and a bit of air afterward, that's all the treatment there is. If there's never a gap between them, or you can't eat or sleep for weeks, tell your doctor.",
      },
      {
        text: "That's allowed for as long as it takes, and it doesn't need a reason on the day. Keep tissues in the car and one person you may call without explaining. And when an hour comes without any, that isn't forgetting.",
      },
    ],
  },
  {
    id: 'grief-afraid',
    said: /\b(?:afraid|scared|dread\w*|terrified|frightened)\b/u,
    unless: /\b(?:of him|of her|hurt|kill|myself)\b/u,
    passages: [
      {
        text: "Of course you are; you know already what it's going to touch. Say it to one person now, before it's here. Then plan the first hour and the last one, and let the middle take care of itself. Nobody says you have to be brave about it.",
      },
      {
        text: "That fear is part of it. Make it smaller by making it exact: what's the worst moment you picture, and who could be next to you in it? Ask that person this week. What you've arranged comes at you more slowly.",
      },
    ],
  },
  {
    id: 'grief-what-helps',
    said: /\bwhat (?:can|could|should|do|would) (?:i|people|you|one) do\b|\bhow do (?:people|you|others|i) (?:do|spend|cope|deal|live|get|go|survive|handle)\b|\bwhat helps\b|\bhow (?:can|should) i (?:cope|deal|live|go on|get through)\b/u,
    passages: [
      {
        text: "Small and on purpose, that's what most people find. A candle or none, the grave or the sofa, one song, ten photos and not the whole box. One person beside you or on the phone, and something ordinary right after, so that it has an end. You may change your mind at any minute. What would feel right to you, and what would only be for show?",
      },
      {
        text: 'Eat, sleep, daylight, one voice a day; it sounds like nothing and it holds the rest up. Then one thing that keeps the connection, a recipe, a walk you used to take, writing down a story while you still have it exactly. And nothing large decided this season. Which of those could you manage tomorrow?',
      },
    ],
  },
  {
    id: 'grief-memory',
    said: /\b(?:used to|always|would (?:always|sit|say|call|make|sing|cook)|sang|singing|laughed|laughing|cooked|baked|danced|told me|taught me|called me|calling me|loved|liked|on a good day|(?:her|his) (?:voice|laugh|smile|hands)|the way (?:he|she|they))\b/u,
    unless: ASKS,
    passages: [
      {
        text: "Thank you for telling me that; I can nearly hear it. Details like that are what stays, so put it somewhere safe, in a notebook or a voice note, before it wears smooth. And tell it to someone who was there. They'll have the other half. What comes next when you think of it?",
      },
      {
        text: "That's lovely, and it's exactly what a person is made of. I'm sorry it's a memory now. Keep it in use: tell it at the next family table, to someone too young to know it. Is there another one that makes you smile before it hurts?",
      },
      {
        text: "I'm glad you told me. Missing gets told in such small things, and they're the true size of it. You don't have to do anything with it. Tell me more if you like.",
      },
    ],
  },
];
