import type { Tonight } from './features/sky/tonight.ts';

declare global {
  interface ImportMetaEnv {
    /** Where the site is reached, without a trailing slash. Set at build time. */
    readonly SITE_ORIGIN: string;
    /** The sky at noon UTC of the day the pages were written. */
    readonly SKY_AT_BUILD: Tonight;
  }
}
