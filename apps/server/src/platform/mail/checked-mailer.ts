import { type Mail, type Mailer, MailRefused } from './mail.ts';

/** Looks at every mail before an adapter sees it: a line break in an address or a header would change who gets what. */
export const checkedMailer = (mailer: Mailer): Mailer => ({
  send: async (mail, signal) => {
    checkMail(mail);
    signal?.throwIfAborted();
    await mailer.send(mail, signal);
  },
});

/**
 * One mailbox, in the form people type (RFC 5321 section 4.1.2 without quoted names and address literals). The longest
 * one that fits a path is 254 characters (RFC 3696, erratum 1690).
 */
const ADDRESS =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}]([\p{L}\p{N}.-]{0,251}[\p{L}\p{N}])?$/u;
const MAX_ADDRESS_LENGTH = 254;
const CONTROL_CHARACTER = /\p{Cc}|\p{Zl}|\p{Zp}/u;
const MAIL_ID = /^[A-Za-z0-9.-]{1,64}$/;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,75}$/;
/** What the mail itself says; a second one would contradict it. */
const OWN_HEADER =
  /^(to|cc|bcc|from|sender|reply-to|return-path|subject|date|message-id|received|mime-version|content-.*|resent-.*|dkim-.*)$/i;

function checkMail(mail: Mail): void {
  if (mail.to.length > MAX_ADDRESS_LENGTH || !ADDRESS.test(mail.to)) {
    throw new MailRefused('the recipient is not one address');
  }
  if (CONTROL_CHARACTER.test(mail.subject)) {
    throw new MailRefused('the subject holds a control character');
  }
  if (mail.id !== undefined && !MAIL_ID.test(mail.id)) {
    throw new MailRefused('the id holds what a Message-ID may not');
  }
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!HEADER_NAME.test(name) || OWN_HEADER.test(name)) {
      throw new MailRefused('a header has a name that it may not have');
    }
    if (CONTROL_CHARACTER.test(value)) throw new MailRefused(`${name} holds a control character`);
  }
}
