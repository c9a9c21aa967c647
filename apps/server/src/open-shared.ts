import { type Chat, openChat } from '@palm/oracle/open-chat';
import { createProcessPool } from './platform/palm/adapters/process-pool.ts';
import type { PalmReader } from './platform/palm/palm-reader.ts';
import { createTurns, isMemoryTight } from './platform/turns.ts';

/** What several servers of one process can share because it remembers nothing. Its owner closes it. */
export interface SharedPorts {
  readonly palms: PalmReader;
  readonly chat: Chat;
}

export function openShared(): SharedPorts {
  const shared = { palms: createProcessPool(), chat: openChat() };
  return isMemoryTight() ? oneInMemory(shared) : shared;
}

export async function closeShared({ palms, chat }: SharedPorts): Promise<void> {
  await palms.close();
  await chat.close();
}

/** Photos and the chat take 150 MB each, and keep them for a while: here never both. */
function oneInMemory({ palms, chat }: SharedPorts): SharedPorts {
  const turns = createTurns();
  const inPalmTurn = turns(() => palms.giveBack());
  const inChatTurn = turns(() => chat.close());
  return {
    palms: {
      ...palms,
      read: (photo) => inPalmTurn(() => palms.read(photo)),
      clean: (photo) => inPalmTurn(() => palms.clean(photo)),
      shrink: (photo, maxSidePx) => inPalmTurn(() => palms.shrink(photo, maxSidePx)),
    },
    chat: {
      ...chat,
      understand: (...asked) => inChatTurn(() => chat.understand(...asked)),
      readWithStory: (...asked) => inChatTurn(() => chat.readWithStory(...asked)),
      assess: (...asked) => inChatTurn(() => chat.assess(...asked)),
      hear: (...asked) => inChatTurn(() => chat.hear(...asked)),
      findClaims: (...asked) => inChatTurn(() => chat.findClaims(...asked)),
      // A photo may need the memory before a message does.
      warmUp: async () => {},
    },
  };
}
