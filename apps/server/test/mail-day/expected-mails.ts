import { dateIn, nextMailAt } from '../../src/features/daily-mail/schedule/mail-hour.ts';
import { WRITTEN_TO, type Person } from './people.ts';

export interface ExpectedMail {
  readonly email: string;
  readonly date: string;
  readonly at: Date;
}

/** Every mail that must have left between two moments, and no other. */
export const expectedMails = (people: readonly Person[], from: Date, until: Date): ExpectedMail[] =>
  people
    .filter(({ kind }) => WRITTEN_TO.has(kind))
    .flatMap((person) => momentsOf(person, from, until))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());

const known = new Map<string, Date[]>();

function momentsOf({ email, zone, hour }: Person, from: Date, until: Date): ExpectedMail[] {
  const key = `${zone} ${hour} ${from.getTime()} ${until.getTime()}`;
  const moments = known.get(key) ?? [];
  if (!known.has(key)) {
    let at = nextMailAt({ zone, hour }, from);
    while (at <= until) {
      moments.push(at);
      at = nextMailAt({ zone, hour }, at);
    }
    known.set(key, moments);
  }
  return moments.map((at) => ({ email, date: dateIn(zone, at), at }));
}
