import { MESSAGE_FORMS, type MessageForm, type Told } from '../../../content/chat/message-forms.ts';
import type { Piece } from '../understood.ts';

const LEAST_WORDS = 3;
const LEAST_COMMON = 0.15;
/** Words of nearly every English sentence: a line of letters without them says nothing. */
const COMMON =
  /\b(?:i|am|me|my|you|he|she|it|we|they|him|her|them|his|our|the|an?|this|that|is|are|was|were|be|been|has|have|had|do|does|did|not|no|and|but|or|so|if|to|of|in|on|at|for|with|from|about|just|got|get|what|when|why|how|who|which|can|will|would|should|want|need|feel|never|always|still|too|very|day|time|today|now)\b/gu;

/** The form of a message, whatever its subject; null for a message that says nothing. */
export function messageForm(piece: Piece): MessageForm | null {
  const told = toldIn(piece);
  const count = told.whole.split(' ').length;
  const common = told.whole.match(COMMON)?.length ?? 0;
  const isTold = count >= LEAST_WORDS && common / count >= LEAST_COMMON;
  const form = MESSAGE_FORMS.find(({ fits }) => fits(told)) ?? null;
  return isTold || form?.isPlain === true ? form : null;
}

const toldIn = ({ plain, said, text, form, isJoke, entities }: Piece): Told => ({
  plain,
  whole: `${said} ${plain}`
    .toLowerCase()
    .replaceAll(/[\s.,]+/gu, ' ')
    .trim(),
  hasStory: said.split(' ').length >= LEAST_WORDS,
  isAsked: form !== 'tells' || text.includes('?'),
  isYesNo: form === 'yes-no',
  isJoke,
  hasPerson: entities.who !== undefined,
});
