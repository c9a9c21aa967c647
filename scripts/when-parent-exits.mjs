const LOOK_EVERY_MS = 500;

/**
 * npm runs a script through a shell. A signal to npm ends the shell but does not reach this process, so under npm
 * a parent that is gone means: exit. Without npm it means nothing, because a terminal may close while a process
 * runs in its background.
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
