import { calls } from '@palm/contract/calls';
import type { Page } from '@playwright/test';
import { callAs } from './palms.ts';
import { becomeMember } from './people.ts';
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

/** A member whose birth details are known. */
export async function becomeMemberWithBirth(
  page: Page,
  server: RunningServer,
  details = {},
): Promise<void> {
  await becomeMember(page, server);
  await callAs(page, server, calls.saveProfile, { ...birth, ...details });
}
