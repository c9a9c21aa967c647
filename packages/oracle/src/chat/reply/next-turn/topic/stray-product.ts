import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Talk } from '../../talk.ts';
import { storyOf } from '../story/story-of.ts';

/** Words without which a question in the middle of a story is not about the app. */
const OF_APP =
  /\b(?:apps?|premium|subscri\w+|oracle|you|your|yours|yourself|u|ur|site|website|page|accounts?|profile|password|trial|free|cancel\w*|refund\w*|readings?|palms?|hands?|lines?|charts?|cards?|horoscopes?|log ?in|sign ?in|emails?|notifications?|data|photos?|scans?|bot|ai|astrolog\w*|conversation|chat|history|delete\w*)\b/u;

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
  if (
    story === null ||
    story.isOfProduct ||
    OF_APP.test(`${piece.said} ${piece.plain}`.toLowerCase())
  )
    return piece;
  const choices = piece.choices.filter((id) => talk.families.get(id)?.kind !== 'product');
  return { ...piece, family: null, zone: 'unsure', choices };
}
