import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { calls } from '@palm/contract/calls';
import { expect } from 'vitest';
import { adaInLisbon } from './ada.ts';
import { eventually } from './eventually.ts';
import { newMember } from './members.ts';
import type { TestServer } from './running-server.ts';
import { post } from './billing/local-billing-actions.ts';
import { type Resident, BIRTH_NAME, leaveHalfDone } from './half-done-life.ts';

const PHOTO = readFileSync(
  new URL('../../../packages/palmistry/test/data/rendered-palm.jpg', import.meta.url),
);

export const OWN_NOTE = 'The lamp was lit after all.';

/** A user who has used every feature, so that every table with user data holds a row of theirs. */
export async function newResident(server: TestServer): Promise<Resident> {
  const member = await newMember(server);
  await liveIn(server, member);
  await leaveHalfDone(server, member);
  return member;
}

async function liveIn(server: TestServer, { call }: Resident): Promise<void> {
  const session_id = randomUUID();
  const view = { event_type: 'page_view', page_path: '/', metadata: {} } as const;
  await call(calls.trackEvents, { session_id, events: [view] });
  await call(calls.saveProfile, {
    ...adaInLisbon,
    birth_name: BIRTH_NAME,
    birth_date: '1990-05-17',
    birth_time: '09:30',
  });
  await call(calls.oracleChat, { message: 'Will the lighthouse keeper write to me?' });
  const { pageId } = await call(calls.oracleChat, {
    message: 'daily',
    context: { kind: 'daily', type: 'daily-guidance' },
  });
  await call(calls.saveHistoryNote, { id: pageId ?? '', note: OWN_NOTE });
  await call(calls.createShare, { pageId: pageId ?? '', paragraph: 0 });
  const { path } = await call(calls.uploadPalmPhoto, new Uint8Array(PHOTO));
  const { scanId } = await call(calls.biometricAnalysis, {
    filePath: path,
    analysisType: 'palm',
    keepPhoto: true,
  });
  await call(calls.saveReading, { scanId });
  await post(server, (await call(calls.createCheckout, {})).url, {});
  await eventually(async () =>
    expect(await call(calls.checkSubscription, {})).toMatchObject({ hasAccess: true }),
  );
  await call(calls.customerPortal, {});
  await call(calls.makeCalendarLink, {});
}
