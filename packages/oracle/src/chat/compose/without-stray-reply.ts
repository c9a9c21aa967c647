import { capitalised } from '../../text/capitalised.ts';
import type { Form } from '../understood.ts';
import type { FilledPassage } from './fill-passage.ts';

/** A "Yes" or "No" that the rest of the sentence does not need: "No, it isn't you." */
const YES_OR_NO =
  /^(?:Yes|No)(?:\.\s+|,\s+(?=(?:it|that|this|you|your|they|there|nobody|nothing|most|people|many|nearly|an?|the|I)\b))/u;

/** A passage without the "Yes" or "No" at its head, where the message asks no such question. */
export function withoutStrayReply<T extends FilledPassage>(passage: T, form: Form): T {
  if (form === 'yes-no') return passage;
  const [first, ...rest] = passage.parts;
  if (first === undefined) return passage;
  const text = capitalised(first.text.replace(YES_OR_NO, ''));
  const isAlone = /^(?:Yes|No)\.$/u.test(first.text);
  return { ...passage, parts: isAlone ? rest : [{ ...first, text }, ...rest] };
}
