import * as z from 'zod';

/* What a setting may look like. Each error completes a sentence that begins with the setting's name. */

export const flag = z.stringbool({
  truthy: ['1', 'true', 'yes', 'on'],
  falsy: ['0', 'false', 'no', 'off'],
  error: 'must be 1 or 0',
});

export const secret = z.string().min(1);

export const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });

export const number = (error: string) => z.coerce.number({ error });

export const url = (...protocols: string[]) =>
  z
    .url({ error: 'is not an address', abort: true })
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
      error: `must begin with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    });

/** The product lives at the root of its host: its links, cookies and pages would miss any folder. */
export const origin = url('http:', 'https:').refine(
  (text) => new URL(text).href === `${new URL(text).origin}/`,
  { error: 'must be a host without a path, like https://palm.example' },
);

/** A name that no header can have would fail in every request instead (RFC 9110, 5.6.2). */
export const headerName = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, { error: 'is not the name of a header' })
  .toLowerCase();

const ADDRESS = /^[^\s@<>,]+@[^\s@<>,]+$/;
const NAMED_ADDRESS = /^[^<>\r\n]*<[^\s@<>,]+@[^\s@<>,]+>$/;

/** In small letters, as accounts keep theirs. */
export const addresses = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
  .transform((all) => all.filter((each) => each !== ''))
  .refine((all) => all.every((each) => ADDRESS.test(each)), {
    error: 'must hold e-mail addresses, comma separated',
  });

/** Anything else would be refused by the mail server, mail by mail. */
export const sender = z.string().refine((text) => ADDRESS.test(text) || NAMED_ADDRESS.test(text), {
  error: 'must be an address, or like Palm & Soul <oracle@example.com>',
});

/** As https addresses name them, without a port. */
export const hosts = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
  .refine((all) => all.every((each) => /^\.?[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(each)), {
    error: 'must hold hosts, comma separated, like push.example or .push.example',
  });

/** The private half of a key on the curve P-256. */
export const vapidKey = z
  .string()
  .transform((text) => Buffer.from(text, 'base64url'))
  .refine((key) => key.length === 32, { error: 'must be 32 bytes in base64url' });
