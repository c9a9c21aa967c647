import type { OutputOf } from '@palm/contract/call';
import { type Calls, calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../lib/api/client-context.ts';
import { type BirthForm, degreesIn } from './birth-form.ts';

export type ClockVerdict = OutputOf<Calls['checkBirthTime']>;

/** No request is sent while the zone name is incomplete. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function longitudeOf(form: BirthForm): number | null {
  const degrees = degreesIn(form.longitude);
  return degrees !== null && Math.abs(degrees) <= 180 ? degrees : null;
}

/** Whether the local time occurred once, twice or never; `one` until the server says otherwise. */
export function useClockVerdict(form: BirthForm): ClockVerdict {
  const client = useClient();
  const zone = form.zone.trim();
  const asked = {
    birth_date: form.date,
    birth_time: form.time,
    birth_timezone: zone,
    birth_longitude: longitudeOf(form),
  };
  const { data } = useQuery({
    queryKey: ['birth-time', asked],
    queryFn: () => client(calls.checkBirthTime, asked),
    enabled: form.date !== '' && form.time !== '' && !form.isTimeUnknown && isZone(zone),
    staleTime: Infinity,
  });
  return (form.isTimeUnknown ? undefined : data) ?? { kind: 'one' };
}
