/** The 22 major cards, in their order: no reversed ones. */
export interface Card {
  readonly name: string;
  readonly word: string;
  readonly picture: string;
  readonly line: string;
  readonly question: string;
}

export const CARDS: readonly Card[] = [
  {
    name: 'The Fool',
    word: 'starting',
    picture: 'Someone stepping off with a small bag.',
    line: 'A beginning without a guarantee.',
    question: 'What would you try if being bad at it were fine?',
  },
  {
    name: 'The Magician',
    word: 'tools',
    picture: 'A table with everything on it.',
    line: "You have more to work with than you're using.",
    question: "What have you got that you're not counting?",
  },
  {
    name: 'The High Priestess',
    word: 'knowing',
    picture: "Someone who isn't telling yet.",
    line: 'You may know already and not want to say it.',
    question: "What do you know that you haven't said?",
  },
  {
    name: 'The Empress',
    word: 'plenty',
    picture: "A garden that's been looked after.",
    line: 'Something grows if you feed it.',
    question: 'What are you feeding right now?',
  },
  {
    name: 'The Emperor',
    word: 'order',
    picture: 'Someone who sits down and decides.',
    line: 'A rule or a limit would help.',
    question: 'Where do you need a clearer no?',
  },
  {
    name: 'The Hierophant',
    word: 'tradition',
    picture: 'A teacher and two students.',
    line: "There's a usual way, and it may be fine.",
    question: 'Whose rules are these?',
  },
  {
    name: 'The Lovers',
    word: 'choosing',
    picture: 'Two people and a hard choice.',
    line: 'Less about romance than about picking one thing.',
    question: 'What would you have to give up?',
  },
  {
    name: 'The Chariot',
    word: 'drive',
    picture: 'Two horses pulling apart.',
    line: 'Go, but get both halves of you going the same way.',
    question: 'Which half of you is dragging?',
  },
  {
    name: 'Strength',
    word: 'patience',
    picture: 'A hand on a lion.',
    line: 'Gentle works better than hard here.',
    question: 'What are you trying to force?',
  },
  {
    name: 'The Hermit',
    word: 'stepping back',
    picture: 'Someone alone with a lamp.',
    line: 'Some quiet before you answer.',
    question: 'Who could you not ask for one week?',
  },
  {
    name: 'Wheel of Fortune',
    word: 'change',
    picture: 'Up on one side, down on the other.',
    line: 'Part of this is timing and luck.',
    question: "Which part isn't in your hands?",
  },
  {
    name: 'Justice',
    word: 'fairness',
    picture: 'Scales and a straight look.',
    line: 'Be exact about who owes what.',
    question: 'What would be fair to both?',
  },
  {
    name: 'The Hanged Man',
    word: 'waiting',
    picture: 'Someone upside down and calm.',
    line: 'A pause that changes the view.',
    question: 'What looks different if you wait?',
  },
  {
    name: 'Death',
    word: 'ending',
    picture: 'A door closing behind someone.',
    line: "Something is over and can be let go. It's never about anyone dying.",
    question: "What's finished that you're still carrying?",
  },
  {
    name: 'Temperance',
    word: 'mixing',
    picture: 'Water poured between two cups.',
    line: 'A bit of both, a little at a time.',
    question: 'What would half look like?',
  },
  {
    name: 'The Devil',
    word: 'hooks',
    picture: 'Chains that are loose.',
    line: 'A habit that feels stronger than it is.',
    question: 'What do you get out of it?',
  },
  {
    name: 'The Tower',
    word: 'collapse',
    picture: 'A roof coming off.',
    line: "Something that wasn't holding comes down. It's about plans, not accidents.",
    question: 'What were you propping up?',
  },
  {
    name: 'The Star',
    word: 'hope',
    picture: 'A clear night after rain.',
    line: 'Rest, and things look possible again.',
    question: 'What would help you rest?',
  },
  {
    name: 'The Moon',
    word: 'unclear',
    picture: 'A path in poor light.',
    line: "You can't see all of it yet, so don't decide all of it.",
    question: 'What are you guessing at?',
  },
  {
    name: 'The Sun',
    word: 'ease',
    picture: 'A child in full daylight.',
    line: 'Simple and good; let it be simple.',
    question: 'What would keep this simple?',
  },
  {
    name: 'Judgement',
    word: 'reckoning',
    picture: 'People getting up when called.',
    line: 'Time to call it what it is.',
    question: 'What would you say if you stopped explaining it?',
  },
  {
    name: 'The World',
    word: 'complete',
    picture: 'A circle closed.',
    line: "Something's done, properly.",
    question: 'How will you mark it?',
  },
];
