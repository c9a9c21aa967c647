import { calls } from '@palm/contract/calls';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { callAs, enterAs, saveReadingOf } from '../../../e2e/launch/palms.ts';
import { signUpByMail } from '../../../e2e/launch/people.ts';
import type { RunningServer } from '../../../e2e/launch/server.ts';
import { LONG_ADDRESS, maya, wilhelmina, ZONE } from './people.ts';
import type { Viewer } from './screen.ts';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Members {
  readonly sessions: Readonly<Record<Viewer, StoredSession>>;
  /** The pages that the premium member has read, by the name of their reading. */
  readonly pageIds: Readonly<Record<string, string>>;
  /** The page of a link that the premium member made. */
  readonly sharedPath: string;
}

const READINGS = {
  'daily-guidance': { kind: 'daily', type: 'daily-guidance' },
  'love-forecast': { kind: 'daily', type: 'love-forecast' },
  'lunar-wisdom': { kind: 'daily', type: 'lunar-wisdom' },
  horoscope: { kind: 'horoscope', type: 'weekly', sign: 'pisces' },
  'partner-day': { kind: 'partner', partnerSign: 'sagittarius' },
  'two-signs': { kind: 'compatibility', sign: 'sagittarius', partnerSign: 'capricorn' },
} as const;

const PEOPLE = { 'Robin Vale': '1988-01-02', 'Maximiliana Sagittaria Hohenzollern': '1990-12-01' };

const QUESTIONS = ['what does my venus say about love?', 'he left me on read for 3 days wtf'];
const IN_NEED = 'i want to kill myself';

/** Makes one member for every kind of viewer, with something on each of their pages. Needs a server with DEMO=1. */
export async function makeMembers(browser: Browser, server: RunningServer): Promise<Members> {
  const sessions: Partial<Record<Viewer, StoredSession>> = {};
  const as = async (viewer: Viewer, enter: (page: Page) => Promise<unknown>): Promise<Page> => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await enter(page);
    sessions[viewer] = await context.storageState();
    return page;
  };
  const join = (email?: string) => (page: Page) => signUpByMail(page, server, email);
  const demo = (plan: Parameters<typeof enterAs>[2]) => (page: Page) => enterAs(page, server, plan);

  await as('visitor', () => Promise.resolve());
  await as('newcomer', join());
  await callAs(await as('free', join()), server, calls.saveProfile, maya);
  const long = await as('long-name', join(LONG_ADDRESS));
  await callAs(long, server, calls.saveProfile, wilhelmina);
  await as('admin', demo('admin'));
  const trial = await as('trial', demo('trial'));
  await callAs(trial, server, calls.saveProfile, maya);
  await callAs(trial, server, calls.oracleChat, { message: IN_NEED, zone: ZONE });
  const premium = await as('premium', demo('premium'));
  await callAs(premium, server, calls.saveProfile, maya);
  const read = await fillPremium(premium, server);
  return { sessions: sessions as Record<Viewer, StoredSession>, ...read };
}

async function fillPremium(page: Page, server: RunningServer) {
  const unknown = { birth_time: null, birth_timezone: null, birth_latitude: null };
  for (const [name, birth_date] of Object.entries(PEOPLE))
    await callAs(page, server, calls.savePerson, {
      ...unknown,
      name,
      birth_date,
      birth_city: '',
      birth_country: '',
      birth_longitude: null,
    });
  const pageIds: Record<string, string> = {};
  for (const [name, context] of Object.entries(READINGS)) {
    const asked = { message: 'A reading, please.', context, zone: ZONE };
    pageIds[name] = (await callAs(page, server, calls.oracleChat, asked)).pageId ?? '';
  }
  for (const message of QUESTIONS)
    await callAs(page, server, calls.oracleChat, { message, zone: ZONE });
  for (const hand of ['palm', 'palm-other'] as const) await saveReadingOf(page, server, hand);
  await callAs(page, server, calls.noteZone, { zone: ZONE });
  const pageId = pageIds['daily-guidance'] ?? '';
  const { path } = await callAs(page, server, calls.createShare, { pageId, paragraph: 0 });
  return { pageIds, sharedPath: path };
}
