import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { ChatState, ShownChoice } from '../../state.ts';
import { answerOne } from '../answer-one.ts';
import { type Draft, plainPart } from '../draft.ts';
import { sayOfMatter } from '../everyday/say-of-matter.ts';
import type { Talk } from '../talk.ts';

/** The answer to a tapped choice; null for one that was not shown last. */
export async function answerTap(id: string, talk: Talk, state: ChatState): Promise<Draft | null> {
  const choice = state.shown.find((one) => one.id === id);
  if (choice === undefined) return null;
  const { does } = choice;
  switch (does.kind) {
    case 'something-else':
      return { parts: [plainPart(REPLY_LINES.somethingElse)], chosen: [], zone: 'sure' };
    case 'listen':
      return { parts: [plainPart(REPLY_LINES.listening)], chosen: [], zone: 'sure' };
    // Answered before any reply is made, as long as care waits for it.
    case 'care':
      return null;
    case 'family': {
      const family = talk.families.get(does.family);
      if (family === undefined || state.piece === null) return null;
      return answerOne({ family, piece: state.piece }, {}, talk, state);
    }
    case 'matter':
      return answerMatter(does, talk, state);
    case 'piece': {
      const piece = state.waiting[does.index];
      const family = talk.families.get(piece?.family ?? '');
      if (piece === undefined || family === undefined) return null;
      const draft = await answerOne({ family, piece }, {}, talk, state);
      const waiting = state.waiting.filter((one) => one !== piece);
      return { ...draft, waiting };
    }
  }
}

/** What is written for the everyday matter that was meant, in the way the question was asked. */
function answerMatter(
  { matter: id, form }: Extract<ShownChoice['does'], { kind: 'matter' }>,
  { matters }: Talk,
  { piece, used }: ChatState,
): Draft | null {
  const matter = matters.everyday(id);
  if (matter === null || piece === null) return null;
  const said = sayOfMatter(matter, form, piece.entities, used);
  if (said === null) return null;
  return { parts: said.parts, chosen: [], facts: [], zone: 'sure', piece, used: [said.name] };
}
