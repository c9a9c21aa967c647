import { calls } from '@palm/contract/calls';
import type { Page } from '@playwright/test';
import { callAs } from './palms.ts';
import { becomeMember } from './people.ts';
import { enterAsReadyMember } from './ready-members.ts';
import type { RunningServer } from './server.ts';

export const birth = {
  birth_name: 'Wren Ashdown',
  birth_date: '1990-05-15',
  birth_time: '14:30',
  birth_time_unknown: false,
  birth_city: 'London',
  birth_country: 'United Kingdom',
  birth_timezone: 'Europe/London',
  birth_latitude: 51.5,
  birth_longitude: -0.12,
  birth_utc_offset: null,
};

/** On December 5, 2026, Pluto is close to her Saturn. */
export const maya = {
  birth_name: 'Maya Ode',
  birth_date: '1991-03-14',
  birth_time: '06:42',
  birth_city: 'New York',
  birth_country: 'United States',
  birth_timezone: 'America/New_York',
  birth_latitude: 40.71,
  birth_longitude: -74.01,
};

/** A member whose birth details are known. */
export async function becomeMemberWithBirth(
  page: Page,
  server: RunningServer,
  details?: object,
): Promise<void> {
  if (details === undefined && (await enterAsReadyMember(page, server, 'withBirth'))) return;
  await becomeMember(page, server);
  await callAs(page, server, calls.saveProfile, { ...birth, ...details });
}

/** Has the daily guidance written, and gives the id under which the history keeps it. */
export async function readDailyGuidance(page: Page, server: RunningServer): Promise<string | null> {
  const { pageId } = await callAs(page, server, calls.oracleChat, {
    message: 'x',
    context: { kind: 'daily', type: 'daily-guidance' },
    zone: 'UTC',
  });
  return pageId;
}
