import { Fragment, type ReactNode } from 'react';

type NameIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

/** A sentence of a catalogue with an element in the place of each {name}. */
export function withElements<Sentence extends string>(
  sentence: Sentence,
  elements: Record<NameIn<Sentence>, ReactNode>,
): ReactNode {
  const byName = new Map<string, ReactNode>(Object.entries(elements));
  return sentence
    .split(/[{}]/u)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={piece}>{byName.get(piece)}</Fragment>,
    );
}
