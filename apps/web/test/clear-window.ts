import { beforeAll } from 'vitest';

/* All files that a process runs share one window: each finds it as if it were new, and just opened. */
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
  return openNow();
});

/** What counts from when the page was opened must not count the files before this one. */
function openNow(): () => void {
  const now = performance.now.bind(performance);
  const openedAt = now();
  performance.now = () => now() - openedAt;
  return () => {
    Reflect.deleteProperty(performance, 'now');
  };
}
