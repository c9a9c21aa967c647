import { CONFIRMATION_LIFETIME_MS, PASSWORD_RESET_LIFETIME_MS } from '@palm/contract/limits';

interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const minutesOf = (ms: number): number => ms / 60_000;

export const confirmationMail = ({ code, link }: { code: string; link: string }): MailText =>
  mail({
    subject: `${code} is your Palm & Soul code`,
    opening: 'Welcome. One step is left: show us that this address is yours.',
    button: { words: 'Confirm and sign in', link },
    code,
    closing: `The link and the code work once, for ${minutesOf(CONFIRMATION_LIFETIME_MS)} minutes. If you did not sign up, leave this mail alone: without the link or the code nothing happens.`,
  });

export const passwordResetMail = (link: string): MailText =>
  mail({
    subject: 'Choose a new Palm & Soul password',
    opening: 'Somebody, most likely you, asked for a new password for this address.',
    button: { words: 'Choose a new password', link },
    code: null,
    closing: `The link works once, for ${minutesOf(PASSWORD_RESET_LIFETIME_MS)} minutes, and signs you out everywhere. If it was not you, leave this mail alone: your password stays as it is.`,
  });

interface Parts {
  readonly subject: string;
  readonly opening: string;
  readonly button: { readonly words: string; readonly link: string };
  readonly code: string | null;
  readonly closing: string;
}

function mail({ subject, opening, button, code, closing }: Parts): MailText {
  const text = [
    opening,
    `${button.words}:\n${button.link}`,
    ...(code === null ? [] : [`Or type this code: ${code}`]),
    closing,
    'Palm & Soul',
  ].join('\n\n');
  return { subject, text, html: htmlOf({ subject, opening, button, code, closing }) };
}

/** Nothing here comes from a user, so nothing needs escaping but the ampersand of our own name. */
const htmlOf = ({ opening, button, code, closing }: Parts): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Palm &amp; Soul</title></head>
<body style="margin:0;background:#f5eedf;color:#1c2028;font:17px/1.6 Georgia,serif">
<div style="max-width:34rem;margin:0 auto;padding:40px 24px">
<p style="font-size:22px;margin:0 0 28px">Palm <i style="color:#7d5c17">&amp;</i> Soul</p>
<p>${opening}</p>
<p style="margin:28px 0"><a href="${button.link}" style="background:#7d5c17;color:#fff8e6;padding:13px 24px;border-radius:3px;text-decoration:none;font-family:Helvetica,Arial,sans-serif">${button.words}</a></p>
${code === null ? '' : `<p>Or type this code:</p><p style="font:600 30px/1 ui-monospace,Menlo,monospace;letter-spacing:.2em;margin:16px 0 28px">${code}</p>`}
<p style="color:#5d5747;font-size:15px">${closing}</p>
</div>
</body>
</html>
`;
