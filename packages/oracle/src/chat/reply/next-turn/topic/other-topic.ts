import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { toSecondPerson } from '../../../entities/second-person.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';

const LEADS = String.raw`(?:(?:ok|okay|so|anyway|anyways|well|thanks|thx|ty|lol|hey|and|but|now|actually|enough of that|enough about (?:that|him|her|it|work))[\s,.!:;-]*)*`;
const ASKED_TOPIC = new RegExp(
  String.raw`^${LEADS}(?:(?:can|could) (?:we|i) (?:please |maybe )?(?:talk|chat|ask(?: you)?|speak)(?: to you)? about|(?:let'?s|lets) (?:please )?(?:talk|chat|speak) about|i (?:want|need|wanted|would like|'d like)(?: to)? (?:talk|ask(?: you)?) about)\s+(?<topic>\p{L}[\p{L}' ]{1,28}?)(?: instead| now| for a (?:bit|minute|sec)| please| pls)*[\s.?!]*$`,
  'iu',
);
const ANY_OTHER =
  /\b(?:something|anything|sth) (?:else|different|nicer|lighter|happier)\b|\b(?:an|some) ?other (?:thing|topic|subject)s?\b/iu;
const CHANGES = new RegExp(
  String.raw`^${LEADS}(?:(?:let'?s|lets) )?(?:change (?:the )?(?:topic|subject)|(?:new|other|different) (?:topic|subject))(?: please| pls)?[\s.!]*$`,
  'iu',
);
const OF_STORY = /\b(?:it|that|this|him|her|them)\b/iu;

const ASKED = 'topic asked';

/** "can we talk about my mom", "lets talk about something else": the next message is the new story. */
export function otherTopic(message: string, talk: Talk, state: ChatState): Draft | null {
  if (state.piece === null || careIn(state, talk.clock).wasAtRisk) return null;
  const topic = ASKED_TOPIC.exec(message.trim())?.groups?.['topic']?.trim();
  const isAny = CHANGES.test(message.trim()) || (topic !== undefined && ANY_OTHER.test(topic));
  if (isAny) return asking(REPLY_LINES.otherTopic, '', state.piece);
  if (topic === undefined || OF_STORY.test(topic) || SKY.test(topic)) return null;
  const named = toSecondPerson(topic.toLowerCase());
  return asking(
    REPLY_LINES.otherTopicNamed.replace('{topic}', () => named),
    topic,
    state.piece,
  );
}

/** A chart is read and not told about. */
const SKY =
  /\b(?:chart|sign|moon|sun|stars?|horoscope|planets?|zodiac|cards?|tarot|palm|love life|future)\b/iu;

const asking = (text: string, topic: string, before: KeptPiece): Draft => ({
  parts: [plainPart(text)],
  chosen: [],
  zone: 'sure',
  piece: {
    ...before,
    family: null,
    text: topic,
    plain: topic,
    said: '',
    entities: {},
    near: {},
    matters: {},
  },
  used: [ASKED],
});

const STARTS_WITH =
  /^(?:(?:so|well|ok|yeah|yes|um|basically|the thing is)[\s,]+)*(?<they>he|she|they|it|hes|shes|he's|she's|its|it's)\b/iu;

/** "she had surgery monday", after "can we talk about my mom": "my mom had surgery monday", read alone. */
export async function tellTopic(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  if (state.used.at(-1) !== ASKED || state.piece === null) return null;
  const topic = state.piece.text;
  const they = STARTS_WITH.exec(message)?.groups?.['they'];
  const name = /'?s$/iu.test(they ?? '') ? `${topic} is` : topic;
  const told = topic === '' || they === undefined ? message : message.replace(they, name);
  const draft = await answerWords(told, talk, {
    ...readAlone(state),
    used: [...state.used, 'topic told'],
  });
  return {
    ...draft,
    used: [...(draft.used ?? []), ...(draft.chosen.length === 0 ? ['topic told'] : [])],
  };
}
