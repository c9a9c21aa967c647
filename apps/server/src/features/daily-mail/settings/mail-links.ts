import { createHmac, timingSafeEqual } from 'node:crypto';

/** The name under which the signing key is kept. */
export const MAIL_LINK_KEY = 'mail-link-key';

export interface LinkOwner {
  readonly userId: string;
  readonly email: string;
}

/**
 * Links that open a user's mail settings, and nothing else, without signing in. They do not expire, because an old mail
 * must still let its recipient unsubscribe. They stop working when the account's address changes.
 */
export interface MailLinks {
  tokenFor(owner: LinkOwner): string;
  /** The account that a token names. Whether it is genuine shows once that account's address is known. */
  namedIn(token: string): string | null;
  isGenuine(token: string, owner: LinkOwner): boolean;
}

/** 16 bytes of account, 16 of signature. */
const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})$/;
const SIGNATURE_BYTES = 16;

export function createMailLinks(key: Uint8Array): MailLinks {
  const signatureOf = ({ userId, email }: LinkOwner): Buffer =>
    createHmac('sha256', key)
      .update(`mail settings\n${userId}\n${email}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  return {
    tokenFor: (owner) => {
      const account = Buffer.from(owner.userId.replaceAll('-', ''), 'hex').toString('base64url');
      return `${account}.${signatureOf(owner).toString('base64url')}`;
    },
    namedIn: (token) => {
      const account = TOKEN.exec(token)?.[1];
      if (account === undefined) return null;
      const hex = Buffer.from(account, 'base64url').toString('hex');
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
    isGenuine: (token, owner) => {
      const given = Buffer.from(TOKEN.exec(token)?.[2] ?? '', 'base64url');
      return given.length === SIGNATURE_BYTES && timingSafeEqual(given, signatureOf(owner));
    },
  };
}
