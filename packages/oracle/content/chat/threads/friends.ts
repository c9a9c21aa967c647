import { type Thread, t } from './thread.ts';

const MONEY = /\b(?:owes?|money|lent|borrow\w*|loan|pay (?:me )?back)\b/u;

/** A quarrel with a friend, or one who has gone quiet. */
export const FRIEND: Thread = {
  id: 'friend',
  families: [
    'friend-trouble',
    'friend-breakup',
    'friend-betrayed',
    'one-sided-friend',
    'friend-owes-money',
    'left-out',
    'sibling-rift',
    'fight-partner',
  ],
  of: /\b(?:fights?|fought|fighting|argu\w+|quarrel\w*|not (?:talking|speaking)|ignor\w+|mad at|angry|blocked|sorry|apolog\w+|owes?|money|forgot|fell out|fallen out|silent|lied|betray\w*)\b/u,
  says: {
    why: [
      {
        of: /\b(?:ignor\w+|not (?:talking|speaking|answering)|avoid\w*|distant)\b/u,
        text: 'I can\'t see {their} reasons from here, and there are many ordinary ones: hurt over something said, a bad time, shame, not knowing how to begin. Guessing makes it worse. One line asks it kindly: "I miss you. Did something happen between us?"',
      },
      {
        text: "Because the first one who speaks decides what the next weeks look like, and pride on both sides can turn one bad evening into two silent years. Going first isn't giving in. You only say your own half.",
      },
    ],
    really: t(
      "I'd still do it so. You know {them} and I don't, so if everything in you says wait a day longer, wait a day. Not a month, though.",
    ),
    source: t(
      "From how such quarrels usually end: most are made up within days when one person owns their half, and hardly any by being right. It's experience and no planet.",
    ),
    when: [
      {
        text: "After you've slept on it, tomorrow or the day after, and not in a message late at night. Anything up to a week is fine; later it gets harder to begin, though it's never too late. [[{window} would be a friendly time.]]",
      },
    ],
    length: t(
      "Give it about a week after you've written. If there's nothing by then, one more line, light and without a reproach: \"I'm here when you like.\" And then it's on the other side, with no deadline from you.",
    ),
    better: t(
      "It mostly does. Most friends who quarrel loudly make up again, because they care. What helps is that someone says the first sentence, and it doesn't have to be a clever one.",
    ),
    do: t(
      'Own your half, in one or two sentences, and leave out who began. "I don\'t like how that went. I\'m sorry for what I said. You matter to me." By voice if you can. Then let there be time; people need a while to climb down.',
      "Then something that isn't about the quarrel: a photo of something you both laughed at, or an invitation with a day in it. It says that you're still there, without asking for an answer.",
    ),
    specific: t(
      'Then exactly: tomorrow around noon, a voice message under a minute. What you\'re sorry for, one thing. What you miss, one thing. "Call me when you like." Nothing about the other half of the fight. That comes later, face to face.',
    ),
    meaning: t(
      'In plain words: go first, with your half only, soon, and by voice. The rest needs a bit of time.',
    ),
    verdict: [
      {
        of: MONEY,
        text: "Yes, say something, to the person and about the money, and keep the two apart. First that you don't want to lose {them}; a day later the sum and a date.",
      },
      {
        text: 'Yes, I lean toward making the first move, once and honestly. What would turn me: if {they} {has} hurt you again and again, then let {them} come to you.',
      },
    ],
    say: [
      {
        of: MONEY,
        text: '"I don\'t want money to stand between us. I do need it back: can you send it by the first, or half now and half next month?" And separately, before or after: "I\'m sorry we fought. I\'d rather have you than be right."',
      },
      {
        text: "\"I've been thinking about us. I'm sorry for my part, I got loud and unfair. I miss you. Can we talk, this week or whenever you're ready?\" Send it once, then put the phone away.",
      },
    ],
    refused: t(
      "Then you've said it, and it's there for {them} to find. Some people need weeks. Don't send a second apology; after about ten days one light line, and then leave the door open. It hurts to wait, and you did your half well.",
    ),
    fails: t(
      "Then you've lost someone you cared about, and you may be sad about it like about a love. But you'll know that you went toward {them}. Friends do come back after a year sometimes, and the open door is what they come through.",
    ),
    more: t(
      'One more thing: ask yourself what it was really about. Quarrels over small things mostly have an old hurt under them: being forgotten, being taken for granted. If you can name that, for either of you, the talk gets short.',
    ),
    valence: t(
      "A quarrel isn't a bad sign by itself; you argue like that only with people who matter. Bad is the silence afterward, if it gets long. You can shorten it.",
    ),
    scared: t(
      'Of a no, or of losing {them} for good? A kind first sentence has hardly ever made it worse. Write it down tonight, read it tomorrow, and then send it.',
    ),
    sad: t(
      "I believe you. It hurts when someone close goes quiet, and with friends hardly anybody asks how you are. Tell {them} just that, that you're sad. It's harder to stay angry at than any argument.",
    ),
    fault: t(
      "Partly, maybe, and that's the part you can put right. Hardly any quarrel belongs to one person alone. Say sorry for your piece, without a but, and leave {them} theirs.",
    ),
    longing: t(
      "Then that's the sentence. \"I miss you,\" without explanations and without a bill. It's shorter than all the messages you've been writing in your head, and it's the one that gets answered.",
    ),
    late: t(
      "No. People have written after ten years and been glad they did. The longer it's been, the shorter the message should be.",
    ),
    tried: t(
      "Good, then your half is done, and it counts even if nothing has come back. Don't say it a second time in other words. Give it ten days, then one light line, and meanwhile be with the friends who answer.",
    ),
    unsure: t(
      "Then sleep on it; nothing is lost in a night. Tomorrow ask yourself whether in a year you'd rather have been right or have this friend.",
    ),
    chart: t(
      "No, no star makes friends quarrel. Something was said, or wasn't, and that can be mended by the two of you.",
    ),
  },
  also: [
    [
      /^(?:should|can|do) i (?:just )?(?:text|write(?: to)?|call|message|contact|talk to) (?:him|her|them)(?: (?:first|back|again|now|today|tonight|anyway))*$/u,
      {
        text: "Yes, and you first. Not tonight while it's still hot; tomorrow, and by voice if you can stand it. One thing you're sorry for, one thing you miss, and no summary of who began.",
      },
    ],
    [
      /^(?:he|she|they) (?:is|are) (?:still )?not (?:answering|talking(?: to me)?|replying|responding|speaking(?: to me)?|picking up)(?: .{0,15})?$|^(?:he|she|they) (?:still )?(?:does|do|did|has|have) not (?:answer|answered|reply|replied|talk to me|pick up)(?: .{0,15})?$/u,
      {
        text: "Then {they} {is} most likely still cooling down, and each further message makes that longer. You've knocked. Leave it until tomorrow evening, then one line: \"I'm here when you want to talk.\" Meanwhile be with someone else, so the phone isn't the only thing in the room.",
      },
    ],
    [
      /^(?:what )?else can i do$|^what more can i do$/u,
      {
        text: "Do something instead of saying something: a card in the mailbox, the thing {they} forgot at your place, a small late present if one was due. No note with reasons. Then give it time; you've knocked, and knocking twice a week only makes the door heavier.",
      },
    ],
  ],
};

