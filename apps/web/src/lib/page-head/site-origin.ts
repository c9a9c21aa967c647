import { UNKNOWN_ORIGIN } from '@palm/contract/site';

/** The site's own address. A page is built without knowing it and carries it, once served, on its root element. */
export const siteOrigin = (): string =>
  import.meta.env.SSR
    ? UNKNOWN_ORIGIN
    : (document.documentElement.dataset['origin'] ?? window.location.origin);
