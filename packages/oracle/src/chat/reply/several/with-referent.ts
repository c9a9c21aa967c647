import { capitalised } from '../../../text/capitalised.ts';
import { RELATIONS } from '../../entities/relation-words.ts';
import type { Person, Piece } from '../../understood.ts';

const PRONOUNS = {
  he: { subject: /\bhe\b/iu, object: /\bhim\b/iu, owner: /\bhis(?= \p{L})/iu },
  she: {
    subject: /\bshe\b/iu,
    object: /\bher\b(?! \p{L})/iu,
    owner: /\bher(?= (?!and|or|if|to|that|about|again|now|first|back)\p{L})/iu,
  },
} as const;

const OTHER = { he: 'she', she: 'he' } as const;

/** "it" at the place of a planet: "when does mercury go direct, did it break my laptop". */
const IT_DID = /^(?<verb>did|does|will|is|was|can|has) it\b/iu;

/** "what does 222 mean, why do i see it" */
const SEE_IT = /\b(?:see|keep seeing) (?:it|that|this)\b/iu;

/** "when is the next full moon and what should i do" */
const DO_WHAT =
  /^(?:and |so )?(?:what (?:should|can|do|could) i do|should i do (?:something|anything|sth))(?: (?:then|about it|for it|that day|that night|on it))?\??$/iu;
const MOON = /\b(?:full|new) moon\b/iu;

/** "how long does saturn return last, am i in mine": what of the chart is meant. */
const MINE = /\bmine\b/iu;
const OF_CHART =
  /\b(?:(?:saturn|jupiter|chiron|lunar|solar|nodal) return|(?:sun|moon|rising|venus|mars|mercury) sign|north node|midheaven|life path(?: number)?)\b/iu;

/** "what is saturn return, am i in it, when does it end" */
const IN_RETURN = /\b(?:am i|will i be|when|how long|is)\b.*\b(?:it|that|one)\b/iu;
const RETURN_MEANT = /\b(?:it|that|one)\b/iu;

/** "who is my soulmate and when do i meet them" */
const SOULMATE = /\b(?:soul ?mate|the one|twin flame|future (?:husband|wife|partner|spouse))\b/iu;
const MEET_THEM = /\b(?:when|how|where)\b.*\bmeet (?:them|him|her|the one|mine)\b/iu;

