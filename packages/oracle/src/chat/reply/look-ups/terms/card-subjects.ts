import { ALL_CARDS } from '../../../slots/numbers/card-slots.ts';
import type { NamedCard } from '../../../entities/find-card.ts';

type Subject =
  | 'love'
  | 'marriage'
  | 'ex'
  | 'work'
  | 'text'
  | 'retirement'
  | 'home'
  | 'travel'
  | 'test'
  | 'craft'
  | 'family'
  | 'pet'
  | 'date';

const SUBJECTS: readonly (readonly [Subject, RegExp])[] = [
  ['text', /\b(?:text|call|message|dm|write to|reach out to) (?:him|her|them|my \w+)\b/u],
  ['ex', /\b(?:my )?ex\b/u],
  ['retirement', /\b(?:retir\w*|pension|last day (?:at|of) work)\b/u],
  ['pet', /\b(?:dogs?|cats?|puppy|kitten|vet|rabbit|horse|hamster)\b/u],
  [
    'home',
    /\b(?:renovat\w*|roof|house|flat|apartment|kitchen|bathroom|moving|move|rent|mortgage|builders?|contractor|landlord|new place)\b/u,
  ],
  ['travel', /\b(?:trip|travel\w*|flight|fly|holiday|vacation|journey|abroad)\b/u],
  ['test', /\b(?:exams?|tests?|finals|interview|audition|driving)\b/u],
  [
    'craft',
    /\b(?:pottery|paint\w*|novel|book|writing|album|song|bakery|shop|etsy|garden\w*|stand ?up|gig|play|film|art|dance|knit\w*|band|project|course|studio)\b/u,
  ],
  ['date', /\b(?:first date|on a date|date tonight|tinder|hinge)\b/u],
  [
    'family',
    /\b(?:family|christmas|thanksgiving|mother|mum|mom|dad|father|sister|brother|son|daughter|in laws?|kids)\b/u,
  ],
  ['marriage', /\b(?:marriage|married|husband|wife|newly ?wed\w*|wedding|divorce|engagement)\b/u],
  ['love', /\b(?:love|relationship|boyfriend|girlfriend|bf|gf|partner|my man|crush|dating)\b/u],
  ['work', /\b(?:job|career|work|boss|business|money)\b/u],
];

const subjectIn = (text: string): Subject | undefined =>
  SUBJECTS.find(([, words]) => words.test(text))?.[0];

/** Cards that frighten people or hurt, as they are read of a part of life. */
const OF_CARD: Readonly<Record<string, Partial<Record<Subject, string>>>> = {
  Death: {
    love: 'For love it means that one form of it is over and another begins: a phase, a habit, a way of waiting.',
    marriage:
      "For a marriage it means that one form of life is over and another begins. Newly married, that's the single life, two kitchens and the old surname; it isn't the end of the two of you.",
    ex: "For an ex it's the letting go of a story that is over, and says nothing of a return.",
    work: 'For work it means that one chapter closes so that another can open.',
  },
  'The Tower': {
    love: "For a relationship it's read as one assumption or unspoken thing that comes out and shakes you both. It doesn't say that you split up; what is true between you is still standing afterward. Is there something one of you has been stepping around?",
    marriage:
      "For a marriage it's read as one unspoken thing that comes out. It doesn't say that it ends; what is true between you is still standing afterward.",
    work: 'For work, a plan or a structure gives way that was shaky already.',
  },
  'The Devil': {
    love: 'For love it means a hook: jealousy, habit or wanting what does not do you good. It can be unhooked.',
    work: 'For work it means a chain that is looser than it looks, such as money or fear.',
  },
  'Three of Swords': {
    love: "For love it names a hurt that's there already. It announces none.",
    marriage:
      "For a marriage it names a hurt that's there already, and a wound that is named can be talked about.",
    ex: 'For an ex it names the hurt, and that it still counts.',
  },
  'Three of Cups': {
    love: "For love it's about other people around the two of you: too many voices, gossip, or a need for quiet as a pair. It accuses no friend of anything; if somebody does get on your nerves, say so to your partner, and judge by what people do.",
  },
};

const GENERAL: Readonly<Record<Subject, string>> = {
  text: "For a message, take it as your mood while you type: if you'd send it rested and after breakfast, send it, two lines and no paragraph. If not, wait one night.",
  retirement:
    'For a retirement it speaks of the change itself: an old frame goes, and the weeks have no shape yet. Give each day one fixed thing, and the rest may stay open.',
  home: "For a house or a renovation, read it as the mood of the weeks around it. No card knows when it's done, so ask for a date in writing and add two weeks.",
  travel:
    'For a trip it describes how you set out, and it warns of nothing. Book and pack as you would have.',
  test: 'For a test it describes the nerves beforehand and never the result. Do one easy exercise tonight and stop early.',
  craft:
    "For the thing you're making, read it as the stage it's at. Ask which part of the picture is in your hands this week, and work on that part only.",
  date: "For a date it's only a mood to walk in with. Go, be curious, and judge by how you feel on the way home.",
  family:
    "For a family it points at the mood at the table and at nobody in particular. Say the kind thing early, and leave while it's still nice.",
  pet: "For an animal a card knows nothing; the vet does. Take it as your own worry put in a picture, and ask there whatever you're wondering.",
  love: 'For love, look for where that fits between the two of you this week, and say it to each other.',
  marriage:
    'For a marriage it calls nothing finished and nothing saved. Take the part that fits, and tell it to the person it is about.',
  ex: 'For an ex it says nothing about coming back, since no card can know that. It describes where you stand with it.',
  work: 'For work, read it as the mood around the job, and ask where it fits this week.',
};

