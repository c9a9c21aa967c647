interface ImportMetaEnv {
  /** Where the site is reached, without a trailing slash. Set at build time. */
  readonly SITE_ORIGIN: string;
}
