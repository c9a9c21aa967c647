import { type Thread, t } from './thread.ts';

/** A run of bad luck, a curse, a life that feels too hard. */
export const UNLUCKY: Thread = {
  id: 'unlucky',
  families: [
    'lottery-luck',
    'why-happen',
    'curse-evil-eye',
    'dark-season',
    'why-always',
    'fear-future',
  ],
  of: /\b(?:my life|unlucky|luck|cursed?|jinxed|hexed|evil eye|(?:goes|going|went) wrong|why me|so hard|happens? to me|breaks?|bad things|miserable|against me)\b/u,
  says: {
    why: t(
      'Because chance comes in clumps, and because one trouble brings the next: a bad night, so you drop the phone, so you miss the call. And the mind keeps the hits and forgets the misses, which makes the row look longer than it was. None of that is aimed at you.',
    ),
    really: t(
      "Yes, I'm sure of that part. There's no mark on anyone, no sign that draws misfortune, and nothing anybody could have put on you. What there is: too much at once, and you're tired. Both pass.",
    ),
    source: t(
      "From how chance works, and that's been looked at very closely: throw a coin a hundred times and you get runs of six or seven, with nobody behind it. No planet is needed for that. Tradition has its stories about bad times, and even there they end.",
    ),
    when: t(
      "A date I can't give you. Rows like that usually break up within some weeks, not with a bang but because one of the pieces gets mended and stops pulling at the others. You can hurry it by mending the one that causes the most.",
    ),
    length: t(
      "Shorter than it feels. Chance has no plan for you, so it can't be keeping it up; each week starts fresh. What lasts is tiredness, and sleep shortens that.",
    ),
    better: t(
      "It will, though nobody can name you the day. A bad run has an end for the same reason that it had a beginning: it was chance, and chance turns. You'll notice it first in small things, a day when nothing happens. Until then mend the one thing that drags the others along.",
    ),
    do: t(
      "Stop the pile first: today cancel one thing, postpone one and hand one to somebody. Then do the one that's making the others worse, even badly. And for two weeks write down one thing every evening that went right. It sounds silly, and it changes what you notice.",
      "Next, raise your chances: talk to more people than usual, say what you're looking for, ask one more time than feels polite. That's what lucky people do differently, and they mostly don't know it.",
    ),
    specific: t(
      "Then pick one: which of all the things that went wrong is costing you the most right now, money, health, a person, work? Tell me that one and I'll stay with it. All of it together nobody could solve.",
    ),
    meaning: t(
      "I mean it's chance and tiredness, not you. You're not marked, and there's no debt to pay off. Deal with one piece of it, and the rest gets lighter.",
    ),
    verdict: t(
      "No. You aren't cursed and you aren't marked. That's as clear as I can say anything.",
    ),
    more: t(
      "Something that helps more than it sounds: tell the whole row to somebody, aloud, from the start. At some point one of you usually laughs, and then it's a story. And it shows you which piece is really bad and which were only on top.",
    ),
    valence: t(
      "It's unpleasant and it isn't a sign. Bad luck today says nothing about tomorrow; the two don't know each other.",
    ),
    good: t(
      "Yes, by plain arithmetic: after an unusually bad stretch an ordinary one is the likeliest, and ordinary will feel like luck. Put one thing on the calendar this week that can't go wrong, dinner with a friend, a walk, a film.",
    ),
    bad: t(
      "Only two things: rushing, because that's how the next mishap happens, and people who sell a cure for bad luck. Anyone who wants money for lifting something off you is the next misfortune.",
    ),
    chart: t(
      "No. There's no placement that brings bad luck, though people like to tell it. Saturn is read as effort, Uranus as surprises, and both pass over everyone. The same chart belongs to people who think of themselves as lucky.",
    ),
    tried: t(
      "I believe you, and it's discouraging to have done the right thing and nothing moves. Then do less: one piece, the smallest, and leave the others alone for a week. You need a rest more than another method.",
    ),
    scared: t(
      "That makes sense after so much at once; one waits for the next blow. It isn't on its way to you, though. Do one thing tonight that makes you feel safe, a door locked, a warm meal, a call, and let tomorrow have its own chance.",
    ),
    sad: t(
      "I'm sorry it's been like this. You don't have to find a meaning in it. Be with someone tonight who doesn't need you to be cheerful, and leave the list of troubles until after breakfast.",
    ),
    fault: t(
      "No. Some of it was chance, some was other people, and the piece that may be yours is probably tiredness. That's not guilt, that's a reason to sleep.",
    ),
    unsure: t(
      "Then nothing has to be done today. Eat, sleep, and tomorrow one small repair. It's enough.",
    ),
    who: t(
      "Nobody. There's no one behind it and nothing to be undone. If a person comes to mind, then there's perhaps something between you two that needs talking about, and that can be mended without any ritual.",
    ),
  },
  also: [
    [
      /^everything (?:goes|is going|went|always goes|keeps going) wrong(?: .{0,20})?$|^everything (?:breaks|is broken|is against me)$|^nothing (?:goes|works|is going) (?:right|out|well)(?: .{0,15})?$/u,
      {
        text: "That's a wretched stretch, and I'm sorry. It's many things at once, and usually two or three of them are really one. So name the one that drags the rest along, money, sleep, a person, work. If that one got a little better, which others would let go?",
      },
    ],
    [
      /^who (?:did|does|has done|cursed|put|would do|sent) .{0,30}$/u,
      {
        text: "Nobody did. I know it can feel as if someone must be behind it, but wishes and looks can't break your things or your luck. If there's a person you're in trouble with, that's worth a talk. If someone claims to know who it was and wants money, please don't pay.",
      },
    ],
    [
      /^how (?:do|can|should) i (?:remove|lift|break|get rid of|undo|cleanse) (?:it|this|that|the curse|a curse|bad luck)$/u,
      {
        text: "There's nothing to remove, and that's good news, because it means you owe nobody a cure. If a ritual does you good, take one that costs nothing: air the rooms, tidy one corner, light a candle and say what's over. And then mend the first broken thing.",
      },
    ],
    [
      /^i (?:just )?lost my (?:job|home|apartment|flat)(?: .{0,20})?$|^and my (?:girlfriend|boyfriend|wife|husband|partner) left(?: me)?(?: .{0,15})?$/u,
      {
        text: "I'm sorry. That's a real blow and no mere bad luck, and more than one of those in a year would knock anyone down. You don't have to be on your feet yet. Two things count now: that the money side is held, benefits, rent, a talk with whoever you owe, and that there's one person who knows how you are. Who could that be?",
      },
    ],
  ],
};