/** What cards say of love, a marriage, an ex or work; empty where none is asked about. */
export function cardForSubject(cards: readonly NamedCard[], text: string): string {
  const subject = subjectIn(text);
  if (subject === undefined) return '';
  const own = cards.length > 1 ? [] : cards.flatMap(({ name }) => OF_CARD[name]?.[subject] ?? []);
  if (
    own.length === 0 &&
    RESTFUL.has(subject) &&
    cards.every(({ isReversed, name }) => !isReversed && GOOD_END.test(name))
  )
    return `${LIGHT_FOR[subject] ?? ''}${GENERAL[subject]}`;
  const isMixed = subject === 'work' && cards.length > 1 && GOOD_END.test(cards.at(-1)?.name ?? '');
  const verdict = isMixed ? 'So first rough, then good, if you want one word for it. ' : '';
  return `${verdict}${own[0] ?? GENERAL[subject]}`;
}

/** Subjects for which a bright card may simply be enjoyed. */
const LIGHT_FOR: Partial<Readonly<Record<Subject, string>>> = {
  home: 'A friendly picture for a home. ',
  craft: 'A friendly picture for your work. ',
  travel: 'A friendly picture to pack. ',
  date: 'A friendly picture to walk in with. ',
  family: 'A friendly picture for a table. ',
};
const RESTFUL: ReadonlySet<Subject> = new Set(['home', 'craft', 'travel', 'date', 'family']);

const GOOD_END =
  /Sun|Star|World|Temperance|Ace of|Ten of (?:Cups|Pentacles)|(?:Three|Four|Six|Nine) of (?:Cups|Wands)/u;
const SCARED =
  /\b(?:scared?|worr(?:y|ied)|afraid|frighten\w*|bad|scary|evil|omen|terrified|fear)\b|!{2,}|😨|😱|😰|😬/u;
/** Cards with a picture that frightens. */
const HARD =
  /Death|Devil|Tower|Moon|Hanged|(?:Three|Five|Seven|Eight|Nine|Ten) of Swords|Five of|Ten of Wands/u;
const ILL = /\b(?:hospital|ill|sick|surgery|operation|icu|dying|cancer)\b/u;
/** Somebody who is ill beside the card: then the person matters, and no card is read. */
export const isOfIllness = (text: string): boolean => ILL.test(text) && RELATIVE.test(text);

const RELATIVE =
  /\b(?:grandma|grandmother|nana|nan|gran|granny|grandpa|grandfather|grandad|mom|mum|mother|dad|father|sister|brother|aunt|uncle|husband|wife|friend|son|daughter|baby|dog|cat)\b/u;

/** Fear of a card is answered before the card is read. */
export function calmOfCards(cards: readonly NamedCard[], text: string): string {
  const isDeath = cards.some(({ name }) => name === 'Death');
  const who = RELATIVE.exec(text)?.[0];
  if (ILL.test(text) && who !== undefined) {
    return `No card knows how your ${who} is, and ${isDeath ? "the Death card doesn't foretell a death" : 'none foretells a death'}: it was drawn by chance and stands for change in general. I'm sorry you're this worried; that fear is love with nowhere to go. Call the ward or whoever is with your ${who}, ask how today was, and if you can go, go. How is your ${who} doing?`;
  }
  const isHard = cards.some(({ name }) => HARD.test(name));
  const worded = text.replaceAll(/\bgood or bad\b/gu, '');
  if (!SCARED.test(isHard ? worded : worded.replaceAll(/!+/gu, ''))) return '';
  const ofLove = ['love', 'marriage'].includes(subjectIn(text) ?? '')
    ? ", and it isn't the end of love"
    : '';
  return isDeath
    ? `No need to be scared: the Death card isn't about anyone dying${ofLove}.`
    : "It isn't a bad sign: no card predicts anything, and a hard picture announces nothing.";
}

const wordOf = ({ name, isReversed }: NamedCard): string => {
  const word = ALL_CARDS.find((card) => card.name === name)?.word ?? '';
  return isReversed ? `${word} that is blocked or fading` : word;
};

/** Several cards as one story, in the order in which they lie. */
export function storyOf(cards: readonly NamedCard[]): string {
  const words = cards.map(wordOf).filter(Boolean);
  const [first, ...rest] = words;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const middle = rest.slice(0, -1);
  const through = middle.length === 0 ? '' : `, goes through ${middle.join(', then ')}`;
  return `Read as one story, it starts with ${first}${through} and ends with ${last}.`;
}
