import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const GRIEF_SITUATIONS: readonly Situation[] = [
  {
    id: 'miscarriage',
    field: 'grief',
    story: /\bmiscarr\w+|\blost (?:our|the|my) baby\b|\bstillb\w+/u,
    says: {
      others:
        "They mean to comfort, and it talks straight past the one you lost. Another baby wouldn't have been this one. You may say so: \"I know you mean it kindly. We're sad about this one.\" Or say nothing and leave the room. I'm so sorry. Is there someone with whom you may just be sad about that baby?",
      why: "I don't know, and mostly nobody does. It's very unlikely that it was anything you did, lifted, ate or thought; doctors say that too, and you can ask yours to say it to your face. It's allowed to be just wrong.",
      blame:
        "You didn't cause this. Nearly everyone it happens to goes looking for the moment, and hardly ever is there one. Ask your doctor or midwife to tell you that aloud; sometimes it has to be heard from them.",
      when: "There's no time by which it should be over. The date it happened and the date it would have come stay tender for long. If it gets darker instead of slower, tell your midwife or doctor. They know this.",
      should:
        "There's no should in this. Do what you'd be glad of later: a name, a candle, a box, or none of it. And trying again is for the two of you alone, with your doctor, in your own time.",
      also: '{Who|Your partner} lost the same child and may show it in another way, busy, silent, practical. It isn\'t less. "I miss what we\'d have had" is a sentence that can bring you into the same room.',
      normal:
        'Yes, all of it: the anger, the pregnant women everywhere, the good hour and the guilt about it.',
      fear: 'Of course you are, after that. Tell whoever looks after you, so that they can see you a little more often. Joy and fear can be in the same room.',
      told: "I'm so sorry. That's still very near. You don't have to be further along than you are, whatever month it is. Is there anybody you can talk to about that baby, and not only about the next one?",
    },
  },
  {
    id: 'funeral-speech',
    field: 'grief',
    story:
      /\beulogy\b|\b(?:speech|speak|say something|talk) at (?:the|her|his|my \w+) funeral\b|\bfuneral\b/u,
    says: {
      'asked-of':
        "You can do this small, and small is what people remember. Three parts: who you were to each other, one scene only you can tell, and thank you. Two minutes are enough, about 250 words. Write it large, breathe at each line, and give a copy to someone who'd read on if your voice goes. What's the first picture that comes to your mind? Begin with that.",
      how: 'One scene, one habit, one sentence they always said, and thank you. Two or three minutes. Read it aloud twice beforehand, alone, so the first tears come there. Print it large.',
      say: '"I\'d like to tell you one thing." Then the scene. Then "I\'ll miss …" and "thank you". You don\'t have to sum up a life.',
      fear: 'Everyone in that room is on your side. If you cry, you stop and breathe; nobody minds. Ask one person to stand next to you and to read on if need be.',
      if: 'Then you stop, look at the paper, breathe out, and go on, or hand it to the person next to you. Arrange that beforehand with somebody. Nobody there will think less of you.',
      should:
        "Only if you'd be glad afterward. You may also write it and let someone else read it. That counts just as much.",
      told: "I'm so sorry. These days are mostly getting from one thing to the next. Do only what has a date, and let others do the rest. What would you like people to know?",
    },
  },
  {
    id: 'memorial',
    field: 'grief',
    story:
      /\b(?:tattoo|ring|memorial|necklace|tree|bench)\b.*\b(?:died|passed|dad|mum|mother|father|grandma|grandpa|brother|sister)\b.*|\b(?:passed|died)\b.*\b(?:tattoo|memorial)\b/u,
    says: {
      should:
        "Yes, I lean that way, if you've wanted the same thing for some months; it's yours to carry, and the memory is yours too. Someone else's taste may have a say in where it goes, and hardly in whether. Tell them before they see it: \"I'd like to have this with me.\" What would make me wait: you haven't settled on the picture yet.",
      hurt: "Maybe for a day. One can dislike the form and still be moved by the reason. Tell {them} the reason first, and show {them} the drawing before it's done, if you like.",
      others:
        "It's a matter of taste to them and of memory to you. You may listen and still do it.",
      when: 'When the drawing has hung on your wall for a month and you still look at it gladly. Some take a birthday or the anniversary; any quiet day will do.',
      how: "Small beats big, a line of handwriting, something they loved, a date. Hang the drawing up for a month. And an artist whose healed work you've seen.",
      told: "That's a good reason, and not everybody has to like the form. If it's for you, it's allowed to be only yours. What would the picture be?",
    },
  },
  {
    id: 'parent-died',
    field: 'grief',
    story:
      /\b(?:mum|dad|mother|father|grandma|grandpa|grandmother|grandfather|brother|sister|husband|wife|son|daughter|best friend|friend)\b.{0,40}\b(?:died|passed|passed away)\b|\b(?:died|passed away)\b.{0,30}\b(?:mum|dad|mother|father|grandma|grandpa)/u,
    unless: /\bremarr\w+|\btattoo\b/u,
    says: {
      why: "I don't know, and I'd be making it up. You don't have to find a sense in it.",
      when: "There's no date by which it's done. The waves get further apart. Birthdays and first times bring it back, and that's no step back.",
      blame:
        "Nearly everyone goes looking for what they should have done. You'd have given more if you'd known. That's what loving somebody looks like from behind.",
      normal:
        'Yes. Numb, angry, laughing, sorting cupboards at midnight, feeling nothing: all of it belongs to it.',
      also: "{Who|That person} misses them as well, maybe in a way you can't see. You don't have to do it alike. Say the name to each other now and then.",
      should:
        "Whatever you'd be glad of in five years, and nothing by a deadline. The big things, house, belongings, can wait for a year.",
      how: 'One task with a date at a time, one meal, one person a day. Let somebody do the papers with you. The rest can wait.',
      told: "I'm so sorry. Thank you for telling me that; it's the small, exact things that hold a person. You don't have to do anything with it. What do you miss most?",
    },
  },
  {
    id: 'pet-died',
    field: 'grief',
    story:
      /\b(?:cat|dog|pet|rabbit|horse|bird)\b.{0,30}\b(?:died|passed|put down|put to sleep)\b|\blost my (?:cat|dog|pet)\b/u,
    says: {
      should:
        "If it's about another one: there's no too soon by the calendar. If you saw that one and thought of it, and not only of the gap, it isn't betrayal. I lean toward visiting it twice before you decide. If you cry for the other one the whole way home, wait a little; the next one will come along too.",
      when: "When you look at an animal and see that one, and not the one you miss. For some it's weeks, for some years.",
      normal:
        'Yes. It was every day of your life with it. People who say "only a pet" haven\'t had one.',
      blame:
        "You did what you could with what you knew. Animals hide pain; it isn't your fault that you didn't see it earlier.",
      told: "I'm so sorry. They leave such a gap in an ordinary day. What was it like?",
    },
  },
];

