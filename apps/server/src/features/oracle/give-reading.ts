import { AGE_MIN_YEARS } from '@palm/contract/limits';
import { answerAbout } from '@palm/oracle/safety/answer-about';
import { fourGrams } from '@palm/oracle/four-grams';
import type { Refuse } from '../../http/refusal.ts';
import type { Asking } from './asking.ts';
import { countUse } from './count-use.ts';
import { fixedAnswer, type OracleAnswer } from './fixed-answer.ts';
import { hasBudget } from './has-budget.ts';
import { prepareReading, type WantedReading } from './prepare-reading.ts';
import { nameOf, type ReadingContext } from './reading-request.ts';
import { speak } from './speak.ts';
import { speechFor } from './speech-for.ts';
import { addMark } from './store/marks.ts';

type ReadingRefusal = Refuse<'premium_only' | 'profile_incomplete' | 'birth_date_out_of_range'>;

/**
 * A reading from the sky of the day and what the reader gave: true to the facts it cites, unlike the ones before it.
 * While it is written no transaction is open: a model may take its time.
 */
export async function giveReading(
  asking: Asking,
  wanted: WantedReading,
  refuse: ReadingRefusal,
): Promise<OracleAnswer> {
  const { deps, actor } = asking;
  const { userId } = actor;
  const { context, date, now } = wanted;
  const partner = partnerOn(date, context);
  if (partner !== 'grown') {
    await countUse(asking);
    if (partner === 'unborn') return refuse('birth_date_out_of_range');
    return fixedAnswer(asking, answerAbout('minor-compatibility'), { date });
  }
  const own = deps.db.eachAsUser(actor);
  const [, isAffordable, { request, turn, history }] = await Promise.all([
    countUse(asking),
    hasBudget(deps),
    prepareReading(own, userId, wanted, refuse),
  ]);
  const speech = speechFor(deps, request, { userId, turn, history, isAffordable });
  const spoken = await speak(asking, speech);
  await addMark(own, {
    userId,
    reading: nameOf(request),
    readingDate: date,
    grams: fourGrams(spoken.response),
    createdAt: now,
  });
  return { ...spoken, choices: [], date, messagesLeft: null, isCare: false };
}

/** Matches are left alone where one of the two is a child. */
function partnerOn(date: string, context: ReadingContext): 'unborn' | 'minor' | 'grown' {
  const born = 'partnerBirthDate' in context ? context.partnerBirthDate : undefined;
  if (born === undefined) return 'grown';
  if (born > date) return 'unborn';
  const ofAge = `${Number(born.slice(0, 4)) + AGE_MIN_YEARS}${born.slice(4)}`;
  return ofAge > date ? 'minor' : 'grown';
}
