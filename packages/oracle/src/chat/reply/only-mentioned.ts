import type { Reviewed } from '../../safety/assessment.ts';
import { normaliseMessage } from '../../safety/normalise-message.ts';
import { sensitiveTopicIn } from '../../safety/rules/sensitive-rules.ts';
import type { SensitiveTopic } from '../../safety/topics.ts';

/** Topics that people name in passing: an ex who is a lawyer, a flat near the casino. */
const NAMED_IN_PASSING: ReadonlySet<SensitiveTopic> = new Set([
  'legal',
  'politics',
  'gambling',
  'debt',
  'money',
]);

/** What another person feels: a question with a subject of its own. */
const ASKS_FEELINGS =
  /^(?:and |but |so |or )*(?:does|do|did|is|will|would|why|how|what|when|should)\b.*\b(?:he|she|they|him|her|them|us|we)\b.*\b(?:miss|love|like|likes|loves|think|thinks|thinking|feel|feels|feelings|into me|text|call|come back|back together|trust|forgive|compatible|match|jealous|last)\b|^(?:and |but |so |or )*(?:does|do|did|is|will|would)\b.*\b(?:miss|love|like|think of|think about|text|call) me\b/u;

/** Whether the topic stands in what is told, while what another person feels is asked. */
export function isOnlyMentioned({ topic }: Reviewed, message: string): boolean {
  if (!NAMED_IN_PASSING.has(topic)) return false;
  const asked = normaliseMessage(message)
    .split(/ [.,] ?/u)
    .filter((piece) => ASKS_FEELINGS.test(piece));
  return asked.length > 0 && asked.every((piece) => sensitiveTopicIn([piece]) !== topic);
}
