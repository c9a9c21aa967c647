import { replyAfterAssessing } from '../src/chat/reply/reply-after-assessing.ts';
import type { Reply, Talk } from '../src/chat/reply/talk.ts';
import { type ChatState, NEW_STATE } from '../src/chat/state.ts';
import type { Person } from '../src/request.ts';
import { sharedChat } from './shared-chat.ts';
import { contextFor } from './slot-context.ts';

type Said = Reply & { readonly text: string };

/** A conversation with the whole bank and the recogniser. */
async function converse(person: Person, messages: readonly string[]): Promise<Said[]> {
  let state: ChatState = NEW_STATE;
  const said: Said[] = [];
  const context = contextFor(person);
  const families = await sharedChat.families();
  const matters = await sharedChat.matters();
  for (const message of messages) {
    const talk: Talk = {
      ...context,
      clock: context.now,
      families,
      matters,
      understand: (text) => sharedChat.understand(text, context),
      readWithStory: (story, later) => sharedChat.readWithStory(story, later, context),
      pause: () => Promise.resolve(),
      ownTexts: said.map(({ text }) => text),
      softLine: null,
    };
    const assessed = await sharedChat.assess(message);
    const reply = await replyAfterAssessing({ message }, talk, state, assessed);
    state = JSON.parse(JSON.stringify(reply.state)) as ChatState;
    said.push({ ...reply, text: reply.parts.map(({ text }) => text).join(' ') });
  }
  return said;
}

export const last = async (
  person: Person,
  messages: readonly string[],
): Promise<Said | undefined> => (await converse(person, messages)).at(-1);
