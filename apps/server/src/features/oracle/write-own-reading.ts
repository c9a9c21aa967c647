import type { Receipt } from '@palm/contract/oracle';
import { factsFor } from '@palm/oracle/facts';
import { fourGrams } from '@palm/oracle/four-grams';
import type { Reading } from '@palm/oracle/reading';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { prepareReading, type WantedReading } from './prepare-reading.ts';
import { nameOf } from './reading-request.ts';
import { addMark } from './store/marks.ts';
import { writeUnlike } from './write-unlike.ts';

export interface OwnReading extends Pick<Reading, 'title' | 'parts'> {
  readonly receipts: readonly Receipt[];
}

/** A reading in our own words alone, within the caller's transaction: for mails, which nobody waits for. */
export async function writeOwnReading(
  deps: Pick<Deps, 'oracle'>,
  db: Db,
  { userId, ...wanted }: WantedReading & { readonly userId: string },
  refuse: Refuse<'premium_only' | 'profile_incomplete'>,
): Promise<OwnReading> {
  const { request, turn, history } = await prepareReading(db, userId, wanted, refuse);
  const known = factsFor(request, deps.oracle.skyOf(wanted.date, wanted.zone));
  const { title, text, parts, facts } = writeUnlike(deps.oracle, request, known, {
    seed: userId,
    turn,
    history,
  });
  await addMark(db, {
    userId,
    reading: nameOf(request),
    readingDate: wanted.date,
    grams: fourGrams(text),
    createdAt: wanted.now,
  });
  return { title, parts, receipts: facts.map((fact) => ({ ...fact })) };
}
