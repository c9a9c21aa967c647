import type { Turn } from './turn.ts';

/** How the story went on, and what stands in the way. */
export const DEVELOPMENT_TURNS: readonly Turn[] = [
  {
    id: 'now-worse',
    said: /^(?:(?:and|but|so|ok|well|then|ugh|great|guess what|update) )*(?:now|today|yesterday|last night|this morning|then) (?:he|she|they|my \w+|everyone|we|it|nobody|no one)(?: is| are| has| have| does| do)?(?: all| just| suddenly| also| even| really)* (?:bored|not (?:talking|speaking|answering|interested)|ignor\w+|block\w+|left|gone|mad|angry|cold|distant|avoid\w+|not talk\w*|will not (?:talk|speak|answer|look)|wants? (?:space|a break|out|a divorce|to leave|it back|me to leave|more)|seeing|dating|with someone|quit\w*|cancel\w*|broke|moved|changed (?:his|her|their) mind|said no|laughs?|hates?|worse)\b|^(?:(?:and|but|so|now) )*(?:he|she|they|my \w+) (?:will not|does not|do not|is not|are not|refuses to) (?:even |really |want to )?(?:talk|talking|speak|speaking|answer|answering|look at|see) (?:to |with |at )?(?:me|us)(?: anymore| now| at all)?$/u,
    unless: /\b(?:should i|what do i|how do i|why)\b/u,
    passages: [
      {
        of: /\bbored\b/u,
        text: "Ouch, that's a mean sentence to have in your head. Did {they} say it, or do you read it off {their} face? If {they} said it: \"bored of this\" and \"bored of you\" are different, and you may ask which. Then don't perform. Trying to be more interesting for someone who's looking away makes you smaller every day. Put your energy into something that's yours this week, people, a plan, a class, and see whether {they} come{s} toward you or not. That'll answer it.",
      },
      {
        of: /\b(?:block\w+|left|gone|broke|seeing|dating|someone|divorce|space|a break|out)\b/u,
        text: "Oh no. I'm sorry, that's a hard turn, and it came fast. Don't argue with it tonight and don't look for the message that brings it back. Tell one friend who'll come over or stay on the phone. What's left to sort out, keys, money, things, can wait for a day on which you've slept. It hurts because it mattered, and it doesn't say what you're worth.",
      },
      {
        of: /\b(?:not (?:talking|speaking|answering)|ignor\w+|cold|distant|avoid\w+|will not (?:talk|speak|answer|look)|mad|angry|hates?)\b/u,
        text: "That's a lonely spot. Silence like that is mostly hurt or embarrassment, sometimes punishment, and from outside they look the same. One calm line is enough: \"I can see you're upset with me. I'd like to talk when you're ready, I'm not going anywhere.\" Then really leave it for two or three days. Running after it feeds it. If it's still ice next week, ask for a date to talk.",
      },
      {
        text: "That's a turn you didn't need. First, it doesn't undo what you did right before. Second, you don't have to answer it today: find out exactly what was said or decided, from the person and not from the grapevine, and then look at what's still in your hands. Usually that's one thing. What is it here?",
      },
    ],
  },
  {
    id: 'again',
    said: /\b(?:(?:it|he|she|they|my \w+|i) (?:just )?(?:happened|did it|did that|did this|has done it|is doing it|said it|lied|cancelled|canceled|forgot|yelled|relapsed|fell for it|failed|messed up|broke down|went back|texted (?:him|her)) again|same (?:thing|story|fight|again)(?: again| today| as always)|(?:for the )?(?:second|third|fourth|fifth|hundredth) time(?: now| already| this \w+)?$|again today$|here we go again)\b|^(?:make (?:that|it) |that is |it is |number )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty)(?: now| already| times)$/u,
    unless: /\b(?:should i|how do i|what do i|will it|hit|hits|hurt)\b/u,
    passages: [
      {
        of: /\b(?:chapter|supervisor|exam|test|application|applied|investors?|publishers?|agents?|rejected|fail\w*|interview)\b/u,
        text: "Again, ugh. By the third time it stops being about effort; you've shown plenty of that. It's about a missing piece of information, what exactly they want. So before you do the whole thing over, get that: ask for two concrete points in writing, or show it to someone who got through last year. Then change those two and nothing else. Tonight you're allowed to be just annoyed.",
      },
      {
        of: /\bi (?:just )?(?:did|said|lied|forgot|yelled|relapsed|fell|failed|messed|went|texted|broke)\b/u,
        text: "Okay. Once more isn't back to zero; you know more about it than the first time. Look at the hour before: where were you, how tired, what had just happened? That's the place to change something, because in the moment itself it's too late. Make it a little harder to do, put one person in the know, and start counting again tomorrow without a speech.",
      },
      {
        text: "Again. Then it's a pattern and no accident, and that's useful to know, because you can stop explaining each one separately. Say it like that: \"This has happened three times now. What will be different next time?\" And decide for yourself what you'll do if it isn't, something you can really carry out. The next time you don't argue, you do that.",
      },
      {
        text: "I'm sorry, it's tiring to be back at the same spot. Write down the date and what happened, in two lines. Not to hold it against anyone, but because after the fourth line you see it clearly, and it's harder to be talked out of. What did you do right after, this time?",
      },
    ],
  },
  {
    id: 'can-not',
    yields: true,
    said: /^(?:(?:but|and|yes|yeah|i know|ok|honestly|no|well|yes but|i wish|easier said than done|i would) )*(?:i (?:just |really |simply )?(?:can not|could not|could never|do not dare|am too (?:shy|scared|old|tired|proud|broke|nervous|weak)|do not have (?:the )?(?:money|time|energy|courage|strength|guts|anyone|friends|that)|can not (?:afford|say|do|tell|talk|leave|stop|ask|just))|(?:he|she|they) (?:will|would) (?:not|never) (?:listen|agree|understand|change|let me|go|say yes|do that|accept)|easier said than done|that is (?:easy (?:for you )?to say|not (?:possible|an option|that easy|so easy))|it is (?:not that easy|not possible|complicated|not so simple)|i tried(?: that| it| everything)?|we tried(?: that)?|tried (?:that|it|everything))\b.{0,60}$/u,
    unless:
      /\b(?:hung up|laughed|blocked|said no|yelled|worse|go on|do this anymore|do it anymore|take it anymore|live|sleep|breathe|anymore|eat|stop (?:crying|cutting|drinking|thinking)|wait|find)\b/u,
    passages: [
      {
        of: /\b(?:afford|money|broke)\b/u,
        text: "Then it has to be the free version. Keep the aim and drop the price: the library instead of the course, a walk instead of the dinner, half an hour at an advice office instead of a lawyer. Ask there what you're entitled to, most people claim less than they could. What would be the smallest version that costs nothing and could happen this week?",
      },
      {
        of: /\b(?:listen|agree|understand|change|let me|accept|say yes)\b/u,
        text: "Maybe not; you know {them} and I don't. Then aim at something you can do without {their} yes. What would you do this month if it was certain that {they} never came around? Do the first half of that. And if you talk anyway, talk to be clear and not to convince: one sentence, once. It's much less tiring.",
      },
      {
        of: /\b(?:tried)\b/u,
        text: "Okay, then not that. What went wrong with it: did you never get to do it, did it not help, or did someone else stop it? Those are three different problems. The first needs a smaller step, the second a different one, the third a talk. Tell me which, in a few words, and I'll go from there.",
      },
      {
        of: /\b(?:shy|scared|nervous|dare|courage|guts|say|tell|talk|ask)\b/u,
        text: 'Then make it so small that it\'s nearly silly. Not the talk, only the message that asks for one: "Do you have ten minutes tomorrow?" Not the whole truth, only its first sentence. You can write it and read it out; no one minds. Courage mostly turns up after the first line and hardly ever before.',
      },
      {
        of: /\b(?:time|energy|tired|strength|weak)\b/u,
        text: "Then not this week, and that's no failure. First get something back: one evening with nothing in it, one thing cancelled, one thing someone else does for you. Tired people see only the big version of everything. Ask me again on Sunday, and we'll look for the ten-minute version.",
      },
      {
        text: "Fair, it was easy for me to say. Let's cut it down: what's the tenth part of it, the bit you could do even on a bad day? A note, a question, ten minutes. Do only that, and judge the rest afterward. And if even the tenth part is too much, then the honest question is what you'd need first.",
      },
    ],
  },
  {
    id: 'already-fixed',
    yields: true,
    said: /\b(?:(?:it|that|this|everything|the \w+) (?:is|was|has been|are) (?:already |all )(?:paid|booked|done|decided|signed|sent|ordered|planned|too late|bought|fixed|set)|already (?:paid|booked|decided|signed|sent (?:it|the)|ordered|bought|told (?:him|her|them|everyone)|said yes|did it|invited)|too late (?:now|i|for that|already)?|can not change it(?: now)?|no way back|non ?refundable)\b/u,
    unless: /\b(?:is it|am i|too late (?:to|for (?:me|us))|should i)\b/u,
    passages: [
      {
        of: /\b(?:wedding|marry|married|venue|ceremony|date)\b/u,
        text: "Then that's the day, and I wouldn't move it for any planet. No date can spoil a marriage, and the ones people remember are the ones where the two of you were relaxed. So use the sky for nothing but timing the small things: eat beforehand, leave an hour empty before the ceremony, and let somebody else hold the phone. It's paid, it's yours, and I'd come for the cake.",
      },
      {
        of: /\b(?:party|barbecue|garden|dinner|celebration|concert)\b/u,
        text: "Then it's on, and the sky can come as it is. What makes a party is decided by then anyway: enough chairs, something to eat that isn't late, one person who greets people so that you don't have to. Have a plan for rain, tell two people to come early, and stop fixing things an hour before. You're supposed to be there too.",
      },
      {
        of: /\b(?:flight|trip|holiday|vacation|tickets?|hotel|travel)\b/u,
        text: "Then it's settled, and that's a relief: no more weighing. Go, and make it good. Check papers and times once, three days before, leave half a day without a plan, and pack less. Whatever the sky does that week, it's also doing it to everyone who stayed home.",
      },
      {
        of: /\b(?:sent|told|said)\b/u,
        text: "Then it's out, and it's not the disaster your stomach says it is. Don't send a second one to explain the first. Leave it a day; most messages look half as bad when they're read by someone else over breakfast. If it really needs mending, one line tomorrow does it: \"That came out wrong. What I meant was … .\"",
      },
      {
        text: "Okay, then it's decided, and the question changes: no longer whether, but how to make it good. What's the one thing in it you can still shape? Put your effort there. And stop reopening the rest; it only costs sleep, and it was a decent decision on the day you made it.",
      },
    ],
  },
];
