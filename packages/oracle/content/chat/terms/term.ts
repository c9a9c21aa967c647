/**
 * A word of the trade: its name, how it is typed (alternatives of a pattern), and what is said about it, answer first.
 * An everyday word ("square", "element") is a term only where its meaning is asked for.
 */
export type TermRow = readonly [name: string, forms: string, line: string, use?: 'everyday'];
