import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const BELIEF_SITUATIONS: readonly Situation[] = [
  {
    id: 'bad-omen',
    field: 'belief',
    story:
      /\b(?:bad (?:card|omen|luck|sign)|tower card|death card|curse\w*|evil eye|jinx\w*|hex\w*|black cat|broken mirror)\b/u,
    says: {
      fear: "Nothing bad follows from a card, a dream or a mirror. They're pictures, and your fear does the rest. What was on your mind just before? That's the thing worth looking at.",
      will: "No. A card or a sign doesn't make anything happen. If it frightened you, put it away for a week and do one ordinary, kind thing for yourself.",
      if: "Then it would have happened without the card too. Nobody can place bad luck on you. If somebody asks money to take it off, that's the trick.",
      how: 'Put the cards away for a while, tell somebody about it and laugh once if you can, and look at the worry underneath. No ritual is needed, and none that costs money.',
      told: 'I understand that it sticks. Still, a sign has only the power you lend it. What worry was there before it?',
    },
  },
  {
    id: 'interfaith',
    field: 'belief',
    story:
      /\b(?:different religions?|convert\w*|muslim|jewish|hindu|christian|catholic)\b.*\b(?:marry|boyfriend|girlfriend|husband|wife|fiance\w*|parents)\b/u,
    says: {
      should:
        "I lean toward love with a plan: how you'd celebrate, how children would grow up, what you'd never ask of each other. If those three can be said calmly, the rest is family weather. Convert only if you'd do it alone on an island.",
      hurt: "They may be, because it touches who they are. Let them see over time that nothing's being taken away: you come to their table, you know the names of the feasts.",
      say: '"I love you and where I come from. And I love this person. I\'m not asking you to choose. I\'d like you to get to know {them}." In person, early.',
      no: 'Then give it time and keep coming. Many families need a year and a first meal that goes well.',
      told: "That's two families in one room. Talk the big three through with each other first, feasts, children, what you'd never ask. Which of those is the hardest?",
    },
  },
];

/** Any other story of this field. */
export const ANY_BELIEF: Situation = {
  id: 'belief',
  story:
    /\b(?:church|pray\w*|god|faith|relig\w+|mosque|temple|bible|quran|muslim|christian|catholic|jewish|hindu|atheist|believe in|priest|pastor|baptis\w+|karma|curse\w*|spirit\w*)\b/u,
  says: {
    should:
      "That's yours to decide, and I'd lean toward honesty in small steps: do what you could stand by in front of the person you respect most. If it's fear that decides, wait. If it's relief or joy, that's worth listening to.",
    no: "Then you've been honest, and nothing has to follow from it today. Give it time; people need longer with faith than with almost anything.",
    fail: "Then you'll still have what you've learned there, and the people who like you for other reasons. Belief isn't an exam, and nobody I'd trust would call it failed.",
    if: 'It might come to that, and you can be kind and clear at once: "I love you, and this is how it is for me." You don\'t have to win the argument. Decide beforehand what you won\'t discuss at the table.',
    why: "I don't know, and nobody can answer that for you. For most people it isn't one reason; it's a long quiet change that shows all at once. You can say that much: \"It's been changing for a while.\"",
    when: "When you're calm and nobody's on the way to a service. It doesn't have to be before the next holiday. Tell one safe person first; it makes the second talk easier.",
    say: "Start with what stays: \"I love you, and what you taught me about being decent is still with me. I've stopped going, because it stopped being true for me. I didn't want you to hear it from someone else.\" Then listen. You don't have to convince anyone.",
    how: "Slowly and without slogans. Keep the parts that are good for you, the music, the quiet hour, the people. Talk to somebody who's walked the same way some years ago. There's no form to fill in.",
    normal:
      "Yes, in every faith and every generation. Doubt and change are old companions of belief. It doesn't make you a bad person or a bad child.",
    them: "I can't see into {them}. When faith is involved, anger is often fear for you. Answering the fear, \"I'm all right, and I'm still me\", usually does more than answering the argument.",
    will: "I can't know that. People do come round, mostly after they've seen for a year that you're still the same person. Staying warm is what you can add.",
    also: "{Who|That person} has {their} own place in this. Tell {them} before the others if that's the one you trust, and don't ask {them} to keep it secret for long.",
    age: "After that long it's part of how the days are built, so of course it's strange. You don't have to decide about all of it at once. Which piece would you miss?",
    blame:
      "I don't think you've done wrong by being honest with yourself. Guilt about this is often an old voice. Ask what you'd actually done to anyone. If it's nothing, you can let it talk and go on.",
    dismissed:
      "That isn't fair, and it's often said out of worry. \"I'm not asking you to agree, I'm asking you to let me be honest with you.\" Then change the subject to something you share.",
    'asked-of':
      'You can go along as a guest, for the person and not for the creed. Or you can say: "I\'d rather meet you afterward." Both are loving.',
    others:
      'People say a lot where faith is concerned. Take what sounds like kindness and leave what sounds like fear.',
    but: "Then that's your honest answer, and you don't need a better argument for it.",
    compare: "Other people's certainty looks firmer from outside than it is.",
    fear: "That's an old, deep kind of fear, and you're not silly for having it. Nothing bad follows you for being honest. Talk to somebody who isn't afraid of the question.",
    hurt: "{They} might be, at first, because it touches what {they} hoped for you. It doesn't follow that you have to hide. Tell {them} what stays, before what's changed: that you love {them}, what you've kept from it, that you'd still come along at Christmas if you would. You choose the moment; there's no duty to do it this year. What would you want {them} to know first?",
    lean: 'Then let it be so for a while without announcing it. If it still feels right in a season, you can say it calmly.',
    nothing:
      "Silence can be part of it. You don't have to force an answer, from heaven or from the family.",
    did: 'That took something. How did it go?',
    alone: "Look for one person outside your house who's been there. It's much less lonely by two.",
    told: "I see, so it's about the people as much as about belief. You can keep those two apart: what you hold true is yours, and what you share with them can stay, meals, songs, being there. Which of the two weighs more at the moment?",
  },
};
