import type { ToldFact } from '../../facts/told-fact.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { type DateMention, dateMentionsIn } from '../mentions/date-mentions.ts';
import type { Mention } from '../mentions/mention.ts';
import { mentionsIn } from '../mentions/mentions.ts';
import { isToday, isTold } from './is-told-date.ts';
import { wrongPasses } from './wrong-passes.ts';

export interface KnownDays {
  /** The user's day, yyyy-MM-dd. */
  readonly today: string;
  /** Dates that the conversation itself has named. */
  readonly said: string;
}

/** The dates of a text that are neither told by a fact it cites nor named in the conversation: the words, as they stand. */
export function findWrongDates(
  text: string,
  cited: readonly ToldFact[],
  { today, said }: KnownDays,
): string[] {
  const spans = cited.flatMap(({ days }) => (days === null ? [] : [days]));
  return sentencesOf(text).flatMap((sentence) => {
    const isOfSky = mentionsIn(sentence).some(isSky);
    const wrong = dateMentionsIn(sentence).filter(
      (mention) =>
        !(nothingHappensOn(mention) && !isOfSky) &&
        !said.toLowerCase().includes(mention.words.toLowerCase()) &&
        !isToday(mention, today) &&
        !spans.some((span) => isTold(mention, span, today)),
    );
    return [...wrong.map(({ words }) => words), ...wrongPasses(sentence, spans, today)];
  });
}

const nothingHappensOn = (mention: DateMention): boolean =>
  (mention.is === 'weekday' && mention.isHabit) || (mention.is === 'month' && mention.isIdle);

/** Everyday words such as "meet" say nothing of the sky by themselves. */
const isSky = (mention: Mention): boolean =>
  mention.is !== 'tone' && mention.is !== 'unknown' && !(mention.is === 'aspect' && mention.isWeak);
