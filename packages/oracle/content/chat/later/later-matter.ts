import type { EverydayMatter } from '../everyday/everyday-matter.ts';

/** What people go on with after they have told or asked something of everyday life: "they moved her to icu". */
export interface LaterMatter extends Omit<EverydayMatter, 'words' | 'tries'> {
  /** What was told or asked before, and what is typed now: each is answered by this matter. */
  readonly tries: readonly (readonly [before: string, now: string])[];
}