/** Any other story of this field. */
export const ANY_GRIEF: Situation = {
  id: 'grief',
  story:
    /\b(?:died|passed(?: away)?|funeral|death|dead|miscarr\w+|lost (?:our|my|the) (?:baby|mum|dad|mother|father|son|daughter|husband|wife|brother|sister|dog|cat|friend)|grief|grieving|grave|ashes|eulogy|stillborn|put (?:him|her|them|it) (?:down|to sleep))\b/u,
  says: {
    should:
      "There's no right way with this, so I lean toward what you'd be glad of in five years. If it keeps something of them near you, it's a good reason. If it's mostly for other people, you may do less, later, or not at all.",
    no: 'Then you do it in your own way, smaller and on your own day. Nobody can vote on how you remember someone.',
    fail: "Then it was a hard day done imperfectly, and nobody there will hold it against you. They'll remember that you stood there. If your voice goes, stop, breathe, or let someone read on.",
    if: "Then you step out, breathe, and come back or don't. People understand that without words. Ask one person beforehand to stand near you for just that. It's allowed to be hard.",
    why: "I don't know. I don't think there's a reason that would be good enough, and anyone who offers you one means to comfort. You don't have to find a sense in it. It's allowed to be just wrong.",
    when: "There's no timetable, whatever people say. It comes in waves and the gaps between them get longer. Dates like birthdays bring it back, and that isn't a step back. Be easy on yourself around those.",
    say: 'A few plain words are enough: one thing they did, one thing they said, and thank you. "This is what I\'ll miss: …" You don\'t have to sum up a life. Write it large, read it slowly, and let someone have a copy in case your voice goes.',
    how: 'Small. Eat something, let one person do one task for you, sleep when you can. For the next days do only what has a date. Everything else can wait, and so can being strong.',
    normal:
      'Yes. Numb, angry, fine for an hour and then on the floor, even laughing: all of that belongs to it. Nothing about it means that you loved too little or too much.',
    them: "I can't know what they feel or felt. What I can see is that it matters to you. If it's someone living, ask how they are with it; people in grief are often relieved to be asked.",
    will: "It changes. It doesn't go away so much as it stops filling the whole room. I can't say when. There'll be an ordinary hour, and then more of them.",
    also: '{Who|That person} is carrying it in {their} own way, and it may look like something else, busy or cold or new plans. You don\'t have to grieve alike. "I miss them too" is sometimes the whole talk.',
    age: "However long it's been, or however many years there were, it doesn't make it smaller. Some of it gets softer with time and some dates stay sharp. What do you miss most?",
    blame:
      "Nearly everyone who's lost someone goes looking for their own mistake, because guilt is easier to hold than helplessness. I don't believe you caused this. What would you say to a friend who told you the same?",
    dismissed:
      "That was a hard thing to hear. People are afraid of grief and say clumsy things to get past it. You don't have to teach them. Stay near the ones who can sit with it.",
    'asked-of':
      "That's a lot to be asked, and you can do it small. Three or four sentences, one true memory, and thank you is a whole speech. You may also ask someone to read it for you or stand beside you, and you may say no. What's the first picture of them that comes to your mind? Start there.",
    others:
      "They mean it kindly, and it lands badly, because it talks past what you've lost. You don't have to be grateful for it. \"I know you mean well. I'm not there, I miss the one we lost,\" is enough. I'm sorry. Does anyone let you just be sad?",
    but: 'Then leave that part out. Nothing about mourning is compulsory. What would feel bearable?',
    compare:
      "Nobody grieves on the same clock. Others look fine because you see them outside the house. You're not behind.",
    fear: "That's understandable. The run-up is often worse than the day. Tell one person which moment you dread most and ask them to be next to you in it. You only have to get through it and not do it well.",
    hurt: 'Maybe, and they might also be glad that you still speak of it. Tell them before they see it: "I\'d like to do this, and it matters to me that you know." Then it\'s shared and no surprise.',
    lean: "Then I'd trust that. You know what would feel like them and what wouldn't. There's no deadline on it either.",
    nothing:
      "It takes as long as it takes, and nobody sees from outside how much you're carrying. You don't have to be further along.",
    did: "That was brave, and tender too. How does it feel now that it's done?",
    alone:
      'Then name one thing and one person: "Could you deal with the bank?" People say "if you need anything" and wait to be told. You don\'t have to carry it all because you\'re the one who can.',
    told: "Thank you for telling me that. It's the exact, small things that hold a person. There's nothing you have to do with it today. What else comes to mind when you think of it?",
  },
};
