/** Words that are not said back to the person who typed them. */
const NOT_ECHOED: readonly RegExp[] = [
  // Insults and slurs.
  /\b(?:fuck\w*|shit\w*|bitch\w*|bastard|asshole|cunt|slut|whore|idiot|moron|retard\w*|dumb\w*|stupid|pathetic|psycho|loser|fag\w*|dyke|trash|crap)\b/iu,
  // Sex.
  /\b(?:sex\w*|nudes?|naked|porn\w*|horny|orgasm|penis|vagina|dick|cock|pussy|boobs|masturbat\w*|virgin\w*|hook(?:ed|ing)? ?up|sleep(?:ing)? with|slept with)\b/iu,
  // Harm to oneself or others.
  /\b(?:kill\w*|suicid\w*|die|dying|dead|death|hurt(?:ing)? (?:my|your)sel\w*|cut(?:ting)? (?:my|your)sel\w*|overdos\w*|unalive|kms|pills?|murder\w*|stab\w*|shoot\w*|strangl\w*|rap(?:e|ed|ist)|abus\w*)\b/iu,
  // Charges against a person.
  /\b(?:cheat\w*|lying|liar|lied|steal\w*|stole\w*|affair|narcissist\w*|gaslight\w*|manipulat\w*|toxic|scam\w*|betray\w*|stalk\w*|harass\w*|assault\w*|hit me|hits me)\b/iu,
  // Ways to reach a person.
  /[\w.+-]+@[\w-]+\.\w+|https?:|\bwww\.|@\w{3,}|\+?\d[\d\s().-]{6,}\d/u,
];

/** Whether the user's own words may be said back to them. */
export const mayEcho = (words: string): boolean =>
  !NOT_ECHOED.some((pattern) => pattern.test(words));

/** A question is only named again: a charge or a hard word in it is still the user's own question. */
const NOT_QUOTED: readonly RegExp[] = [
  /\b(?:fuck\w*|shit\w*|bitch\w*|bastard|asshole|cunt|slut|whore|retard\w*|fag\w*|dyke)\b/iu,
  ...NOT_ECHOED.slice(1, 3),
  ...NOT_ECHOED.slice(-1),
];

/** Whether a question of the user's may stand as the head of its answer. */
export const mayQuote = (words: string): boolean =>
  !NOT_QUOTED.some((pattern) => pattern.test(words));

const MAX_QUOTED_WORDS = 8;

/** Up to eight of the user's own words in a row; null where they are not to be said back. */
export function quoteOf(
  text: string,
  maxWords = MAX_QUOTED_WORDS,
  isAllowed: (words: string) => boolean = mayEcho,
): string | null {
  const words = text.replaceAll(/["“”]/gu, '').trim().split(/\s+/u);
  const cut = words.slice(0, maxWords).join(' ');
  const quoted = words.length > maxWords ? `${cut.replace(/[,;:.]+$/u, '')}…` : cut;
  return quoted !== '' && isAllowed(text) ? quoted : null;
}
