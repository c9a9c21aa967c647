import { SIGN_IDS } from '@palm/astrology/vocabulary';
import type { HistoryPage } from '@palm/contract/history';
import { shareExcerpt, shareTitle } from '@palm/contract/share-excerpt';
import { shareParagraphs } from '@palm/contract/share-paragraphs';
import { typographic } from '@palm/contract/typographic';
import { plateOfReading } from '../../../lib/receipts/plate-of.ts';
import type { Plate } from '../../../ui/plates/plate.ts';
import type { CardPlate, CardSource } from './card-of.ts';
import { chooseParagraph } from './choose-paragraph.ts';
import { factWords } from './fact-words.ts';

/** A reading of the history, with the plate it has on its own page. Its birth chart is there by choice alone. */
export function sourceOfPage(page: HistoryPage, label: string): CardSource {
  const plate = plateOfReading(page);
  const signs = pairOf(page.reading);
  const path = plate?.kind === 'path' ? plate : null;
  const paragraphs = shareParagraphs(page.parts);
  const whole = {
    title: typographic(page.title ?? label),
    paragraphs: paragraphs.map(typographic),
  };
  const discreet = {
    title: typographic(shareTitle(page.title, label)),
    paragraphs: paragraphs.map((text) => typographic(shareExcerpt(text))),
  };
  return {
    label,
    date: page.date,
    whole,
    discreet,
    firstParagraph: chooseParagraph(whole, discreet),
    fact: factWords(page.receipts),
    plates: platesOf(plate, signs !== null),
    path,
    signs,
    hand: null,
  };
}

/** The plate of the reading first. */
function platesOf(plate: Plate | null, hasSigns: boolean): CardPlate[] {
  const plates: CardPlate[] = ['sky', 'chart'];
  if (plate?.kind === 'moon') plates.unshift('moon');
  else plates.splice(1, 0, 'moon');
  if (hasSigns) plates.unshift('pair');
  // The degree of the Sun at birth tells the birthday: a path over it is there by choice alone.
  if (plate?.kind === 'path')
    plates.splice(plate.point === 'sun' ? plates.length - 1 : 0, 0, 'path');
  return plates;
}

/** The two signs that a page is about; null where it is about none. */
function pairOf(reading: string): [number, number] | null {
  const [kind, ...ids] = reading.split(':');
  const [first, second] = ids.map((id) => SIGN_IDS.findIndex((sign) => sign === id));
  return kind === 'compatibility' && first !== undefined && second !== undefined
    ? [first, second]
    : null;
}
