import type { OracleAnswer } from './give-reading.ts';

/** Words that rest on no planet: nothing to cite, nothing to sell. */
export const fixedAnswer = (
  response: string,
  {
    date,
    isCare = false,
    messagesLeft = null,
  }: { date: string; isCare?: boolean; messagesLeft?: number | null },
): OracleAnswer => ({
  response,
  title: null,
  parts: [{ text: response, cites: [] }],
  receipts: [],
  date,
  messagesLeft,
  isCare,
  source: { writer: 'fixed', model: null, fallback: null },
});
