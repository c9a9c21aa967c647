/** A browser that may be woken, as its push service knows it (W3C Push API). */
export interface PushTarget {
  readonly endpoint: string;
  /** The browser's public key and its secret, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What the service worker is told. Nothing about the user but a title. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The page that opens when it is pressed. */
  readonly path: string;
  /** A later message of the same tag replaces an earlier one. */
  readonly tag: string;
}

/** `gone`: the browser has ended the subscription. `later`: the push service asks to be tried again. */
export type PushOutcome = 'sent' | 'gone' | 'later';

export interface Push {
  /** By which a browser knows whose messages it takes, base64url. */
  readonly publicKey: string;
  /** Whether the address is one of a known push service: nothing is sent anywhere else. */
  accepts(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}
