import { eveningOf } from '@palm/astrology/civil-time/evening-of';
import type { Instant } from '@palm/astrology/instant';
import { shareExcerpt, shareTitle } from '@palm/contract/share-excerpt';
import { palmParagraphs, shareParagraphs } from '@palm/contract/share-paragraphs';
import { typographic } from '@palm/contract/typographic';
import { zoneOf } from '../daily-mail/schedule/mail-hour.ts';
import { type SavedPalm, savedPalmOf } from './saved-palm.ts';
import type { FoundShare } from './store.ts';

/** What a link shows to everyone: what its owner chose, and nothing of the owner. */
export interface ShownShare {
  readonly title: string;
  readonly text: string;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly hand: NonNullable<SavedPalm['palm']> | null;
  /** The evening whose Moon the owner's own screens and picture show. */
  readonly eveningAt: Instant;
}

const [PAGE, PALM] = ['A page', 'What the lines show'];

/** Null where nothing is left that could be shown. */
export function shownShare(found: FoundShare): ShownShare | null {
  const { page, date, result, readAt, paragraph, isWhole } = found;
  if (page !== null && date !== null) {
    const whole = shareParagraphs(page.parts)[paragraph] ?? '';
    const title = isWhole ? (page.title ?? PAGE) : shareTitle(page.title, PAGE);
    return shown(found, { title, text: isWhole ? whole : shareExcerpt(whole), date, hand: null });
  }
  const saved = savedPalmOf(result);
  if (saved === null || readAt === null) return null;
  return shown(found, {
    title: saved.title ?? PALM,
    text: palmParagraphs(saved.text)[paragraph] ?? '',
    date: readAt.toISOString().slice(0, 10),
    hand: found.showsHand ? saved.palm : null,
  });
}

const shown = (
  found: FoundShare,
  { title, text, date, hand }: Omit<ShownShare, 'eveningAt'>,
): ShownShare => ({
  title: typographic(title),
  text: typographic(text),
  date,
  hand,
  eveningAt: eveningOf(date, zoneOf(found)),
});
