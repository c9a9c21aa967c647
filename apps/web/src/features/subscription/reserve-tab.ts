import { MOBILE_BREAKPOINT_PX } from '@palm/contract/limits';

/** A tab for a page whose URL is not known yet. */
export interface ReservedTab {
  readonly go: (url: string) => void;
  readonly close: () => void;
}

const MOBILE = `(width < ${MOBILE_BREAKPOINT_PX}px), (hover: none) and (pointer: coarse)`;

/**
 * A new tab on a desktop; this window on a phone or where the tab is blocked. To be called in the click itself: a tab
 * opened after an answer has come counts as a pop-up.
 */
export function reserveTab(words: string): ReservedTab {
  const tab = matchMedia(MOBILE).matches ? null : window.open('', '_blank');
  if (tab !== null) {
    tab.document.title = words;
    tab.opener = null;
  }
  return {
    go(url) {
      // Some blockers hand out a tab and close it.
      if (tab === null || tab.closed) window.location.assign(url);
      else tab.location.replace(url);
    },
    close: () => tab?.close(),
  };
}
