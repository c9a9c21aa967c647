import { type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { habitOf } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

type Read = Extract<PlanetId, 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'saturn' | 'jupiter'>;

/** What people look for in a chart, the planet it is read from, and why. */
const TRAITS: readonly (readonly [typed: RegExp, planet: Read, why: string])[] = [
  [
    /\b(?:humou?r|funny|jokes?|wit|sarcasm)\b/u,
    'mercury',
    'Humor is read from Mercury, how you think and talk',
  ],
  [
    /\b(?:hands?|craft\w*|violins?|carpent\w*|sew\w*|knit\w*|skill\w*|dexterity|build\w*)\b/u,
    'mercury',
    'Hands and skill are read from Mercury, by very old custom',
  ],
  [
    /\b(?:numbers?|maths?|accounting|languages?|writing|words|memory|study\w*)\b/u,
    'mercury',
    'That is read from Mercury, how you think and learn',
  ],
  [
    /\b(?:temper|anger|courage|sport|energy|drive|competitive|stubborn\w*)\b/u,
    'mars',
    'That is read from Mars, how you go after things',
  ],
  [
    /\b(?:taste|style|music|singing|voice|art|beauty|flirt\w*|charm|cooking|food)\b/u,
    'venus',
    'That is read from Venus, what you like and how you please',
  ],
  [
    /\b(?:mood\w*|cry\w*|feelings|sensitiv\w*|intuition|sleep|dreams|caring)\b/u,
    'moon',
    'That is read from the Moon, how you feel and rest',
  ],
  [
    /\b(?:patience|discipline|fear\w*|worry\w*|anxiety|procrastinat\w*|lazy|laziness|late)\b/u,
    'saturn',
    'That is read from Saturn, where you are strict with yourself',
  ],
  [
    /\b(?:luck|optimis\w*|faith|generous|travel\w*|wanderlust)\b/u,
    'jupiter',
    'That is read from Jupiter, where you trust and grow',
  ],
  [
    /\b(?:stage|loud|confiden\w*|leader\w*|pride|ego|attention|too much|acting)\b/u,
    'sun',
    'That is read from the Sun, how you want to be seen',
  ],
];
const ASKS =
  /\b(?:what|which) (?:part|planet|bit|thing|placement) (?:of|in) my (?:birth |natal )?chart\b|\b(?:is there )?anything in my (?:birth |natal )?chart (?:about|for|on|that)\b|\bwhere (?:in my chart|is (?:that|it) in my chart|do i see)\b|\bdoes (?:my|the) chart (?:show|say|tell)\b.*\b(?:meant for|good (?:at|with)|or just)\b/u;

const traitIn = (text: string) => TRAITS.find(([typed]) => typed.test(text));

/** "what part of my chart is my humour", "is there anything in my chart about hands" */
export const traitInChart: WholeLookUp = {
  family: 'tell-me-about-me',
  isAsked: ({ text }) =>
    ASKS.test(text) &&
    traitIn(text) !== undefined &&
    !/\b(?:his|her|their|cheat\w*|kids|children|marriage|rich|money|death|die|illness|autis\w*|adhd|gay)\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const [, planet, why] = traitIn(text) ?? [];
    if (planet === undefined || why === undefined) return null;
    const sign = signOfPoint(chart, planet);
    if (chart === null || sign === null) {
      return told(`${why}. With your birth date I can tell you which sign yours is in.`);
    }
    const years = /\b(?:\d+ years|all my life|always)\b/u.test(text)
      ? " Whether the planet made you good at it or the years did, I'd bet on the years."
      : ' It describes a style; the practice is yours.';
    return told(
      `${why}. Yours is in ${SIGNS[sign].name}, so by the book you tend to ${habitOf(planet, sign)}.${years}`,
      natalFact(chart, planet),
    );
  },
};
