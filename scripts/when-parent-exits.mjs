const LOOK_EVERY_MS = 500;

/**
 * npm runs a script through a shell, and a signal to npm ends the shell but never reaches us. So
 * under npm, a parent that is gone is taken as the request to leave. Without npm it means nothing:
 * whoever starts us in the background of a terminal may close it.
 * @param {() => void} leave
 * @returns {() => void} stops watching
 */
export function whenParentExits(leave) {
  if (!process.env['npm_lifecycle_event']) return () => {};
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    leave();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(watch);
}
