import { TOPIC_FAMILIES } from '../../../content/chat/topic-families.ts';
import type { SensitiveTopic } from '../../safety/topics.ts';
import type { Zone } from '../understood.ts';

/** Whether a family that is at least likely answers as the topic demands. */
export function keepsToTopic(
  topic: SensitiveTopic,
  { family, zone }: { readonly family: string | null; readonly zone: Zone },
): boolean {
  if (family === null || zone === 'unsure') return false;
  const families = TOPIC_FAMILIES[topic];
  return families === 'any' || families.includes(family);
}
