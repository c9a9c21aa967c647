export interface Mail {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whose mail it is: it goes when they do. */
  readonly userId?: string | null;
}

export interface Mailer {
  /** Throws `MailRefused` or `MailDelayed`. Neither names the recipient: both end up in logs. */
  send(mail: Mail): Promise<void>;
}

/** This mail will never leave, however often it is tried. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** It did not leave now. Trying again later makes sense. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed';
}
