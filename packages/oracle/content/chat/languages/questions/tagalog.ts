import { TAGALOG_ASKED } from './asked/tagalog.ts';
import { TAGALOG_EVERYDAY } from './everyday/tagalog.ts';
import type { QuestionTable } from './question-table.ts';
import { TAGALOG_TOLD } from './told/tagalog.ts';

/** Tagalog, also mixed with English. */
export const TAGALOG_QUESTIONS: QuestionTable = {
  opening: 'Gusto mong malaman {asked}.',
  inEnglish: 'Sa ngayon sa English muna ako sumasagot:',
  and: 'at',
  he: 'bf|boyfriend|mister|husband|nobyo|lalaki|tatay|papa',
  she: 'gf|girlfriend|misis|wife|nobya|babae|nanay|mama',
  everyday: TAGALOG_EVERYDAY,
  told: TAGALOG_TOLD,
  entries: TAGALOG_ASKED,
};
