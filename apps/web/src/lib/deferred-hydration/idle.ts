/** The next idle moment, after the next frame: two that wait one after the other never share a frame. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      // Safari knows no idle moments.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else setTimeout(resolve);
    });
  });
