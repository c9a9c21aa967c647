import type { Tonight } from './features/sky/tonight.ts';

declare global {
  interface ImportMetaEnv {
    /** The sky at noon UTC of the day the pages were written. */
    readonly SKY_AT_BUILD: Tonight;
    /** That noon. */
    readonly PRINTED_AT: number;
  }
}
