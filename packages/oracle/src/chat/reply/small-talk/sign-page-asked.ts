import { SIGNS } from '@palm/astrology/vocabulary';
import { findSigns } from '../../entities/find-signs.ts';
import { bareWords } from '../../understand/words/bare-words.ts';
import { SIGN_WORD } from '../look-ups/whole/chart-words.ts';

const OWN_SIGN = new RegExp(
  String.raw`\b(?:i ?a?m|as|being) (?:an? )?(?:proud |typical |true )?(?:${SIGN_WORD})\b`,
  'u',
);
const ONLY_SIGN = new RegExp(
  String.raw`^(?:(?:hi|hey|hello|so|ok|well) )*(?:i ?a?m|my sign is|i was born) (?:an? )?(?:proud |typical |true )?(?:${SIGN_WORD})(?: (?:here|btw|myself))?$`,
  'u',
);
const HOROSCOPE =
  /^(?:(?:can i (?:get|have)|give me|tell me|show me|i want|read me|whats|what is|my|the|a|todays?|daily|weekly|monthly|free|please|pls|hi|hey|hello|for|of|this|next|week|month|today|tomorrow|tonight|horoscopes?|zodiac|sign) )*$/u;
const TIME = /\b(?:week(?:ly|end)?|month(?:ly)?|tomorrow|year(?:ly)?)\b/u;
/** All that a question for the time ahead has beside a sign. */
const AHEAD =
  /^(?:(?:what|whats|hows|how|is|will|does|should|can|do|i|expect|my|the|a|an|be|look|looks|looking|like|for|me|us|in|of|on|and|so|ok|hi|hey|anything|going|to|happen|coming|up|have|today|todays|tonight|tomorrow|this|next|day|week|weekend|month|year|good|bad|tell|give|please|pls|about|know|hold|bring|store|energy|vibe|vibes|luck|lucky) )*$/u;
const ASKS_AHEAD = /\b(?:today|tonight|tomorrow|day|week|weekend|month|year|expect|horoscope)\b/u;

/** "leo horoscope", "as a leo what should i expect today": the page of that sign; null for any other message. */
export function signPageAsked(message: string, isFirst: boolean): string | null {
  const text = bareWords(message);
  const signs = [...new Set(findSigns(text))];
  const [sign] = signs;
  if (sign === undefined || signs.length > 1) return null;
  const { name } = SIGNS[sign];
  if (isFirst && ONLY_SIGN.test(text)) return `what is ${name} like`;
  const isOwn = OWN_SIGN.test(text);
  const rest = `${text
    .replace(isOwn ? OWN_SIGN : new RegExp(`\\b(?:${SIGN_WORD})\\b`, 'u'), '')
    .replaceAll(/\s+/gu, ' ')
    .trim()} `;
  const isAsked =
    (/\bhoroscopes?\b/u.test(text) && HOROSCOPE.test(rest)) ||
    (isOwn && ASKS_AHEAD.test(rest) && AHEAD.test(rest));
  if (!isAsked) return null;
  const time = TIME.exec(rest)?.[0] ?? '';
  const when = time.startsWith('week')
    ? 'this week'
    : time.startsWith('month')
      ? 'this month'
      : 'today';
  const question = `horoscope for ${name} ${when}`;
  // Asked so already, it is answered as it stands.
  return question.toLowerCase() === text ? null : question;
}
