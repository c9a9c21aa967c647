import { SIGN_IDS, SIGNS, BODIES, type MonthDay } from '@palm/astrology/vocabulary';
import { hand, key, moon, signPlate, wheel } from './engravings.ts';

export interface ShareCard {
  /** The file under apps/web/public/share. */
  readonly name: string;
  readonly label: string;
  readonly title: string;
  readonly line: string;
  readonly engraving: string;
}

const MONTHS =
  'January February March April May June July August September October November December';

const dayWords = ({ month, day }: MonthDay): string => `${MONTHS.split(' ')[month - 1]} ${day}`;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const signCards = SIGN_IDS.map((id, index): ShareCard => {
  const { name, from, to, element, modality, ruler } = SIGNS[id];
  return {
    name: `sign-${id}`,
    label: `${dayWords(from)} to ${dayWords(to)}`,
    title: name,
    line: `${capitalised(modality)} ${element}, ruled by ${ruler === 'sun' || ruler === 'moon' ? 'the ' : ''}${BODIES[ruler].name}.`,
    engraving: signPlate(index),
  };
});

/** What a shared link shows: one card for each family of pages, and one for each sign. */
export const shareCards: readonly ShareCard[] = [
  {
    name: 'landing',
    label: 'Palm, chart and conversation',
    title: 'Readings that show <i>their sky.</i>',
    line: 'Every line rests on a planet you can check or a crease you can see.',
    engraving: wheel(),
  },
  {
    name: 'daily-readings',
    label: 'Every day',
    title: 'Daily Spiritual Readings',
    line: 'Six pages a day, each written from your own chart.',
    engraving: moon(),
  },
  {
    name: 'horoscope',
    label: 'Twelve signs',
    title: 'Horoscope Center',
    line: 'Six kinds of horoscope, and what two signs make of each other.',
    engraving: wheel(),
  },
  {
    name: 'palm',
    label: 'Cosmic Mirror',
    title: 'Palm Reading',
    line: 'Your lines are traced over your photo. Then the photo is gone.',
    engraving: hand(),
  },
  {
    name: 'oracle',
    label: 'A conversation',
    title: 'Ask the Oracle',
    line: 'A question, and a calm answer with its reasons.',
    engraving: key(),
  },
  ...signCards,
];
