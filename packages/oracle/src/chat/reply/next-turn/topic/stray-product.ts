import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Talk } from '../../talk.ts';
import { askedForm } from '../by-form/next-form.ts';
import { storyOf } from '../story/story-of.ts';

/** Words without which a question in the middle of a story is not about the app. */
const OF_APP =
  /\b(?:apps?|premium|subscri\w+|oracle|you|your|yours|yourself|u|ur|site|website|page|accounts?|profile|password|trial|free|cancel\w*|refund\w*|readings?|palms?|hands?|lines?|charts?|cards?|horoscopes?|log ?in|sign ?in|emails?|notifications?|data|photos?|scans?|bot|ai|astrolog\w*|conversation|chat|history|delete\w*)\b/u;

/** "is it petty to cancel his birthday": something else than the app is given up. */
const OF_OTHERS =
  /\b(?:cancel\w*|delete\w*) (?:on )?(?:him|her|them|(?:his|her|their|our|dinner|christmas|the (?:wedding|party|trip|date|lease|dinner|visit|meeting|flight|class))\b)/gu;

/** What people ask of the app in words that a story has too. */
const OF_TERMS: ReadonlySet<string> = new Set([
  'what-can-you',
  'price',
  'trial',
  'cancel',
  'limit-why',
  'shared-account',
  'notifications',
  'offline-use',
  'text-size',
  'account-help',
  'language-other',
  'ask-human',
  'who-reads',
  'delete-data',
]);

/** "how much do i ask for" in a story of a raise does not ask for the price of the app. */
export function withoutStrayProduct(piece: Piece, talk: Talk, state: ChatState): Piece {
  if (!OF_TERMS.has(piece.family ?? '') || state.piece === null) return piece;
  if (talk.families.get(state.family ?? '')?.kind === 'product') return piece;
  const story = storyOf(talk, state);
  const words = `${piece.said} ${piece.plain}`.toLowerCase();
  // Words to send to somebody are never about the app.
  const isOfApp = OF_APP.test(words.replace(OF_OTHERS, '')) && askedForm(piece.plain) !== 'say';
  if (story === null || story.isOfProduct || isOfApp) return piece;
  const choices = piece.choices.filter((id) => talk.families.get(id)?.kind !== 'product');
  return { ...piece, family: null, zone: 'unsure', choices };
}
