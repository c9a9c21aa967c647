import type { ThreadSay } from './thread.ts';

const SIGN =
  '(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)';

/** The other one's sign or birthday is told as a hint: put beside one's own, where that is known. */
export const signTold: readonly (readonly [RegExp, ThreadSay])[] = [
  [
    new RegExp(
      String.raw`^(?:(?:and |what about |how about )*(?:him|her|them) )?(?:he|she|they|my \w+) (?:is|are) (?:an? |the )?${SIGN}(?: (?:btw|by the way|if that helps|and (?:him|her|them)))?$|^(?:his|her|their) sign is ${SIGN}$`,
      'u',
    ),
    {
      text: "Then by the book it's {sign_a} for you and {sign_b} on the other side: {element_line} {distance_line} It says something about your manners with each other and nothing about love. What {they} {does} counts for more than when {they} {was} born.",
    },
  ],
  [
    new RegExp(String.raw`^(?:and )?(?:i am|my sign is) (?:an? |the )?${SIGN}$`, 'u'),
    {
      text: "Then by the book it's {sign_a} for you and {sign_b} on the other side: {element_line} {distance_line} That's a style sheet for two. What {they} {does} on an ordinary day counts for more.",
    },
  ],
  [
    /^(?:and )?(?:his|her|their|my (?:boyfriend|girlfriend|husband|wife|partner|crush|ex)s?) (?:birthday|bday|birth ?date|date of birth|dob) (?:is|was)\b.{4,40}$|^(?:he|she) (?:is|was) born (?:on |in )?.{4,40}$|^what about (?:his|her) (?:birthday|birth ?date) .{4,40}$/u,
    {
      text: "By that birthday {they} {is} {sign_b}, and you're {sign_a}. {element_line} {distance_line} [[The easiest tie between your charts: {best_cross}.]] [[What takes work: {hard_cross}.]] It says how two people rub along, never whether they should.",
    },
  ],
  [
    /^(?:is|was) (?:that|this|it) (?:a )?(?:good|bad)(?: (?:thing|sign|match|one))?(?: or (?:good|bad))?$|^good or bad$/u,
    {
      of: new RegExp(String.raw`\b${SIGN}\. (?:is|was|good)\b`, 'u'),
      text: 'Neither. No two signs are a good or a bad match in themselves; when very many couples were counted, signs made no difference to who stayed together. Take it as a hint for what you two might quarrel about, and laugh about it together.',
    },
  ],
];
