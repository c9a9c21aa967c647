export interface Mail {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The same for every attempt to send the same mail, so that the recipient can detect duplicates: it is the left half
   * of the Message-ID.
   */
  readonly id?: string;
  /** Whose mail it is: it goes when they do. */
  readonly userId?: string | null;
}

export interface Mailer {
  /**
   * Throws `MailRefused` or `MailDelayed`. Neither names the recipient: both end up in logs. Once the signal has
   * aborted handing over is not begun, however long the mail had to wait for its turn.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}

/** This mail will never leave, however often it is tried. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** True when there is no such mailbox, or it takes no mail at all: no other mail would fare better. */
  readonly isAboutRecipient: boolean;

  constructor(message: string, { isAboutRecipient = false }: { isAboutRecipient?: boolean } = {}) {
    super(message);
    this.isAboutRecipient = isAboutRecipient;
  }
}

/** It did not leave now. Trying again later makes sense. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed';
}
