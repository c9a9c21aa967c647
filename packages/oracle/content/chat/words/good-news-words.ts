/** How good news is told, and the family that is glad with the person. The first that fits is taken. */
export const GOOD_NEWS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:we|i|she|they|my (?:sister|daughter|wife|friend|brother|son)) (?:just |finally )?had (?:a|our|the|her|their) (?:baby|little) (?:girl|boy)\b|\bbaby (?:is here|was born|arrived)\b|\bgoing to be (?:a|an) (?:grand\w+|aunt|uncle)\b/u,
    'family-joy',
  ],
  [
    /\b(?:paid me back|gave me (?:it|my \w+) back)\b|\b(?:doctor|doctors|vet|they|hospital) (?:said|says) (?:it is|its|it was|he is|she is|i am) (?:nothing|fine|benign|ok|okay|healthy|clear|all clear)\b|\b(?:results?|tests?|scan|biopsy)\b.*\b(?:all clear|came back (?:clear|fine|clean|negative|normal))\b|\ball clear\b/u,
    'good-news',
  ],
  [
    /\b(?:i|we) (?:just |finally )?(?:got|signed|picked up) (?:the |our )?keys\b|\b(?:i|we) (?:just |finally )?passed\b(?! (?:out|away))|^passed\b/u,
    'good-news',
  ],
];
