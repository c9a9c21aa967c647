import {
  GREETING,
  LIFE_TOPICS,
  type LifeTopic,
  NOT_OF_MATTERS,
  TOPIC_OF_SUBJECT,
} from '../../../../content/chat/languages/answers/topics.ts';
import { forWords } from '../../understand/words/named-subject.ts';
import { subjectIn } from '../../understand/words/other-language.ts';
import type { Draft } from '../draft.ts';
import { MATTER_PREFIX } from '../everyday/find-matter.ts';

const TOPIC_OF: ReadonlyMap<string, LifeTopic> = new Map(
  (Object.keys(LIFE_TOPICS) as LifeTopic[]).flatMap((topic) =>
    LIFE_TOPICS[topic].split(' ').map((name): [string, LifeTopic] => [name, topic]),
  ),
);

/** Whether a question of the tables and a family belong to the same matter of life. */
export function areOnSameTopic(
  asked: string | undefined,
  family: string | null | undefined,
): boolean {
  const topic = TOPIC_OF.get(asked ?? '');
  return topic !== undefined && topic === TOPIC_OF.get(family ?? '');
}

/** The matter of life that a message is on: by the question that was found, else by the family that answers it. */
export function lifeTopicOf(message: string, language: string, draft: Draft): LifeTopic | null {
  if (GREETING.test(forWords(message).trim())) return 'hello';
  const asked = draft.asked?.[0];
  if (asked !== undefined) return TOPIC_OF.get(asked) ?? null;
  const family = draft.chosen.at(-1)?.family.id ?? draft.piece?.family ?? null;
  if (draft.zone !== 'unsure') return topicOfFamily(family, draft);
  const subject = subjectIn(message, language);
  return subject === null ? null : (TOPIC_OF_SUBJECT[subject] ?? null);
}

function topicOfFamily(family: string | null, { used = [] }: Draft): LifeTopic | null {
  const topic = TOPIC_OF.get(family ?? '') ?? null;
  const isOfMatter = used.some((name) => name.startsWith(`story/${MATTER_PREFIX}`));
  return topic !== null && isOfMatter && NOT_OF_MATTERS.has(topic) ? null : topic;
}
