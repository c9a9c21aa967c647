import { GRAVE_STORY } from '../../../../../content/chat/turns/later/tender.ts';
import { findSigns } from '../../../entities/find-signs.ts';
import type { ChatState } from '../../../state.ts';
import type { Talk } from '../../talk.ts';
import { conversationOf } from '../conversation.ts';

/** Whether the story has a death or a grave illness in it. */
export function isGraveStory(talk: Talk, state: ChatState): boolean {
  const family = talk.families.get(state.family ?? '');
  if (state.piece === null || family?.kind === 'lookup') return false;
  if (family?.theme === 'loss') return true;
  const told = conversationOf(state);
  return GRAVE_STORY.test(findSigns(told).some((sign) => sign !== 'cancer') ? bareOf(told) : told);
}

/** Beside another sign "cancer" is a sign. */
const bareOf = (told: string): string => told.replaceAll(/\bcancers?\b/gu, '');
