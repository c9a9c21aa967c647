import { AGE_MIN_YEARS } from '@palm/contract/limits';
import type { Person } from '@palm/oracle/request';
import { answerAbout } from '@palm/oracle/safety/answer-about';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Db } from '../../../platform/db/db.ts';
import { markOpened } from '../../history/add-pages.ts';
import { findPersonChart } from '../../people/find-person-chart.ts';
import type { Asking } from '../asking.ts';
import { countUse } from '../count-use.ts';
import { fixedAnswer, type OracleAnswer } from '../care/fixed-answer.ts';
import { hasBudget } from '../model/has-budget.ts';
import { drawnReceipts } from './drawn-receipts.ts';
import { eveningMoon } from './evening-moon.ts';
import { prepareReading, type WantedReading } from './prepare-reading.ts';
import { isKept, pageFor } from './page-for.ts';
import { keptNameOf } from './reading-name.ts';
import type { ReadingContext } from './reading-request.ts';
import { speak, type Spoken } from '../speak.ts';
import { speechFor } from '../speech-for.ts';
import { storeReading } from './store-reading.ts';
import { textOf } from './text-of.ts';

type ReadingRefusal = Refuse<
  'premium_only' | 'profile_incomplete' | 'birth_date_out_of_range' | 'person_gone'
>;

/**
 * The page of the day: the one that stands, or the next one where there is none yet or another is asked for. While it is
 * written no transaction is open: a model may take its time.
 */
export async function giveReading(
  asking: Asking,
  wanted: WantedReading,
  refuse: ReadingRefusal,
): Promise<OracleAnswer> {
  const { deps, actor } = asking;
  const { userId } = actor;
  const { context, date, zone, now, again } = wanted;
  const own = deps.db.eachAsUser(actor);
  const person = await keptPartner(own, userId, context, refuse);
  const partner = partnerOn(date, person?.birth?.date ?? birthDateIn(context));
  if (partner !== 'grown') {
    await countUse(asking);
    if (partner === 'unborn') return refuse('birth_date_out_of_range');
    return fixedAnswer(asking, answerAbout('minor-compatibility'), { date });
  }
  const [, isAffordable, { request, pages }] = await Promise.all([
    countUse(asking),
    hasBudget(deps),
    prepareReading(own, userId, { ...wanted, person }, refuse),
  ]);
  const reading = keptNameOf(request);
  const moon = eveningMoon(date, zone);
  const rest = { choices: [], date, moon, messagesLeft: null, isCare: false };
  const shown = again === 0 ? pages.shown(reading, date) : null;
  if (shown !== null) {
    const pageId = pages.idOf(reading, date);
    if (pageId !== null && !pages.isOpened(reading, date)) await markOpened(own, pageId, now);
    return { ...toldAgain(asking, shown), ...rest, pageId };
  }
  const turn = isKept(request) ? pages.againOf(reading, date) : again;
  const history = pages.historyFor(reading);
  const page = pageFor(deps.oracle, request, { userId, history, again: turn });
  const speech = speechFor(deps, request, {
    page,
    turn,
    isAffordable,
    earlier: pages.lastOf(reading),
  });
  const said = await speak(asking, speech);
  const receipts = drawnReceipts(said.receipts, deps.oracle.sky, request);
  const spoken = { ...said, receipts };
  if (asking.signal.aborted) return { ...spoken, ...rest, pageId: null };
  const personId = 'personId' in context ? (context.personId ?? null) : null;
  const kept = { request, page, spoken, turn: pages.turnOf(reading, date), personId };
  return { ...spoken, ...rest, pageId: await storeReading(own, userId, kept, now) };
}

function toldAgain({ tell }: Pick<Asking, 'tell'>, page: Omit<Spoken, 'response'>): Spoken {
  for (const part of page.parts) tell(part);
  return { ...page, response: textOf(page.parts) };
}

/** Matches are left alone where one of the two is a child. */
function partnerOn(date: string, born: string | undefined): 'unborn' | 'minor' | 'grown' {
  if (born === undefined) return 'grown';
  if (born > date) return 'unborn';
  const ofAge = `${Number(born.slice(0, 4)) + AGE_MIN_YEARS}${born.slice(4)}`;
  return ofAge > date ? 'minor' : 'grown';
}

const birthDateIn = (context: ReadingContext): string | undefined =>
  'partnerBirthDate' in context ? context.partnerBirthDate : undefined;

/** The chart of a person the user keeps; their name stays behind. */
async function keptPartner(
  db: Db,
  userId: string,
  context: ReadingContext,
  refuse: Refuse<'person_gone'>,
): Promise<Person | null> {
  const id = 'personId' in context ? context.personId : undefined;
  return id === undefined ? null : findPersonChart(db, userId, id, refuse);
}
