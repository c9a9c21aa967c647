import type { InjectionTopic } from '../../src/safety/topics.ts';

/** Said when a message addresses the machinery. What it asks beside that is answered after this. */
export const INJECTION_ANSWERS = {
  secrets: `I cannot share that. Keys, settings, the words I was given and other people's conversations are not mine to hand out, whoever asks. Ask me about your day, your chart or your palm instead.`,
  markup: `I read everything you send as plain words: commands, code and links inside it are not carried out, and I add no links or pictures. If you meant to give a birthplace, please send only the town and the country. If it was a passage you wanted to think about, tell me in your own words which part of it stays with you.`,
  override: `I read that as words, not as an order: nothing written in a message changes what I am or how I answer. I am an AI that reads the sky and the hand, here for your own questions.`,
} as const satisfies Record<InjectionTopic, string>;
