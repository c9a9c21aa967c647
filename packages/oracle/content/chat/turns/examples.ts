import type { Turn } from './turn.ts';

/** "give me an example": the last answer on an ordinary day. */
export const EXAMPLE_TURNS: readonly Turn[] = [
  {
    id: 'example',
    isByStory: true,
    said: /\b(?:(?:give|show|got|have|need|want)(?: me)?(?: an?| one| some)? (?:\w+ )?examples?|for (?:example|instance)$|an? (?:\w+ )?example$|like what$|such as(?: what)?$|what would that (?:look|be) like|what does (?:that|it|this) look like|how would that (?:look|go|work)|in real life|in practice|in (?:daily|everyday|normal) life|on an? (?:ordinary|normal|average|regular|boring) \w+|be (?:more )?(?:concrete|specific)|concretely)\b/u,
    passages: [
      {
        of: /\bmars\b/u,
        text: "Mars on an ordinary Tuesday: the printer jams and you're angry before you've noticed. You take the stairs, answer an email in nine words, and say \"no, that's wrong\" in a meeting where you'd normally wait. By four you've either finished something you'd put off for weeks or picked a fight about a mug. Same energy, two outlets. Give it something to push in the morning and the mug survives.",
      },
      {
        of: /\bvenus\b/u,
        text: "Venus on an ordinary Tuesday: the cashier is nice and you're nice back. You buy flowers or the good bread, put on the better shirt for no reason, and someone answers faster than usual. You agree a little too easily, and you'll notice the bill on Friday. A good day to ask a favor, a poor one for saying no.",
      },
      {
        of: /\bmercury\b/u,
        text: "Mercury on an ordinary Tuesday: nine tabs open, a message sent to the wrong chat, a good idea in the shower. You explain something and they finally get it, or you read one line three times. Check the address before you send, and use the talkative hours for the call you've been avoiding.",
      },
      {
        of: /\bsaturn\b/u,
        text: "Saturn on an ordinary Tuesday: the day is one long errand. A form, a deadline, a body that wants to sit down, and no one claps. You do it anyway, in the right order, and at nine in the evening you notice that a thing is finally done. It's slow and it's dry, and what you get done in such weeks tends to hold.",
      },
      {
        of: /\bjupiter\b/u,
        text: 'Jupiter on an ordinary Tuesday: somebody offers you something, and you say yes to that and to two more things. Lunch is bigger, the plan gets bigger, you promise a date that Saturday-you will regret. Good for asking for more than you dare. Count the hours before you agree.',
      },
      {
        of: /\b(?:uranus|neptune|pluto|chiron)\b/u,
        text: "On an ordinary Tuesday you'd hardly see it; those planets are slow, and they color months. It'd look like this: the third time this season that you catch yourself thinking \"I can't go on doing it like that,\" while the kettle boils. Nothing happens. But you say it aloud in the evening, and by spring something's been rearranged.",
      },
      {
        of: /\bmoon\b/u,
        text: "The Moon on an ordinary Tuesday: you're fine at nine and close to tears at eleven over a text with a full stop in it. You want soup, your own bed, or your mother. By dinner it's passed and you wonder what that was. It lasts hours, so don't answer anything important in the middle of it.",
      },
      {
        of: /\b(?:boundar\w+|say no|saying no|people pleas\w+|stand up)\b/u,
        text: 'Tuesday, 4:40 p.m., someone says "can you just quickly." You say: "Not today. I can do it Thursday morning, or you ask Sam." You don\'t say why. It\'s quiet for two seconds, and you let it be quiet. They say "okay, Thursday." Your heart beats for ten minutes, and then you go home on time. That\'s all it looks like.',
      },
      {
        themes: ['love'],
        text: 'An ordinary Tuesday: you\'re both tired, somebody asks "what\'s wrong" and somebody says "nothing." The version I mean: "I\'m short today because of work. It\'s not you. Can I have twenty minutes and then we cook?" No big talk, four sentences, said before the bad mood picks its own target. Do that three times in two weeks and you\'ll notice the difference.',
      },
      {
        themes: ['work'],
        text: "An ordinary Tuesday: before you open the mail you write down the one thing that has to be done by noon, and you do that first, badly if need be. At two you ask the question you've been carrying around, in one line, to the person who can answer it. At five you write down what's done. It looks like nothing, and after three weeks people start to say you've got things under control.",
      },
      {
        themes: ['family'],
        text: "Say it's Tuesday and the phone rings, and it's the usual tone. Instead of defending yourself you say: \"I've got ten minutes, tell me how you are.\" At minute nine you say: \"I have to go, I'll call on Sunday.\" You don't answer the remark about your life. On Sunday you call. That's the whole exercise, and it gets easier around the fourth time.",
      },
      {
        themes: ['money'],
        text: "A Tuesday at the supermarket, then: you've got forty for the week, in cash, in an envelope. You put back two things, without drama. In the evening you cancel one subscription, which takes four minutes, and move that sum to the other account before you can see it. Nothing about it feels like getting rich. At the end of the month there's something left for the first time.",
      },
      {
        themes: ['self', 'body', 'spirit'],
        text: "An ordinary Tuesday: you wake up tired and the old sentence starts, the one about what's wrong with you. You say \"ah, that one,\" put your feet on the floor, and do the first small thing anyway, shower, coffee, ten minutes outside. At night you write down one thing that went all right. You don't feel new. You've just been on your own side for a day, and that adds up.",
      },
      {
        themes: ['friends'],
        text: 'An ordinary Tuesday: you see something that makes you think of {who|a friend}. Instead of only thinking it, you send it: "saw this, thought of you." No question, no apology for the silence. Two days later they answer, and you say: "Coffee on Saturday, 11?" Most friendships are made of about that much.',
      },
      {
        text: "Take an ordinary Tuesday. The moment comes up, the one you'd usually slide past. This time you stop for one breath, name it to yourself in five words, and do the small version of what we spoke about: one sentence, one call, ten minutes. Then you go on with the day. If it went badly, you've lost ten minutes. If it went well, Wednesday's already different. Which moment on your Tuesdays would it be?",
      },
    ],
  },
];
