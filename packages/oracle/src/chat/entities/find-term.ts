/** Words of the trade that can be explained, as they are said. */
const TERMS: readonly (readonly [string, RegExp])[] = [
  ['trine', /\btrines?\b/iu],
  ['square', /\bsquares?\b(?! (?:feet|foot|meters?|one))/iu],
  ['sextile', /\bsextiles?\b/iu],
  ['opposition', /\boppositions?\b/iu],
  ['quincunx', /\bquincunx(?:es)?\b|\binconjunct\b/iu],
  ['conjunction', /\bconjunctions?\b/iu],
  ['aspect', /\baspects?\b/iu],
  ['orb', /\borbs?\b/iu],
  ['cusp', /\bcusps?\b/iu],
  ['transit', /\btransits?\b/iu],
  ['ascendant', /\b(?:ascendant|rising sign)\b/iu],
  ['descendant', /\bdescendant\b/iu],
  ['midheaven', /\b(?:midheaven|mc)\b/iu],
  ['stellium', /\bstelliums?\b/iu],
  ['retrograde', /\bretrogrades?\b/iu],
  ['ephemeris', /\bephemeris\b/iu],
  ['progression', /\bprogress(?:ed|ions?)\b/iu],
  ['synastry', /\bsynastry\b/iu],
  ['composite chart', /\bcomposite\b/iu],
  ['natal chart', /\b(?:natal|birth) chart\b/iu],
  ['houses', /\bhouses?\b(?=.*\b(?:astrology|chart|mean)\b)/iu],
  ['modality', /\b(?:modalit(?:y|ies)|cardinal|mutable|fixed signs?)\b/iu],
  ['element', /\belements?\b/iu],
  ['decan', /\bdecans?\b/iu],
  ['ingress', /\bingress\b/iu],
  ['void of course', /\bvoid[- ]of[- ]course\b/iu],
  ['chart ruler', /\bchart ruler\b/iu],
  ['node', /\b(?:lunar )?nodes?\b/iu],
  ['yod', /\byod\b/iu],
  ['grand trine', /\bgrand trine\b/iu],
  ['t-square', /\bt[- ]square\b/iu],
  ['solar return', /\bsolar return\b/iu],
  ['lunar return', /\blunar return\b/iu],
  ['life path', /\blife path\b/iu],
  ['eclipse', /\beclipses?\b/iu],
  ['station', /\bstations?\b(?= (?:direct|retrograde))/iu],
  ['exaltation', /\bexalt(?:ed|ation)\b/iu],
  ['detriment', /\bdetriment\b/iu],
];

/** The longest name wins: "grand trine" before "trine". */
export const findTerm = (text: string): string | undefined =>
  TERMS.filter(([, pattern]) => pattern.test(text))
    .map(([term]) => term)
    .toSorted((a, b) => b.length - a.length)[0];
