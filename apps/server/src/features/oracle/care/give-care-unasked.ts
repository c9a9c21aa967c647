import { helpLinesIn } from '@palm/contract/help-lines';
import { assess } from '@palm/oracle/safety/assess';
import type { Asking } from '../asking.ts';
import type { Asked } from '../chat/asked.ts';
import type { OracleAnswer } from './fixed-answer.ts';
import { giveCare } from './give-care.ts';

/** Asks what was meant where the rules of care heard nothing and a language model did: they know little but English. */
export function giveCareUnasked(asking: Asking, asked: Asked): Promise<OracleAnswer> {
  const help = helpLinesIn(asked.zone);
  const assessed = assess(asked.message, undefined, { help, alarm: 'suicide' });
  return giveCare(asking, assessed.answer ?? '', { ...asked, assessed, isChat: true });
}
