/** What a mail says, in both its parts. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface LetterParts {
  readonly subject: string;
  readonly opening: string;
  readonly button?: { readonly words: string; readonly link: string };
  readonly code?: string;
  readonly closing: string;
}

/** A short mail about an account: an opening, at most one thing to press and one to type, a closing. */
export const writeLetter = (parts: LetterParts): Letter => ({
  subject: parts.subject,
  text: textOf(parts),
  html: htmlOf(parts),
});

const textOf = ({ opening, button, code, closing }: LetterParts): string =>
  [
    opening,
    ...(button ? [`${button.words}:\n${button.link}`] : []),
    ...(code === undefined ? [] : [`${button ? 'Or type' : 'Type'} this code: ${code}`]),
    closing,
    'Palm & Soul',
  ].join('\n\n');

const htmlOf = ({ opening, button, code, closing }: LetterParts): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Palm &amp; Soul</title></head>
<body style="margin:0;background:#f5eedf;color:#1c2028;font:17px/1.6 Georgia,serif">
<div style="max-width:34rem;margin:0 auto;padding:40px 24px">
<p style="font-size:22px;margin:0 0 28px">Palm <i style="color:#7d5c17">&amp;</i> Soul</p>
<p>${escaped(opening)}</p>
${button ? `<p style="margin:28px 0"><a href="${escaped(button.link)}" style="background:#7d5c17;color:#fff8e6;padding:13px 24px;border-radius:3px;text-decoration:none;font-family:Helvetica,Arial,sans-serif">${escaped(button.words)}</a></p>` : ''}
${code === undefined ? '' : `<p>${button ? 'Or type' : 'Type'} this code:</p><p style="font:600 30px/1 ui-monospace,Menlo,monospace;letter-spacing:.2em;margin:16px 0 28px">${escaped(code)}</p>`}
<p style="color:#5d5747;font-size:15px">${escaped(closing)}</p>
</div>
</body>
</html>
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
