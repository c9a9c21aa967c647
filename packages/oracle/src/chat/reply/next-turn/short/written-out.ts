/** What stands before a question is kept as it was typed: its short forms as they stand in plain words. */
export const writtenOut = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll(/\bcan['’]?t\b/gu, 'can not')
    .replaceAll(/\bwon['’]?t\b/gu, 'will not')
    .replaceAll(
      /\b(?<verb>is|are|was|were|has|have|had|do|does|did|would|could|should)n['’]?t\b/gu,
      '$<verb> not',
    )
    .replaceAll(/\b(?<who>he|she|it|that)['’]?s\b/gu, '$<who> is')
    .replaceAll(/\bthey['’]?re\b/gu, 'they are')
    .replaceAll(/\bi['’]?m\b/gu, 'i am');
