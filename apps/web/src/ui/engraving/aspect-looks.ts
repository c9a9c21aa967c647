import type { aspectPaths } from './aspect-paths.ts';

/** Easy and tense differ in colour and in line: solid, dashed. */
export const aspectLooks = {
  conjunction: { className: 'text-brass', dash: undefined },
  sextile: { className: 'text-verdigris', dash: undefined },
  trine: { className: 'text-verdigris', dash: undefined },
  square: { className: 'text-ember', dash: '5 3' },
  opposition: { className: 'text-ember', dash: '5 3' },
} as const satisfies Record<
  keyof typeof aspectPaths,
  { className: string; dash: string | undefined }
>;
