import type { ReadingPart } from '../reading.ts';
import { createObjectReader } from './read-objects.ts';

/** A part as the model gave it; `english` where it was asked to answer in another language. */
export type SaidPart = ReadingPart & { readonly english?: string };
export type Said =
  | { readonly title: string }
  /** The user may be in need, and our own words of care are to answer. */
  | { readonly care: true }
  | SaidPart;

/** What a model says, part by part as it comes: a stranger's input, of which only the shape is certain. */
export function createAnswerReader(): (piece: string) => Said[] {
  const objectsIn = createObjectReader();
  return (piece) => objectsIn(piece).flatMap(saidIn);
}

function saidIn(value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  const {
    title,
    text,
    en,
    cites,
    parts,
    care,
  }: Partial<Record<'title' | 'text' | 'en' | 'cites' | 'parts' | 'care', unknown>> = value;
  return [
    ...(care === true ? [{ care: true } as const] : []),
    ...(typeof title === 'string' ? [{ title: title.trim() }] : []),
    ...(typeof text === 'string' && text.trim() !== ''
      ? [
          {
            text: text.trim(),
            cites: citesIn(cites),
            ...(typeof en === 'string' && { english: en.trim() }),
          },
        ]
      : []),
    ...(Array.isArray(parts) ? parts.flatMap(saidIn) : []),
  ];
}

const citesIn = (cites: unknown): string[] =>
  Array.isArray(cites) ? cites.filter((id) => typeof id === 'string') : [];
