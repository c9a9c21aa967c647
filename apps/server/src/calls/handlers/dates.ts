import type { Calls } from '@palm/contract/calls';
import {
  findCalendarLink,
  makeCalendarLink,
  stopCalendarLink,
} from '../../features/dates/calendar-link.ts';
import { ownDates } from '../../features/dates/own-dates.ts';
import { findProfile } from '../../features/profiles/find-profile.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const dateHandlers = {
  getDates: async ({ deps, input, actor, own }) => {
    const profile = await findProfile(own, actor.userId);
    return profile && ownDates(deps, profile, input.zone);
  },
  getCalendarLink: ({ actor, own }) => findCalendarLink(own, actor.userId),
  makeCalendarLink: ({ deps, actor, asUser }) =>
    asUser((db) => makeCalendarLink(db, actor.userId, deps.clock.now())),
  stopCalendarLink: async ({ actor, own }) => {
    await stopCalendarLink(own, actor.userId);
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
