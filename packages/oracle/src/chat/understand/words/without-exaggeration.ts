const VERY = String.raw`(?:(?:just|literally|actually|simply|nearly|almost|so|straight up) )*`;

/** Said of oneself where death is not meant, and what is meant: "i literally died", "i am dead". */
const EXAGGERATED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:and |then )?i (?:am )?${VERY}(?:died|dead|deceased)\b(?: (?:laughing|lol|omg))?(?! (?:inside|in an? dream))`,
      'gu',
    ),
    '',
  ],
  [/\bliterally deceased\b/gu, ''],
  [
    /\bi (?:will|would|might|could) (?:simply|literally|just|actually) (?:die|pass away)\b/gu,
    'i can not take it',
  ],
  [/\b(?:i would|id) (?:literally |honestly |actually )?rather die than\b/gu, 'i am scared to'],
  [/\b(?:is|are) killing me\b/gu, 'is too much for me'],
  [/\bi (?:would|could) kill for (?=(?:an?|some|the)\b)/gu, 'i want '],
];

/** Plain words without exaggerated talk of death, which would be taken for grief. */
export const withoutExaggeration = (plain: string): string =>
  EXAGGERATED.reduce((text, [pattern, meant]) => text.replaceAll(pattern, meant), plain)
    .replaceAll(/\s+/gu, ' ')
    .trim() || plain;