/** Being alone, and finding people. */
export const LONELY: Thread = {
  id: 'lonely',
  families: ['lonely', 'lonely-new-city', 'make-friends', 'belonging'],
  says: {
    why: t(
      "Because people warm up to those they've seen before, and in a lonely stretch nobody sees you twice. It isn't about how likable you are. It's a matter of how often, and that can be changed.",
    ),
    really: t(
      'Yes. It works slowly, and it works for shy people too. Give it eight times before you judge; the first three always feel pointless.',
    ),
    source: t(
      'From how friendships begin: nearly all of them by seeing the same people again and again, at school, at work, next door. When life stops arranging that, you have to. No planet in it.',
    ),
    when: t(
      "Count in months, not in days: after about three with one fixed weekly thing, there's usually one person who'd miss you. The first evening is the worst.",
    ),
    length: t(
      'A lonely stretch after a move takes about a year for most people, with small good moments after the first months. It gets shorter with each thing that you do every week.',
    ),
    better: t(
      "Yes, it does, and usually through one single person. I can't name the day. Make it likelier: the same place, the same evening, eight weeks.",
    ),
    do: t(
      'One message today to someone from any part of your life: "You crossed my mind. How are you?" And one thing for this week where the same people come back. Choose by what you\'d enjoy even if you didn\'t talk to anyone.',
      'Then make yourself a regular: the same café at the same hour, the same shop, the same bench. Say one sentence more than needed. Those are the cheapest friends-to-be there are.',
    ),
    specific: t(
      'Then concretely: look up three groups near you tonight, a class, a choir, a run, a game night. Write one of them today, go this week, stay until the end, learn two names. Next week use them. Around the fourth time, ask one person for a coffee after.',
    ),
    meaning: t(
      'In plain words: not more courage, but more repetition. The same faces every week do most of it for you.',
    ),
    verdict: t(
      "Yes, you'll find people; I lean that way without much doubt. Not this week maybe. It starts with one thing that happens weekly.",
    ),
    say: t(
      '"Hi, I\'m new to this. Have you been coming long?" is enough for the first evening. The third time: "A few of us could get a coffee after. Want to?" To someone from before: "You crossed my mind. How have you been?"',
    ),
    refused: t(
      'Then it was the wrong day for that person. Count on half of them saying no for dull reasons, and ask the next one. Nobody remembers having been asked for coffee.',
    ),
    fails: t(
      "Then that group wasn't yours, and the next may be. Give each one six evenings. It says nothing about you; some rooms are just full already.",
    ),
    more: t(
      "Something underrated: be the one who invites. Soup on a Sunday for two people who don't know each other, nothing fancy. Lots of people are sitting at home waiting for exactly that message.",
    ),
    valence: t(
      "It's sad and it's not a defect. Almost everyone has such a time after a move, a breakup or a new job. It only gets bad if you stop going out at all.",
    ),
    scared: t(
      "Of being turned away? Nearly everyone in the room is a little. Choose places where hands are busy, cooking, climbing, singing; you needn't be interesting there. And you may leave after an hour.",
    ),
    sad: t(
      "I'm glad you told me. That kind of evening is long. Have something warm, call or write to one person, even an old one, and go to sleep early; mornings are kinder. And if it's ever more than lonely, the help page has people who pick up.",
    ),
    fault: t(
      "No. You're not too strange or too boring; you've had too few chances for being seen twice. That's circumstances, and circumstances can be changed.",
    ),
    late: t(
      'No. People make friends at fifty and at eighty, mostly through something they do every week. At no age does it happen on the first evening.',
    ),
    where: t(
      'Where people come back on their own: a class, a team, a choir, a language table, volunteering, a game night in a bar. Smaller is better. And choose near home, so that you really go in the rain.',
    ),
    which: t(
      "The one nearest to your home and the one you'd still go to when tired. That's worth more than the most exciting one.",
    ),
    unsure: t(
      'Then only one thing: a message to somebody you once liked. "You crossed my mind." It takes a minute, and everything else can wait.',
    ),
    tried: t(
      "I believe you, and it's discouraging. Did you go often enough to be recognized, six or eight times? If not, the same place again. If yes, a smaller one, and be the one who suggests the coffee.",
    ),
    chart: t("No, nobody's chart makes them lonely. It's a matter of chances."),
  },
  also: [
    [
      /^i (?:just )?moved (?:here|to .{2,20}|in)(?: .{0,25})?$|^i am new (?:here|in town|in the city)(?: .{0,15})?$/u,
      {
        text: "Then it isn't you, it's the move: all your people are somewhere else, and that takes most of us about a year. Keep two of the old ones close, a fixed call on a fixed day. And here one weekly thing with the same faces. \"I'm new, show me your favorite place?\" is a sentence that people like to be asked.",
      },
    ],
    [
      /^i am (?:very |so |really |too |quite |pretty )*(?:shy|introvert(?:ed)?|awkward|bad with people)(?: .{0,15})?$/u,
      {
        text: 'Then choose places that do the talking for you: a class, a kitchen, a choir, anything with busy hands. You only have to come back; the fourth time people greet you by themselves. One question an evening is plenty. Shy people are liked later and longer.',
      },
    ],
  ],
};
