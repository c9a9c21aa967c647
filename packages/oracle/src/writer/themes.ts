import type { DailyType, HoroscopeType } from '../vocabulary.ts';

/** What a reading can be about: each has a book page of its own under content/themes. */
export const THEME_IDS = [
  'closeness',
  'candour',
  'longing',
  'effort',
  'standing',
  'direction',
  'stillness',
  'dream',
  'meaning',
  'limits',
  'shelter',
  'release',
  'pace',
  'senses',
  'words',
  'company',
  'change',
  'play',
  'start',
] as const;
export type ThemeId = (typeof THEME_IDS)[number];

const LOVE = ['closeness', 'candour', 'longing'] as const satisfies readonly ThemeId[];
const WORK = ['effort', 'standing', 'direction'] as const satisfies readonly ThemeId[];
const SPIRIT = ['stillness', 'dream', 'meaning'] as const satisfies readonly ThemeId[];
const PROTECTION = ['limits', 'shelter', 'release'] as const satisfies readonly ThemeId[];
const BODY = ['pace', 'senses', 'shelter'] as const satisfies readonly ThemeId[];

export const THEMES_OF_DAILY = {
  'daily-guidance': THEME_IDS,
  'love-forecast': LOVE,
  'career-success': WORK,
  'spiritual-awakening': SPIRIT,
  'lunar-wisdom': ['shelter', 'release', 'pace', 'dream'],
  'protection-blessing': PROTECTION,
} as const satisfies Record<DailyType, readonly ThemeId[]>;

export const THEMES_OF_HOROSCOPE = {
  daily: THEME_IDS,
  weekly: THEME_IDS,
  love: LOVE,
  career: WORK,
  health: BODY,
  spiritual: SPIRIT,
} as const satisfies Record<HoroscopeType, readonly ThemeId[]>;

/** The parts of life for which a sign has habits of its own. */
export type LifeSide = 'love' | 'work' | 'spirit' | 'refuge' | 'body';

/** The other themes are about a person as a whole. */
export const SIDE_OF: Readonly<Partial<Record<ThemeId, LifeSide>>> = {
  closeness: 'love',
  candour: 'love',
  longing: 'love',
  effort: 'work',
  standing: 'work',
  direction: 'work',
  stillness: 'spirit',
  dream: 'spirit',
  meaning: 'spirit',
  limits: 'refuge',
  shelter: 'refuge',
  release: 'refuge',
  pace: 'body',
  senses: 'body',
};

/** Two tones: what comes with the current, and what takes work. Never danger. */
export type Tone = 'easy' | 'tense';

/** One theme's page: whole sentences, each able to stand alone, none about the sky. */
export type ThemePage = {
  readonly titles: readonly string[];
  /** What the feeling touches, a singular noun phrase: "your sense of worth". */
  readonly areas: readonly string[];
  readonly scenes: Readonly<Record<Tone, readonly string[]>>;
  /** On an effortful day what is won by it; on an easy one what it may cost. */
  readonly turns: Readonly<Record<Tone, readonly string[]>>;
  readonly thoughts: readonly string[];
  readonly acts: readonly string[];
  readonly questions: readonly string[];
};
