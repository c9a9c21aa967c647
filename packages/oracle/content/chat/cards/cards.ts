/** The 22 major cards, in their order. None is drawn reversed; what that is read as is told to those who ask. */
export interface Card {
  readonly name: string;
  readonly word: string;
  readonly picture: string;
  readonly line: string;
  readonly reversed: string;
  readonly question: string;
}

export const CARDS: readonly Card[] = [
  {
    name: 'The Fool',
    word: 'starting',
    picture: 'Someone stepping off with a small bag.',
    line: 'A beginning without a guarantee.',
    reversed:
      "Reversed: the same leap, held back or badly timed. Either you're stalling at the edge, or about to jump without looking; check which.",
    question: 'What would you try if being bad at it were fine?',
  },
  {
    name: 'The Magician',
    word: 'tools',
    picture: 'A table with everything on it.',
    line: "You have more to work with than you're using.",
    reversed:
      "Reversed: the tools are there and something isn't being used straight. A trick, an excuse, or a talent left in the drawer.",
    question: "What have you got that you're not counting?",
  },
  {
    name: 'The High Priestess',
    word: 'knowing',
    picture: "Someone who isn't telling yet.",
    line: 'You may know already and not want to say it.',
    reversed:
      "Reversed: you know it and talk over it. Other people's opinions are louder than your own just now.",
    question: "What do you know that you haven't said?",
  },
  {
    name: 'The Empress',
    word: 'plenty',
    picture: "A garden that's been looked after.",
    line: 'Something grows if you feed it.',
    reversed:
      'Reversed: too much given out and too little kept. Feed yourself first, or something dries up.',
    question: 'What are you feeding right now?',
  },
  {
    name: 'The Emperor',
    word: 'order',
    picture: 'Someone who sits down and decides.',
    line: 'A rule or a limit would help.',
    reversed:
      "Reversed: a rule that has gone stiff, or no rule at all. Someone's holding on to control, perhaps you.",
    question: 'Where do you need a clearer no?',
  },
  {
    name: 'The Hierophant',
    word: 'tradition',
    picture: 'A teacher and two students.',
    line: "There's a usual way, and it may be fine.",
    reversed: "Reversed: the usual way doesn't fit you here, and you may drop it politely.",
    question: 'Whose rules are these?',
  },
  {
    name: 'The Lovers',
    word: 'choosing',
    picture: 'Two people and a hard choice.',
    line: 'Less about romance than about picking one thing.',
    reversed:
      "Reversed: a choice put off, or two people who want different things and haven't said so.",
    question: 'What would you have to give up?',
  },
  {
    name: 'The Chariot',
    word: 'drive',
    picture: 'Two horses pulling apart.',
    line: 'Go, but get both halves of you going the same way.',
    reversed:
      'Reversed: pulling in two directions, so a lot of effort and little ground. Stop and pick one.',
    question: 'Which half of you is dragging?',
  },
  {
    name: 'Strength',
    word: 'patience',
    picture: 'A hand on a lion.',
    line: 'Gentle works better than hard here.',
    reversed:
      'Reversed: patience has run out, or self-doubt is doing the talking. Rest before you push.',
    question: 'What are you trying to force?',
  },
  {
    name: 'The Hermit',
    word: 'stepping back',
    picture: 'Someone alone with a lamp.',
    line: 'Some quiet before you answer.',
    reversed: 'Reversed: quiet has turned into hiding. Time to let one person in again.',
    question: 'Who could you not ask for one week?',
  },
  {
    name: 'Wheel of Fortune',
    word: 'change',
    picture: 'Up on one side, down on the other.',
    line: 'Part of this is timing and luck.',
    reversed:
      "Reversed: luck's slow and you're holding the wheel. Wait for the turn instead of forcing it.",
    question: "Which part isn't in your hands?",
  },
  {
    name: 'Justice',
    word: 'fairness',
    picture: 'Scales and a straight look.',
    line: 'Be exact about who owes what.',
    reversed:
      "Reversed: something isn't fair yet, or somebody isn't owning their part. Look at your own half first; it's the one you can change.",
    question: 'What would be fair to both?',
  },
  {
    name: 'The Hanged Man',
    word: 'waiting',
    picture: 'Someone upside down and calm.',
    line: 'A pause that changes the view.',
    reversed:
      "Reversed: the waiting has gone on long enough. You've seen what there was to see, so move.",
    question: 'What looks different if you wait?',
  },
  {
    name: 'Death',
    word: 'ending',
    picture: 'A door closing behind someone.',
    line: "Something is over and can be let go. It's never about anyone dying.",
    reversed: "Reversed: holding on to what's already over. It's never about anyone dying.",
    question: "What's finished that you're still carrying?",
  },
  {
    name: 'Temperance',
    word: 'mixing',
    picture: 'Water poured between two cups.',
    line: 'A bit of both, a little at a time.',
    reversed: 'Reversed: out of measure, too much of one thing. Halve it and see.',
    question: 'What would half look like?',
  },
  {
    name: 'The Devil',
    word: 'hooks',
    picture: 'Chains that are loose.',
    line: 'A habit that feels stronger than it is.',
    reversed: 'Reversed: the good side of this card, a habit or a tie is loosening. Keep going.',
    question: 'What do you get out of it?',
  },
  {
    name: 'The Tower',
    word: 'collapse',
    picture: 'A roof coming off.',
    line: "Something that wasn't holding comes down. It's about plans, not accidents.",
    reversed:
      "Reversed: you can feel that something isn't holding, and you're propping it up. Taking it down yourself is gentler.",
    question: 'What were you propping up?',
  },
  {
    name: 'The Star',
    word: 'hope',
    picture: 'A clear night after rain.',
    line: 'Rest, and things look possible again.',
    reversed: 'Reversed: hope is tired, not gone. Ask for something smaller this week.',
    question: 'What would help you rest?',
  },
  {
    name: 'The Moon',
    word: 'unclear',
    picture: 'A path in poor light.',
    line: "You can't see all of it yet, so don't decide all of it.",
    reversed:
      "Reversed: the fog's lifting. What you were guessing at turns out plainer than you feared.",
    question: 'What are you guessing at?',
  },
  {
    name: 'The Sun',
    word: 'ease',
    picture: 'A child in full daylight.',
    line: 'Simple and good; let it be simple.',
    reversed:
      "Reversed: still a good card, only behind a cloud. It comes later, or smaller, than you'd like.",
    question: 'What would keep this simple?',
  },
  {
    name: 'Judgement',
    word: 'reckoning',
    picture: 'People getting up when called.',
    line: 'Time to call it what it is.',
    reversed:
      "Reversed: you know what it is and won't say it aloud. Self-blame is the usual reason; go easy.",
    question: 'What would you say if you stopped explaining it?',
  },
  {
    name: 'The World',
    word: 'complete',
    picture: 'A circle closed.',
    line: "Something's done, properly.",
    reversed:
      'Reversed: nearly done, with one loose end. Tie that one before you start the next thing.',
    question: 'How will you mark it?',
  },
];
