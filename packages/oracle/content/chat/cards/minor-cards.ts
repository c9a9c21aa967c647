/** The 56 small cards, suit by suit. They are never drawn here; they are read for those who name one. */
export interface MinorCard {
  readonly name: string;
  readonly word: string;
  readonly line: string;
  readonly reversed: string;
}

const RANKS = [
  'Ace',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Page',
  'Knight',
  'Queen',
  'King',
] as const;

/** One line for each rank: a word, what the card is read as, and what it is read as upside down. */
const SUITS = {
  Cups: [
    'an open heart | An open heart: a new feeling, or an old one that flows again. | The feeling is there and kept in; something wants to be said first.',
    'a pair | Two people meet as equals: an honest bond, a promise, a making-up. | The give and take is off balance, and one of you should say so.',
    'friends | Friends, a toast, being among your own. | Too many people, or a circle you have outgrown.',
    'boredom | Being offered something and not looking up: boredom, or a mood that sees only what is missing. | Looking up at last and noticing the offer.',
    'regret | Looking at what was spilled while two cups still stand behind you: regret, and what is left. | Turning around; the worst of the grief is behind you.',
    'memory | An old sweetness: childhood, a former love, a kindness remembered. | Living in the past, or finally leaving it there.',
    'too many wishes | Many wishes in the air and none picked: daydreams, tempting choices, some of them smoke. | The fog lifts and you choose.',
    'walking away | Walking away from something that no longer fills you, without a quarrel. | Staying although you know, or coming back for one more try.',
    'a wish | The wish card: being content and allowing yourself to show it. | Having what you asked for and still missing something; check whether it was your wish.',
    'a happy home | A happy home, in the ordinary sense: people who are glad when you come in. | The picture is fine and the mood is not; say it before it becomes a habit.',
    'a tender message | A tender message or a shy beginning; someone young at heart. | Sulking, or feelings played with.',
    'a suitor | The romantic: an invitation, a confession, a charming person who means it today. | Sweet words without the deed, so watch what is done.',
    'feeling with others | The one who understands: warm, intuitive, a good listener who keeps some of it in. | Drowning in other people’s feelings; a little distance would help.',
    'calm feeling | Deep feeling with a steady hand: kind authority, calm in a storm. | Feelings held down until they leak out as moods or control.',
  ],
  Wands: [
    'a spark | A spark: the idea or the drive to begin, now. | The spark is there and gets no air: delay, or a start without a plan.',
    'a plan | Looking out over the map: a first success, and the question of where next. | Fear of leaving what is safe.',
    'waiting for ships | The ships are out: you did your part, and now you watch the horizon. | It takes longer than planned; make the plan smaller, not the hope.',
    'a celebration | A garland: homecoming, a celebration, a step that is settled. | The party is put off, or home feels unsettled.',
    'a scuffle | A scuffle with sticks: rivalry, everybody talking at once, no real enemy. | The quarrel is avoided, or finally ends.',
    'applause | Coming back with a wreath: recognition, good news, being seen for it. | Success that is not noticed, or needs too much applause.',
    'standing your ground | Standing your ground from a slightly better spot. | Tired of defending; some of these fights can be left.',
    'quick news | Things move fast: messages, travel, quick decisions. | Delay, crossed messages, haste that costs time.',
    'almost there | One more round, though you are sore: wary, tired and nearly there. | Guarding against what is long over.',
    'a heavy load | Carrying all of it yourself, with the town already in sight. | Put some down; not every stick is yours.',
    'curiosity | News of something exciting, and the wish to try. | All enthusiasm, no second day.',
    'a rush | Off at a gallop: passion, a move, a bold person who may not stay. | Impatience and unfinished things.',
    'warm confidence | Warm, confident, likes to be looked at and has a cat: charm with a backbone. | Jealousy, or confidence that needs repairing.',
    'a leader | The one who has a vision and gets others to follow. | Bossy, hasty, all fire and no patience.',
  ],
  Swords: [
    'a clear thought | A clear thought, a truth, a decision that cuts through. | Confusion, or the right words at the wrong moment.',
    'a stalemate | Blindfolded between two choices: a stalemate you keep up by not looking. | The blindfold comes off, and the choice is made or forced.',
    'heartache | Heartache, said plainly: a hurt that comes from words or from knowing. | It heals; the blades are coming out one by one.',
    'rest | Rest: lying down on purpose after a hard stretch. | Restless, or being needed again before you are ready.',
    'an empty win | Winning a quarrel and losing the people: a victory that tastes of nothing. | Making peace, or old resentment that will not lie down.',
    'crossing over | A boat to calmer water: leaving trouble behind, quietly. | The move is put off, or you take the trouble along in the boat.',
    'getting away with it | Sneaking off with what you can carry: a trick, a secret, a clever way around. | Owning up, or being found out.',
    'feeling trapped | Feeling trapped, with loose ropes: the way out is there and hard to see. | The first rope drops; you notice that you may go.',
    'night worry | Worry at night: thoughts that are worse than the day will be. | The worst is said aloud and shrinks.',
    'the end of it | The end of a bad stretch: it is over, it cannot get more over, and the sky behind is turning light. | Getting up again, slowly, or not letting the thing end.',
    'a sharp eye | Curious and watchful; someone who asks, checks, and may gossip. | Sharp words without thought.',
    'a charge | Full speed into an argument or a plan: brave, blunt, fast. | Reckless, or all that speed with no direction.',
    'plain speaking | Clear, independent, honest to a fault; someone who has been hurt and sees well. | Bitterness, or a coldness that protects.',
    'judgment | A clear head in charge: rules, fairness, an expert’s advice. | Cold logic used to win.',
  ],
  Pentacles: [
    'an offer | An offer you can hold: a job, money, a seed. | A chance that slips, or a plan with a hole in the purse.',
    'juggling | Juggling: two things kept in the air, with a little dance. | One ball too many; something will be dropped, so choose which.',
    'good teamwork | Good work done together, and noticed. | A team that does not listen to each other.',
    'holding on tight | Holding on tight: saving, keeping, not letting anyone touch it. | Loosening the grip, or spending out of fear.',
    'a lean stretch | A lean stretch, out in the snow, with a lit window near by: help is closer than pride says. | The worst is over and help is taken.',
    'giving and taking | Giving and taking: help, a fair wage, and the question of who holds the scales. | Help with strings attached.',
    'patience | Leaning on the spade: the work is in, and it grows at its own pace. | Impatience, or effort put into the wrong bed.',
    'practice | Practice: one coin after another, getting good at it. | Perfectionism, or work without heart.',
    'your own garden | Your own garden: comfort you earned, and being fine by yourself. | Looking rich and feeling tied to it.',
    'lasting comfort | Family, roots and something that lasts. | Family money, family quarrels, or security that has become a cage.',
    'a student | A student: a practical beginning, a course, a small first payment. | Plans without practice.',
    'steady work | The slow horse: reliable, patient, a bit dull, and gets there. | Stuck in routine, or lazy with good excuses.',
    'practical care | Care you can touch: food, money in order, a warm room. | Caring for everybody but yourself.',
    'solid success | Solid success: generous, experienced, comfortable. | Money before people.',
  ],
} as const satisfies Record<string, readonly string[]>;

export const MINOR_CARDS: readonly MinorCard[] = Object.entries(SUITS).flatMap(([suit, lines]) =>
  lines.map((text, at) => {
    const [word = '', line = '', reversed = ''] = text.split(' | ');
    return {
      name: `${RANKS[at]} of ${suit}`,
      word,
      line: line.replaceAll('’', "'"),
      reversed: `Reversed: ${reversed.charAt(0).toLowerCase()}${reversed.slice(1)}`.replaceAll(
        '’',
        "'",
      ),
    };
  }),
);
