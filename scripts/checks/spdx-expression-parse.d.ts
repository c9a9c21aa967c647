/** What the licence check uses of the parser, which has no types of its own. */
declare module 'spdx-expression-parse' {
  export interface License {
    license: string;
    exception?: string;
  }

  export interface Conjunction {
    left: Info;
    conjunction: 'and' | 'or';
    right: Info;
  }

  export type Info = License | Conjunction;

  export default function parse(expression: string): Info;
}