/** "when do i meet my soulmate, whats his name, is he rich" */
const OF_UNKNOWN =
  /^(?<lead>(?:and |so )?(?:what(?:'?s| is| will be)|is|will|how|where|what does|what will)) (?<who>he|she|they|his|her|their)\b/iu;

/** "the full moon, and why am i so moody around it" */
const AROUND_IT = /\b(?<near>around|on|during|at|with) it\b/iu;

/** "my moon sign, my rising and what do they mean together" */
const TOGETHER = /\bmean (?:together|as a whole|all together|combined)\b/iu;
const BIG_POINT = /\b(?:sun|moon|rising|ascendant)\b/iu;

const POINT_ASKED =
  /\bmy (?<point>(?:sun|moon|rising|venus|mars|mercury|jupiter|saturn)(?: sign)?|ascendant|midheaven|north node|life path)\b/iu;

/** "my ascendant? what does it mean for work" */
const MEANS_FOR =
  /^(?:and |so )?what (?:does|do|would) (?:it|that|this|they) (?:mean|say) (?<what>(?:for|about) .+)$/iu;

/** "should i color my hair, is friday good for it": the deed that is meant. */
const DAY_FOR_IT =
  /^(?<day>(?:and |so )?(?:is|would|will) (?:it be )?.*\b(?:good|ok|okay|fine|right|bad|better|best)) for (?:it|that|this)\b\W*$/iu;

/** "she says it's too soon. is it?" */
const IS_IT = /^(?:and |so |but )?is (?:it|that)\W*$/iu;
const CLAIMED =
  /\b(?:says?|said|thinks?|thought|told me) (?:that )?(?:it|that)(?:'?s| is|’s) (?<what>[^.,;!?(]+)/iu;

/** "what do they mean together" */
export const asksTogether = ({ text }: Pick<Piece, 'text'>): boolean => TOGETHER.test(text);

/** A later question that another whole question stands for: "am i in it" after a Saturn return; null for any other. */
export function meantQuestion(
  { text }: Pick<Piece, 'text'>,
  before: readonly Piece[],
): string | null {
  const last = before.at(-1)?.text ?? '';
  if (SOULMATE.test(last) && MEET_THEM.test(text)) return 'when will i meet my soulmate';
  const points = before.filter((one) => BIG_POINT.test(one.text));
  if (points.length > 1 && asksTogether({ text })) {
    return 'what is my big three';
  }
  const point = before
    .map((one) => OF_CHART.exec(one.text)?.[0].toLowerCase())
    .findLast((one) => one !== undefined);
  if (point !== undefined && MINE.test(text)) return text.replace(MINE, `my ${point}`);
  const isOfReturn = point?.endsWith('return') === true && IN_RETURN.test(text);
  return isOfReturn ? text.replace(RETURN_MEANT, `my ${point}`) : null;
}

/** A later question with what its pronoun means: "is my sister mad at me? do i go to her party". */
export function withReferent(piece: Piece, before: readonly Piece[]): Piece {
  const meant = meantQuestion(piece, before);
  if (meant !== null) return { ...piece, text: meant };
  const claimed = IS_IT.test(piece.text) ? CLAIMED.exec(piece.said)?.groups?.['what'] : undefined;
  if (claimed !== undefined) return { ...piece, text: `is it ${claimed.trim()}?` };
  const { day } = DAY_FOR_IT.exec(piece.text)?.groups ?? {};
  const deed = before.at(-1)?.entities.deed;
  if (day !== undefined && deed !== undefined) return { ...piece, text: `${day} to ${deed}?` };
  const what = MEANS_FOR.exec(piece.text)?.groups?.['what'];
  const asked = POINT_ASKED.exec(before.at(-1)?.text ?? '')?.groups?.['point'];
  if (what !== undefined && asked !== undefined) {
    return { ...piece, text: `what does my ${asked} mean ${what}` };
  }
  const planet = before.at(-1)?.entities.planet;
  const number = before.at(-1)?.entities.number;
  const moon = MOON.exec(before.at(-1)?.text ?? '')?.[0].toLowerCase();
  if (moon !== undefined && DO_WHAT.test(piece.text.trim())) {
    return { ...piece, text: `what should i do on the ${moon}` };
  }
  if (moon !== undefined && AROUND_IT.test(piece.text)) {
    return { ...piece, text: piece.text.replace(AROUND_IT, `$<near> the ${moon}`) };
  }
  if (before.some((one) => SOULMATE.test(one.text)) && OF_UNKNOWN.test(piece.text)) {
    return {
      ...piece,
      text: piece.text.replace(
        OF_UNKNOWN,
        (_, lead: string, who: string) =>
          `${lead} my ${/^(?:his|her|their)$/iu.test(who) ? 'soulmates' : 'soulmate'}`,
      ),
    };
  }
  const text =
    number !== undefined && SEE_IT.test(piece.text)
      ? piece.text.replace(SEE_IT, `keep seeing ${number}`)
      : planet !== undefined && IT_DID.test(piece.text)
        ? piece.text.replace(IT_DID, `$<verb> ${capitalised(planet)}`)
        : withPerson(piece.text, before);
  return { ...piece, text };
}

function withPerson(text: string, before: readonly Piece[]): string {
  const { who } =
    before.findLast(({ entities }) => entities.who !== undefined && isMeant(entities.who, text))
      ?.entities ?? {};
  if (who === undefined || who.they === 'they') return text;
  const { subject, object, owner } = PRONOUNS[who.they];
  const words = `my ${who.relation}`;
  if (owner.test(text)) return text.replace(owner, `${words}'s`);
  return subject.test(text) ? text.replace(subject, words) : text.replace(object, words);
}

/** Whether a pronoun of the text means this person, and none that the text names itself. */
function isMeant({ relation, name, they }: Person, text: string): boolean {
  if (relation === null || name !== null || they === 'they') return false;
  const { subject, object, owner } = PRONOUNS[they];
  if (![subject, object, owner].some((pronoun) => pronoun.test(text))) return false;
  const own = /\bmy (?<own>\p{L}+)/iu.exec(text)?.groups?.['own']?.toLowerCase();
  const isSeveral = own !== undefined && /s$|^children$/u.test(own);
  return own === undefined || isSeveral || RELATIONS.get(own)?.they === OTHER[they];
}
