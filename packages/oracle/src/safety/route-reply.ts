import { LEFT_IN_PEACE, STILL_HERE } from '../../content/safety/check-in.ts';
import { type CountryHelp, fillHelpLines } from './fill-help-lines.ts';
import { likeliestCrisis } from './find-crisis.ts';
import { lookAtMessage } from './look-at-message.ts';
import { normaliseMessage } from './normalise-message.ts';
import { crisisRoute, type Route, routeMessage } from './route-message.ts';
import { crisisByRule } from './rules/crisis-rules.ts';
import { phrasePattern } from './rules/phrase-pattern.ts';

/** Longer than this it is more than an answer to what was asked. */
const MOST_WORDS = 9;

const REPLY = phrasePattern(
  'yes|yeah|yep|ya|no|nope|nah|not|maybe|kind of|sort of|probably|i|me|my|nobody|no one|none|alone|never|nothing|ok|okay|fine|it|they|he|she|we|what if|why|because|sorry|please|help|hm+|idk|too late|whatever|what for|so what|can not|you (?:are|do|can|will|would)|do you (?:even |really )?(?:care|understand|know|hear)|do not|that (?:number|line|does|did|is|will|would)|(?:how|when)(?=$)|lol|jk|haha[ha]*|leave me|go away|stop|shut up|fuck|piss off|bye|goodbye|good ?night',
);
/** A few words are no new story: only a rule can hear another crisis in them. */
const FEW_WORDS = 5;
const WANTS_PEACE = phrasePattern(
  'leave me(?: alone| be)?|go away|stop|shut up|fuck|piss off|do not (?:talk|write|answer)|you are (?:useless|no help|annoying)',
);
const OTHER_SUBJECT = phrasePattern(
  'horoscope|reading|chart|sign|moon|sun|venus|mars|mercury|jupiter|saturn|rising|palm|tarot|cards?|aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|compatib[a-z]+|subscription|cancel|premium|thanks?|thank',
);
/** What the check-in asks is answered by these as by a yes. */
const MAY_BE_IN_DANGER = phrasePattern(
  'yes|yeah|yep|ya|maybe|kind of|sort of|probably|i think so|i guess|i am(?! (?:fine|ok|okay|good|safe|well|all right|alright|great|happy|joking|kidding))|me|i do not know|not sure|idk|help|what if|why(?! (?:do|did|are|would) you)|so what|nobody|no one|too late',
);

/**
 * A message that follows words of care. A short reply answers the question they ended in, and is no new one: "no" to
 * "are you safe?" must not be given a horoscope. `before` is what care answered last, the newest first.
 */
export function routeReply(
  text: string,
  {
    before,
    help = null,
  }: { readonly before: readonly string[]; readonly help?: CountryHelp | null },
): Route {
  const route = routeMessage(text, { help });
  if (isNewCry(text, route) || !mayBeReply(text)) return route;
  for (const words of before) {
    const earlier = routeMessage(words, { help });
    if (earlier.kind === 'crisis') {
      const reply = opensWith(WANTS_PEACE, text) ? LEFT_IN_PEACE : STILL_HERE;
      return { ...earlier, answer: fillHelpLines(reply, help) };
    }
    if (earlier.kind === 'check-in') return repliedToCheckIn(text, words, help) ?? route;
  }
  return route;
}

function isNewCry(text: string, { kind }: Route): boolean {
  if (kind !== 'crisis') return false;
  const { normalised, passages } = lookAtMessage(text);
  return normalised.split(' ').length > FEW_WORDS || crisisByRule(passages) !== null;
}

function repliedToCheckIn(text: string, words: string, help: CountryHelp | null): Route | null {
  if (!opensWith(MAY_BE_IN_DANGER, normaliseMessage(text))) return null;
  const message = lookAtMessage(words);
  return crisisRoute(likeliestCrisis(message), message.normalised, help);
}

/** Whether a message could be an answer to what was asked before it. */
export function mayBeReply(text: string): boolean {
  const normalised = normaliseMessage(text);
  // Dots and sighs are an answer too.
  if (normalised.replace(/[., ]/gu, '') === '') return true;
  return (
    normalised.split(' ').length <= MOST_WORDS &&
    opensWith(REPLY, normalised) &&
    !OTHER_SUBJECT.test(normalised)
  );
}

const opensWith = (pattern: RegExp, normalised: string): boolean =>
  pattern.exec(normalised)?.index === 0;
