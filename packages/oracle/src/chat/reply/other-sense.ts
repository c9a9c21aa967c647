import { OTHER_SENSES } from '../../../content/chat/other-senses.ts';
import type { SensitiveTopic } from '../../safety/topics.ts';

/** Cancer the sign, a bet between friends: a word of the topic that means something else here. */
export const isOtherSense = (topic: SensitiveTopic, message: string): boolean =>
  OTHER_SENSES[topic]?.some(({ sense, unless }) => sense.test(message) && !unless.test(message)) ??
  false;
