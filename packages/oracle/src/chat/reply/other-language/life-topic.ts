import { MATTERS_OF_TOPICS } from '../../../../content/chat/languages/answers/matters-of-topics.ts';
import { PASSAGES_OF_TOPICS } from '../../../../content/chat/languages/answers/passages-of-topics.ts';
import {
  GREETING,
  LIFE_TOPICS,
  type LifeTopic,
  TOPIC_OF_SUBJECT,
} from '../../../../content/chat/languages/answers/topics.ts';
import { forWords } from '../../understand/words/named-subject.ts';
import { subjectIn } from '../../understand/words/other-language.ts';
import type { Draft } from '../draft.ts';
import { MATTER_PREFIX } from '../everyday/find-matter.ts';

type Names = Readonly<Partial<Record<LifeTopic, string>>>;

const byName = (names: Names): ReadonlyMap<string, LifeTopic> =>
  new Map(
    (Object.keys(names) as LifeTopic[]).flatMap((topic) =>
      (names[topic] ?? '').split(' ').map((name): [string, LifeTopic] => [name, topic]),
    ),
  );

const TOPIC_OF = byName(LIFE_TOPICS);
const TOPIC_OF_MATTER = byName(MATTERS_OF_TOPICS);

/** By the family and the name of a passage: "bad-boss: shouting". */
const TOPIC_OF_PASSAGE: ReadonlyMap<string, LifeTopic> = new Map(
  (Object.keys(PASSAGES_OF_TOPICS) as LifeTopic[]).flatMap((topic) =>
    (PASSAGES_OF_TOPICS[topic] ?? '').split('\n').flatMap((line) => {
      const [family = '', names = ''] = line.split(': ');
      return names.split('; ').map((name): [string, LifeTopic] => [`${family}: ${name}`, topic]);
    }),
  ),
);

const topicOf = (name: string | null | undefined): LifeTopic | null =>
  name === null || name === undefined || name === '' ? null : (TOPIC_OF.get(name) ?? null);

/** Whether a question of the tables and a family belong to the same matter of life. */
export function areOnSameTopic(
  asked: string | undefined,
  family: string | null | undefined,
): boolean {
  const topic = topicOf(asked);
  return topic !== null && topic === topicOf(family);
}

/** The matter of life that a message is on: by the question that was found, else by what answers it in English. */
export function lifeTopicOf(message: string, language: string, draft: Draft): LifeTopic | null {
  const plain = forWords(message).trim();
  if (GREETING.test(plain)) return 'hello';
  if (draft.asked !== undefined) return topicOf(draft.asked[0]);
  const matter = matterIn(draft);
  if (matter !== null) return TOPIC_OF_MATTER.get(matter) ?? null;
  // Few words are about their topic and no more. In a longer message one word is only a hint.
  const isShort = plain.split(' ').length <= MOST_WORDS_OF_SUBJECT;
  if (draft.zone !== 'unsure') return topicInDraft(draft, isShort);
  if (!isShort) return null;
  const subject = subjectIn(message, language);
  return subject === null ? null : (TOPIC_OF_SUBJECT[subject] ?? null);
}
const MOST_WORDS_OF_SUBJECT = 7;

/** The topic of the passage, else of its family where the passage is a general one. */
function topicInDraft({ chosen, piece }: Draft, isShort: boolean): LifeTopic | null {
  const main = chosen.at(-1);
  if (main === undefined) return topicOf(piece?.family);
  const name = main.passage.name ?? '';
  const known = TOPIC_OF_PASSAGE.get(`${main.family.id}: ${name}`);
  return known ?? (isShort || GENERAL.test(name) ? topicOf(main.family.id) : null);
}
const GENERAL = /^(?:[^,]* )?(?:plain|plainly|general|told)$|, (?:plain|plainly|told|named)$|^$/u;

const OF_MATTER = `story/${MATTER_PREFIX}`;

/** The everyday matter that a draft answers, by its name among what was said: "story/everyday/ghosted · should". */
function matterIn({ used = [] }: Draft): string | null {
  const name = used.find((one) => one.startsWith(OF_MATTER));
  return name === undefined ? null : (name.slice(OF_MATTER.length).split(' ')[0] ?? null);
}
