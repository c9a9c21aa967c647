import { ALL_CARDS } from '../../../slots/numbers/card-slots.ts';
import type { NamedCard } from '../../../entities/find-card.ts';

type Subject = 'love' | 'marriage' | 'ex' | 'work';

const SUBJECTS: readonly (readonly [Subject, RegExp])[] = [
  ['ex', /\b(?:my )?ex\b/u],
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
  const isMixed = subject === 'work' && cards.length > 1 && GOOD_END.test(cards.at(-1)?.name ?? '');
  const verdict = isMixed ? 'So first rough, then good, if you want one word for it. ' : '';
  return `${verdict}${own[0] ?? GENERAL[subject]}`;
}

const GOOD_END =
  /Sun|Star|World|Temperance|Ace of|Ten of (?:Cups|Pentacles)|(?:Three|Four|Six|Nine) of (?:Cups|Wands)/u;
const SCARED =
  /\b(?:scared?|worr(?:y|ied)|afraid|frighten\w*|bad|scary|evil|omen|terrified|fear)\b|!{2,}|😨|😱|😰|😬/u;
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
  if (!SCARED.test(text.replaceAll(/\bgood or bad\b/gu, ''))) return '';
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
