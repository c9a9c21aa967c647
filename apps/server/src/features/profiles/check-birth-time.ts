import { resolveCivilTime } from '@palm/astrology/civil-time/resolve-civil-time';
import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Refuse } from '../../http/answers/refusal.ts';

type Verdict = OutputOf<Calls['checkBirthTime']>;

export interface ClockTime {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly longitude: number | null;
}

export function checkBirthTime(
  { date, time, zone, longitude }: ClockTime,
  refuse: Refuse<'timezone_unknown'>,
): Verdict {
  const resolved = resolveCivilTime({ date, time, zone, ...(longitude !== null && { longitude }) });
  switch (resolved.kind) {
    case 'one':
      return { kind: 'one' };
    case 'fold': {
      const [before, after] = resolved.candidates;
      if (!before || !after) throw new Error('a time shown twice has two readings');
      return {
        kind: 'twice',
        offsetBefore: before.offsetSeconds,
        offsetAfter: after.offsetSeconds,
      };
    }
    case 'gap':
      return {
        kind: 'never',
        offsetBefore: resolved.before.offsetSeconds,
        offsetAfter: resolved.after.offsetSeconds,
      };
    case 'refused':
      // Date, time and longitude were checked when the call was parsed; a zone is known here or nowhere.
      return refuse('timezone_unknown');
  }
}
