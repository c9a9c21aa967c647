import { DATE_LOCALE } from '@palm/contract/limits';
import * as z from 'zod';
import type { Block, Letter } from '../../../platform/mail/letter/letter.ts';
import { copy } from '../copy.ts';

const Section = z.object({
  label: z.string(),
  title: z.string(),
  paragraphs: z.array(z.object({ text: z.string(), isAside: z.boolean() })),
  facts: z.array(z.string()),
});
export type Section = z.infer<typeof Section>;

/** The words of one person's mail of one day, as they are kept until it has left. */
export const DailyLetter = z.object({
  /** The date it reads the sky for, yyyy-MM-dd. */
  date: z.iso.date(),
  subject: z.string(),
  sections: z.array(Section),
});
export type DailyLetter = z.infer<typeof DailyLetter>;

export interface LetterLinks {
  readonly readings: string;
  readonly preferences: string;
  readonly unsubscribe: string;
}

/** Set as every letter of the product, with the reason it came and the ways out of it. */
export function letterOf({ date, subject, sections }: DailyLetter, links: LetterLinks): Letter {
  const [first] = sections;
  return {
    subject,
    ...(first && { preview: firstSentence(openingOf(first)) }),
    blocks: [
      ...sections.flatMap(blocksOf),
      { kind: 'button', words: copy.letter.openReadings, link: links.readings },
    ],
    footer: {
      sentences: [copy.letter.footer(longDay(date))],
      links: [
        { words: copy.letter.preferences, link: links.preferences },
        { words: copy.letter.unsubscribe, link: links.unsubscribe },
      ],
    },
  };
}

const blocksOf = ({ label, title, paragraphs, facts }: Section): Block[] => [
  { kind: 'heading', label, text: title },
  ...paragraphs.map(
    ({ text, isAside }) => ({ kind: isAside ? 'aside' : 'paragraph', text }) as const,
  ),
  ...(facts.length === 0
    ? []
    : [{ kind: 'facts', label: copy.letter.restsOn, lines: facts } as const]),
];

/** The page itself, and not what stands beside it. */
const openingOf = ({ title, paragraphs }: Section): string =>
  paragraphs.find(({ isAside }) => !isAside)?.text ?? title;

/** Beside the subject a mail program has room for a line. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const format = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'full', timeZone: 'UTC' });
const longDay = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
