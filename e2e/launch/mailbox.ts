/** A mail as the embedded outbox shows it at `/dev/mailbox.json`. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: string;
}

/** Newest first, as the outbox answers. */
export async function mailsTo(url: string, to: string): Promise<Mail[]> {
  const response = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}.`);
  const mails: unknown = await response.json();
  if (!Array.isArray(mails) || !mails.every(isMail)) {
    throw new Error(`The mailbox answered something else than mails: ${JSON.stringify(mails)}`);
  }
  return mails;
}

const isMail = (value: unknown): value is Mail =>
  typeof value === 'object' &&
  value !== null &&
  (['to', 'subject', 'text', 'html', 'sentAt'] as const).every(
    (field) => field in value && typeof Reflect.get(value, field) === 'string',
  );
