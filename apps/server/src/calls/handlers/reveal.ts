import type { Calls } from '@palm/contract/calls';
import { scheduleMail } from '../../features/daily-mail/schedule/schedule-mail.ts';
import { signHoroscope } from '../../features/oracle/readings/sign-horoscope.ts';
import { chartView } from '../../features/profiles/chart-view.ts';
import { checkBirth } from '../../features/profiles/check-birth.ts';
import { findProfile } from '../../features/profiles/find-profile.ts';
import { keepChart } from '../../features/profiles/save-profile.ts';
import { revealOf } from '../../features/reveal/reveal-of.ts';
import { previewChart } from '../../features/reveal/preview-chart.ts';
import type { Handlers } from '../../http/handler.ts';

/** A chart before an account and right after it, and the horoscopes that everybody may read. */
export const revealHandlers = {
  previewChart: async ({ deps, input, refuse }) => previewChart(deps, input, refuse),
  getReveal: async ({ actor, own }) => {
    const profile = await findProfile(own, actor.userId);
    const chart = profile && chartView(profile);
    return chart && revealOf(chart);
  },
  keepChart: async ({ deps, input, actor, asUser, refuse }) => {
    const now = deps.clock.now();
    const chart = checkBirth(input, now, refuse);
    return asUser(async (db) => {
      const kept = await keepChart(db, actor.userId, chart, now);
      await scheduleMail(db, actor.userId, { now });
      return kept;
    });
  },
  signHoroscope: async ({ deps, input }) => signHoroscope(deps, input),
} satisfies Partial<Handlers<Calls>>;
