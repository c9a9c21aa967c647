const BODIES = 'sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|lilith';
const POINTS = `${BODIES}|ascendant|rising|asc|midheaven|mc|north node|south node|descendant|ic`;
const ASPECTS: readonly (readonly [string, RegExp])[] = [
  ['conjunction', /\bconjunct(?:ion|s|ing)?\b|\bright on\b|\bon my\b|\bon top of\b/iu],
  ['square', /\bsquar(?:e|es|ed|ing)\b/iu],
  ['trine', /\btrin(?:e|es|ing)\b/iu],
  ['sextile', /\bsextil(?:e|es|ing)\b/iu],
  ['opposition', /\boppos(?:es?|ing|ite|ition)\b/iu],
];
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const CANONICAL: ReadonlyMap<string, string> = new Map([
  ['rising', 'ascendant'],
  ['asc', 'ascendant'],
  ['mc', 'midheaven'],
]);

export interface SkyWords {
  readonly planet?: string;
  readonly point?: string;
  readonly aspect?: string;
  readonly house?: number;
  readonly element?: string;
}

/** Planets, points, aspects, houses and elements that are named. */
export function findSkyWords(text: string): SkyWords {
  const house = houseIn(text);
  const aspect = ASPECTS.find(([, pattern]) => pattern.test(text))?.[0];
  const bodies = bodiesIn(text);
  const [planet, second] = bodies;
  const isContact = second !== undefined && (aspect !== undefined || bodies.length > 1);
  const element =
    /\b(?:any |no |much |enough |little |more )?(fire|earth|air|water)\s+(?:signs?|element|placements?|moons?|suns?|venus|energy|in my (?:birth |natal )?chart)\b/iu
      .exec(text)?.[1]
      ?.toLowerCase();
  return {
    ...(planet !== undefined && { planet }),
    ...(isContact && { point: second }),
    ...(aspect !== undefined && planet !== undefined && { aspect }),
    ...(house !== null && { house }),
    ...(element !== undefined && { element }),
  };
}

/** The Sun is no planet in "the sun is shining", nor the Moon in "full moon". */
function bodiesIn(text: string): string[] {
  const asked = text
    .replace(/\b(?:full|new|blood|blue|super|honey|pink)[- ]?moon\b/giu, ' ')
    .replace(/\b(?:the|in the) sun(?: is)? (?:shin|com|out|rise|set)\w*/giu, ' ')
    .replace(/\bsun sign\b/giu, 'sun');
  const found = [...asked.matchAll(new RegExp(String.raw`\b(?:${POINTS})\b`, 'giu'))].map(
    ([word]) => word.toLowerCase(),
  );
  return found.map((word) => CANONICAL.get(word) ?? word);
}

function houseIn(text: string): number | null {
  const found =
    /\b(?<nth>\d{1,2})(?:st|nd|rd|th)?\s+hou?se?\b|\bhouse\s+(?<number>\d{1,2})\b/iu.exec(
      text,
    )?.groups;
  const digits = Number(found?.['nth'] ?? found?.['number'] ?? Number.NaN);
  if (digits >= 1 && digits <= 12) return digits;
  const bare = new RegExp(
    String.raw`\b(?:${POINTS}|rahu|ketu|juno|vertex)\s+(?:is\s+)?in\s+(?:the|my)\s+(?<nth>\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:of|floor|grade|birthday|time|day|year|month|january|february|march|april|may|june|july|august|september|october|november|december)\b)`,
    'iu',
  ).exec(text)?.groups?.['nth'];
  if (Number(bare) >= 1 && Number(bare) <= 12) return Number(bare);
  const word = /\b(?<word>[a-z]+)\s+house\b/iu.exec(text)?.groups?.['word']?.toLowerCase() ?? '';
  const at = ORDINALS.indexOf(word);
  return at === -1 ? null : at + 1;
}
