/** What the browser knows of reminders. The server's key ties a subscription to us. */

/** Long enough for a worker that is being registered while the page loads. */
const PATIENCE_MS = 5000;

const later = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

/** Null where this browser has no reminders, or no worker that could show one. */
export async function pushManager(): Promise<PushManager | null> {
  const canShow = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!canShow || !('Notification' in window)) return null;
  const registration = await Promise.race([navigator.serviceWorker.ready, later(PATIENCE_MS)]);
  return registration?.pushManager ?? null;
}

export interface BrowserKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

function keysOf(subscription: PushSubscription): BrowserKeys {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  };
}

/** Asks the user, in the press that wants it; null where they said no. */
export async function subscribe(
  manager: PushManager,
  applicationServerKey: string,
): Promise<BrowserKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const options = { userVisibleOnly: true, applicationServerKey };
  const known = await manager.getSubscription();
  if (known !== null) return keysOf(known);
  return keysOf(await manager.subscribe(options));
}

export async function unsubscribe(manager: PushManager): Promise<void> {
  await (await manager.getSubscription())?.unsubscribe();
}
