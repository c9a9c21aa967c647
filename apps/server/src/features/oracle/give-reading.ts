import { AGE_MIN_YEARS } from '@palm/contract/limits';
import type { Profile } from '@palm/contract/entities';
import type { Plan } from '@palm/contract/plans';
import { answerAbout } from '@palm/oracle/safety/answer-about';
import { fourGrams } from '@palm/oracle/four-grams';
import type { Refuse } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { planOf } from '../subscriptions/plan-of.ts';
import type { Asking } from './asking.ts';
import { fixedAnswer, type OracleAnswer } from './fixed-answer.ts';
import { nameOf, requestOf, type ReadingContext } from './reading-request.ts';
import { speak } from './speak.ts';
import { speechFor } from './speech-for.ts';
import { addMark, countReadings, recentGrams } from './store/marks.ts';

type ReadingRefusal = Refuse<'premium_only' | 'profile_incomplete' | 'birth_date_out_of_range'>;

interface Wanted {
  readonly context: ReadingContext;
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
}

/**
 * A reading from the sky of the day and what the reader gave: true to the facts it cites, unlike the ones before it.
 * While it is written no transaction is open: a model may take its time.
 */
export async function giveReading(
  asking: Asking,
  wanted: Wanted,
  refuse: ReadingRefusal,
): Promise<OracleAnswer> {
  const { deps, actor } = asking;
  const { userId } = actor;
  const { context, date, now } = wanted;
  if (isAboutMinor(context, date, refuse)) {
    return fixedAnswer(asking, answerAbout('minor-compatibility'), { date });
  }
  const { request, turn, history } = await deps.db.asUser(actor, (db) =>
    prepare(db, userId, wanted, refuse),
  );
  const speech = speechFor(deps, request, { userId, turn, history });
  const spoken = await speak(asking, speech);
  await deps.db.asUser(actor, (db) =>
    addMark(db, {
      userId,
      reading: nameOf(request),
      readingDate: date,
      grams: fourGrams(spoken.response),
      createdAt: now,
    }),
  );
  return { ...spoken, date, messagesLeft: null, isCare: false };
}

/** Who may have it, and what it is to be unlike. */
async function prepare(
  db: Db,
  userId: string,
  { context, date, zone, now }: Wanted,
  refuse: ReadingRefusal,
) {
  const plan = await planOf(db, userId, now);
  const reader = readerOf(context, await findProfile(db, userId), plan, refuse);
  const request = requestOf(context, reader, { date, zone });
  const turn = await countReadings(db, { userId, reading: nameOf(request), date });
  return { request, turn, history: await recentGrams(db, userId) };
}

/** The profile, once it has what this reading needs and the plan allows it. */
function readerOf(
  context: ReadingContext,
  profile: Profile | null,
  plan: Plan,
  refuse: ReadingRefusal,
): Profile {
  if (context.kind === 'daily' && !plan.dailyReadings.includes(context.type)) {
    return refuse('premium_only');
  }
  if (!profile?.birth_date) return refuse('profile_incomplete');
  const isTimeAnswered = profile.birth_time !== null || profile.birth_time_unknown;
  if (context.kind === 'daily' && (!isTimeAnswered || profile.birth_location === null)) {
    return refuse('profile_incomplete');
  }
  return profile;
}

/** Matches are left alone where one of the two is a child. */
function isAboutMinor(context: ReadingContext, date: string, refuse: ReadingRefusal): boolean {
  const born = 'partnerBirthDate' in context ? context.partnerBirthDate : undefined;
  if (born === undefined) return false;
  if (born > date) return refuse('birth_date_out_of_range');
  const ofAge = `${Number(born.slice(0, 4)) + AGE_MIN_YEARS}${born.slice(4)}`;
  return ofAge > date;
}
