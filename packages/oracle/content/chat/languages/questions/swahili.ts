import type { QuestionTable } from './question-table.ts';
import { SWAHILI_TOLD } from './told/swahili.ts';

export const SWAHILI_QUESTIONS: QuestionTable = {
  opening: 'Unataka kujua {asked}.',
  inEnglish: 'Kwa sasa najibu kwa Kiingereza:',
  and: 'na',
  he: 'mume|bwana|kaka',
  she: 'mke|dada',
  told: SWAHILI_TOLD,
  entries: '',
};
