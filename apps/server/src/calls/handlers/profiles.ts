import type { Calls } from '@palm/contract/calls';
import { scheduleMail } from '../../features/daily-mail/schedule/schedule-mail.ts';
import { chartView } from '../../features/profiles/chart-view.ts';
import { checkBirthTime } from '../../features/profiles/check-birth-time.ts';
import { findProfile } from '../../features/profiles/find-profile.ts';
import { findPlaces } from '../../features/profiles/gazetteer.ts';
import { completeBirthDetails, saveProfile } from '../../features/profiles/save-profile.ts';
import type { Handlers } from '../../http/handler.ts';

export const profileHandlers = {
  getProfile: ({ actor, own }) => findProfile(own, actor.userId),
  saveProfile: async ({ deps, input, actor, asUser, refuse }) => {
    const now = deps.clock.now();
    const details = await completeBirthDetails(input, now, refuse);
    return asUser(async (db) => {
      const saved = await saveProfile(db, actor.userId, details, now);
      await scheduleMail(db, actor.userId, { now });
      return saved;
    });
  },
  searchPlaces: async ({ input }) => ({ places: await findPlaces(input.query) }),
  checkBirthTime: async ({ input, refuse }) =>
    checkBirthTime(
      {
        date: input.birth_date,
        time: input.birth_time,
        zone: input.birth_timezone,
        longitude: input.birth_longitude,
      },
      refuse,
    ),
  getChart: async ({ actor, own }) => {
    const profile = await findProfile(own, actor.userId);
    return profile && chartView(profile);
  },
} satisfies Partial<Handlers<Calls>>;
