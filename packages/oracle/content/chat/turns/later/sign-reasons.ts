/** What two elements do to each other; the names in the order of the alphabet. */
export const ELEMENT_PAIRS: Readonly<Record<string, string>> = {
  'air air':
    'both live in talk and ideas, so it is quick and light, and feelings are discussed more than felt.',
  'air earth':
    'air wants to think it through and try it, earth wants it to work, so one seems flighty and the other slow.',
  'air fire': 'air gives fire ideas and fire gives air courage, so they set each other going.',
  'air water': 'air explains a feeling, water has it, so one feels flooded and the other not felt.',
  'earth earth': 'both trust what can be touched and kept, so it is steady and can get stuck.',
  'earth fire':
    'fire wants it now, earth wants it to last, so one feels held back and the other rushed.',
  'earth water': 'water softens earth and earth holds water, so they feel safe with each other.',
  'fire fire': 'both run hot and fast, so it is lively, and both want to lead.',
  'fire water':
    'fire says it and is done, water still feels it on Thursday, so one seems harsh and the other heavy.',
  'water water':
    'both feel everything, so much is understood without words, and both can go under together.',
};

/** How two ways of acting go together; the names in the order of the alphabet. */
export const MODE_PAIRS: Readonly<Record<string, string>> = {
  'cardinal cardinal': 'And both like to begin things, so somebody has to let the other one start.',
  'cardinal fixed':
    'And one begins things while the other holds on to them, which helps until it comes to changing course.',
  'cardinal mutable': 'And one begins things while the other adapts, which mostly runs smoothly.',
  'fixed fixed':
    'And both are fixed signs: neither gives way easily, which is where the friction comes from.',
  'fixed mutable':
    'And one holds on while the other bends, so the bending should not always fall to the same one.',
  'mutable mutable': 'And both bend easily, so it is friendly, and nobody decides.',
};
