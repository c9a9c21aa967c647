import { SIGNS } from '@palm/astrology/vocabulary';
import { PERSONAL_PLANETS } from '../../../../book/vocabulary.ts';
import { nameOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { article, habitOf, SIGN_WORD, signNamed } from '../whole/chart-words.ts';
import { NATAL_HABITS, type PersonalPointId } from '../../../../../content/chat/natal-habits.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const POINT = `${PERSONAL_PLANETS.join('|')}|rising|ascendant`;
const PERSON = String.raw`\b(?:he|she|they|hes|shes|theyre|my (?:\w+ )?(?!sun|moon|venus|mars|mercury|rising|chart)\w+)\b`;
const THEIRS = new RegExp(
  String.raw`${PERSON}(?: is| has| have| are|s)?(?: an?)? (?:(?<sign>${SIGN_WORD}) (?<point>${POINT})|(?<after>${POINT}) in (?<signed>${SIGN_WORD}))\b`,
  'u',
);
const WHY =
  /\b(?:(?:is|was) (?:that|this|it) (?:why|the reason|because)|thats why|does (?:that|this|it) (?:explain|mean|make)|(?:is|are) (?:\w+ ){1,3}(?:why|because of (?:it|that|his|her)))\b/u;

function placedIn(text: string) {
  const { sign, point, after, signed } = THEIRS.exec(text)?.groups ?? {};
  const id = signNamed(sign ?? signed);
  const name = point ?? after;
  const read: PersonalPointId | undefined =
    name === 'rising' || name === 'ascendant'
      ? 'ascendant'
      : PERSONAL_PLANETS.find((one) => one === name);
  return id === null || read === undefined ? null : { sign: id, point: read };
}

/** "my ex is a scorpio moon, is that why he won't let go": the books' line, and that a deed is one's own. */
export const theirPlacement: WholeLookUp = {
  family: 'placement',
  isAsked: ({ text }) => WHY.test(text) && placedIn(text) !== null,
  tell: (_context, { text }) => {
    const found = placedIn(text);
    if (found === null) return null;
    const { sign, point } = found;
    const { name } = SIGNS[sign];
    const placed =
      point === 'ascendant' ? `${name} rising` : `${article(name)} ${name} ${nameOfPoint(point)}`;
    return told(
      `Only a little, at most. By the book ${placed} tends to ${habitOf(point, sign)}, and to ${NATAL_HABITS[point][sign][1]}. That's a style, and thousands with the same placement act quite differently, so what somebody does stays their own choice. Go by that: say once, plainly, what you want, and look at what they do with it.`,
    );
  },
};
