import type { Letter } from './letter.ts';

interface Parts {
  readonly subject: string;
  readonly heading: string;
  readonly opening: string;
  readonly button?: { readonly words: string; readonly link: string };
  readonly code?: string;
  readonly closing: string;
}

/** A short mail about an account: an opening, at most one thing to press and one to type, a closing. */
export const shortLetter = ({
  subject,
  heading,
  opening,
  button,
  code,
  closing,
}: Parts): Letter => ({
  subject,
  blocks: [
    { kind: 'heading', label: 'Your account', text: heading },
    { kind: 'paragraph', text: opening },
    ...(button ? [{ kind: 'button', ...button } as const] : []),
    ...(code === undefined
      ? []
      : [{ kind: 'code', words: `${button ? 'Or type' : 'Type'} this code:`, code } as const]),
    { kind: 'fine-print', text: closing },
  ],
});
