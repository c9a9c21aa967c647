export const QUESTION_FORMS = [
  'yes-no',
  'when',
  'which-day',
  'why',
  'how',
  'what',
  'which',
] as const;
export type QuestionForm = (typeof QUESTION_FORMS)[number];

export const WHOMS = ['me', 'them', 'us', 'app'] as const;
export type Whom = (typeof WHOMS)[number];

export const FEELINGS = [
  'shame',
  'anger',
  'fear',
  'relief',
  'sadness',
  'hope',
  'doubt',
  'joy',
  'jealousy',
  'tired',
  'grief',
  'excited',
  'confused',
  'doom',
] as const;
export type Feeling = (typeof FEELINGS)[number];
