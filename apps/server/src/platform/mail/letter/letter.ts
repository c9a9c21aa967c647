/** What a mail says, before it is set in type or in plain text. Every mail of the product is one. */
export interface Letter {
  readonly subject: string;
  /** What a mail program shows beside the subject; left out, it shows the first words. */
  readonly preview?: string;
  readonly blocks: readonly Block[];
  /** Why this mail came, and the ways out of it. */
  readonly footer?: Footer;
}

export type Block =
  | { readonly kind: 'heading'; readonly label: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What stands beside the thought of a page, set apart from it. */
  | { readonly kind: 'aside'; readonly text: string }
  /** The facts that the words above rest on. */
  | { readonly kind: 'facts'; readonly label: string; readonly lines: readonly string[] }
  | { readonly kind: 'button'; readonly words: string; readonly link: string }
  | { readonly kind: 'code'; readonly words: string; readonly code: string }
  | { readonly kind: 'fine-print'; readonly text: string };

export interface Footer {
  readonly sentences: readonly string[];
  readonly links: readonly { readonly words: string; readonly link: string }[];
}

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
