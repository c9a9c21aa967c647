/** One page of a browser, in the few words that every browser understands. Elements are named by XPath. */
export interface BrowserPage {
  readonly browser: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and answers what it returns. */
  run(body: string): Promise<unknown>;
  /** False where there is no such element, or something lies over it. */
  click(xpath: string): Promise<boolean>;
  /** Types by the keyboard. False where there is no such element. */
  type(xpath: string, text: string): Promise<boolean>;
  /** A PNG of what is seen. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** As wide as a phone. */
export const WIDTH = 390;
export const HEIGHT = 844;
