import { openChat } from '../load/open-chat.ts';

/** One for all files of a test process: loading what the chat knows takes two seconds. It ends with the process. */
export const sharedChat = openChat();
