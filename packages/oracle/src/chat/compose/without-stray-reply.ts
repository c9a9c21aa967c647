import { capitalised } from '../../text/capitalised.ts';
import type { Form } from '../understood.ts';
import type { FilledPassage } from './fill-passage.ts';

/** A "Yes" or "No" that the rest of the sentence does not need: "No, it isn't you." */
const YES_OR_NO =
  /^(?:Yes|No)(?:\.\s+|,\s+(?=(?:it|that|this|you|your|they|there|nobody|nothing|most|people|many|nearly|an?|the|I)\b))/u;

/** A passage without the "Yes" or "No" at its head, where the message asks no such question. */
export function withoutStrayReply<T extends FilledPassage>(passage: T, form: Form): T {
  return form === 'yes-no' ? passage : withoutHead(passage, YES_OR_NO);
}

const ASKS_WHETHER_BAD =
  /\b(?:weird|bad|wrong|silly|stupid|selfish|crazy|mean|strange|pathetic|dumb|rude|petty|too|overreacting|terrible|horrible|awful|broken|heartless|my fault|the problem)\b/u;

/** "is it normal" and "is it stupid" are both answered by "it's normal", and the yes of one is the no of the other. */
export const withFittingReply = <T extends FilledPassage>(passage: T, plain: string): T =>
  withoutHead(
    passage,
    ASKS_WHETHER_BAD.test(plain)
      ? /^(?:(?:Probably|Mostly|Usually) )?[Yy]es[,;.]\s+/u
      : /^(?:(?:Probably|Mostly|Usually) )?[Nn]o[,;.]\s+/u,
  );

/** The first sentence begins after the head, and is left out where it is nothing else. */
function withoutHead<T extends FilledPassage>(passage: T, head: RegExp): T {
  const [first, ...rest] = passage.parts;
  if (first === undefined || !head.test(`${first.text} `)) return passage;
  const text = `${first.text} `.replace(head, '').trim();
  return {
    ...passage,
    parts: text === '' ? rest : [{ ...first, text: capitalised(text) }, ...rest],
  };
}
