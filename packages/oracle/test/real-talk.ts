import { openChat } from '../load/open-chat.ts';
import { replyAfterAssessing } from '../src/chat/reply/reply-after-assessing.ts';
import type { Reply, Talk } from '../src/chat/reply/talk.ts';
import { type ChatState, NEW_STATE } from '../src/chat/state.ts';
import type { Person } from '../src/request.ts';
import { contextFor } from './slot-context.ts';

type Said = Reply & { readonly text: string };

/** A conversation with the whole bank and the recogniser; close it at the end. */
export function openRealTalk() {
  const chat = openChat();
  async function converse(person: Person, messages: readonly string[]): Promise<Said[]> {
    let state: ChatState = NEW_STATE;
    const said: Said[] = [];
    const context = contextFor(person);
    const families = await chat.families();
    for (const message of messages) {
      const talk: Talk = {
        ...context,
        clock: context.now,
        families,
        understand: (text) => chat.understand(text, context),
        pause: () => Promise.resolve(),
        ownTexts: said.map(({ text }) => text),
        softLine: null,
      };
      const reply = await replyAfterAssessing({ message }, talk, state, await chat.assess(message));
      state = JSON.parse(JSON.stringify(reply.state)) as ChatState;
      said.push({ ...reply, text: reply.parts.map(({ text }) => text).join(' ') });
    }
    return said;
  }
  const last = async (person: Person, messages: readonly string[]): Promise<Said | undefined> =>
    (await converse(person, messages)).at(-1);
  return { converse, last, close: chat.close };
}
