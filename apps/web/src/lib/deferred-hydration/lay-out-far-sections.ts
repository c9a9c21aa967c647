/** The sections that `set-when-near` (styles/base.css) defers. */
const LEFT = '.set-when-near';
/** Their font: loaded before the first section, or each would be laid out twice. */
const READING_FACE = "1rem 'Fraunces Variable'";

/**
 * Lays out the sections far below the first screen, one in each idle moment, so that a slow phone stays responsive
 * and the page is soon complete for fast scrolling, printing and screenshots.
 */
export async function layOutFarSections(): Promise<void> {
  await loaded();
  const left = document.querySelectorAll<HTMLElement>(LEFT);
  if (left.length > 0) await document.fonts.load(READING_FACE).catch(() => []);
  for (const part of left) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  await idle();
  document.documentElement.dataset['allSet'] = '';
}

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** After the next frame, so that two parts never share one. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      // Safari knows no idle moments.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else setTimeout(resolve);
    });
  });
