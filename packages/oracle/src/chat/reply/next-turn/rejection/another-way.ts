import type { Chosen } from '../../../compose/choose-passage.ts';
import type { Family } from '../../../family.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import { answerPiece, type Asked } from '../../answer-piece.ts';
import type { Talk } from '../../talk.ts';

/** The question that the conversation is about: the newest one on a subject that people tell stories about. */
export function storyAsked(talk: Talk, { questions, unsure }: ChatState): Asked | null {
  const understood = unsure === 0 ? questions : questions.slice(0, -unsure);
  const asked = understood.findLast((one) => isTold(familyOf(one, talk)));
  const family = asked === undefined ? undefined : familyOf(asked, talk);
  return asked === undefined || family === undefined ? null : { family, piece: asked };
}

const familyOf = ({ family }: KeptPiece, { families }: Talk): Family | undefined =>
  families.get(family ?? '');

const isTold = (family: Family | undefined): boolean =>
  family?.kind === 'comfort' || family?.kind === 'advice' || family?.kind === 'frame';

/** Something else that the subject of the story has to say: what is nearest to the question first. */
export async function anotherWay(
  asked: Asked,
  talk: Talk,
  state: ChatState,
): Promise<Chosen | null> {
  return (
    (await answerPiece(asked, { part: 'answer', isSpecific: true }, talk, state)) ??
    (await answerPiece(asked, { part: 'next', form: 'how' }, talk, state)) ??
    (await answerPiece(asked, { part: 'more' }, talk, state)) ??
    answerPiece(asked, { part: 'answer' }, talk, state)
  );
}
