import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';

const NAMES: readonly (readonly [SignId, RegExp])[] = SIGN_IDS.map((id) => [id, patternOf(id)]);

function patternOf(id: SignId): RegExp {
  const short: Partial<Record<SignId, string>> = {
    gemini: 'gemini|geminis|gemi',
    leo: 'leos?',
    scorpio: 'scorpios?|scorps?',
    sagittarius: 'sagittarius|sagitarius|saggitarius|sag|sagi|sags',
    capricorn: 'capricorns?|capricon|cappy',
    aquarius: 'aquarius|aquarians?|aqua',
    virgo: 'virgos?',
    libra: 'libras?',
    taurus: 'taurus|tauruses|taureans?',
    pisces: 'pisces|piscean|pices',
    aries: 'aries|arians?',
    cancer: 'cancerians?|cancers?',
  };
  return new RegExp(String.raw`\b(?:${short[id] ?? id})\b`, 'giu');
}

/** The illness, unless it stands where a sign stands. */
const ILLNESS =
  /\b(?:has|have|had|got|with|of|from|breast|lung|skin|prostate|brain|stage|beat|survived|diagnosed|chemo)\s+(?:\w+\s+)?cancer\b|\bcancer\s+(?:diagnosis|treatment|scare|patient|screening|came back|is back|returned)\b/iu;

/** Signs in the order in which they are named. */
export function findSigns(text: string): SignId[] {
  const found = NAMES.flatMap(([id, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ id, index })),
  );
  const isIllness =
    ILLNESS.test(text) && !/\bcancer (?:sun|moon|rising|season|sign)\b/iu.test(text);
  return found
    .filter(({ id }) => id !== 'cancer' || !isIllness)
    .toSorted((a, b) => a.index - b.index)
    .map(({ id }) => id);
}

/** "i'm not a gemini": a sign that a person is not. */
const DENIED = /\b(?:not|isn'?t|ain'?t|arent|aren'?t) an? [a-z]+(?=$|[\s.,!])/giu;

/** Which sign is the user's and which the other's: "I'm a Libra and he's a Scorpio". */
export function signsOfTwo(typed: string): { sign?: SignId; sign_b?: SignId } {
  const text = typed.replace(DENIED, '');
  const signs = findSigns(text);
  const [first] = signs;
  if (first === undefined) return {};
  const second = signs.find((sign) => sign !== first) ?? (isTwice(text) ? first : undefined);
  if (second === undefined) {
    const isOthers = /\b(?:he|she|they|my \w+|him|her)(?:'s|s| is| are|'re)? (?:an? )?\w+/iu.test(
      text,
    );
    const isOwn = /\b(?:i'?m|i am|as) an? \w+/iu.test(text);
    return isOthers && !isOwn ? { sign_b: first } : { sign: first };
  }
  const own = ownSign(text);
  return own !== undefined && own === second
    ? { sign: second, sign_b: first }
    : { sign: first, sign_b: second };
}

/** "leo and leo", "two scorpios": a pair of one sign. A sign that is only named again is one. */
const isTwice = (text: string): boolean =>
  /\b(?<sign>[a-z]{3,})s?\b \S{1,4} \b(?:a )?\k<sign>s?\b|\b(?:two|both) [a-z]+s\b/iu.test(text);

function ownSign(text: string): SignId | undefined {
  const said = /\b(?:i'?m|i am|me)(?: an?)? (?<rest>.{0,24})/iu.exec(text)?.groups?.['rest'];
  return said === undefined ? undefined : findSigns(said)[0];
}
