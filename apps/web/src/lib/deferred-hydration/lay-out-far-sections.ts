/** What `set-when-near` (styles/base.css) has left for later. */
const LEFT = '.set-when-near';
/** The face it is set in: at hand before the first part is, or each would be set twice. */
const READING_FACE = "1rem 'Fraunces Variable'";

/**
 * Lays out what lies far below, a part in each idle moment: none of them holds a slow phone up, and before long the
 * page is whole for whoever scrolls fast, prints it or takes a picture of it.
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
