import type { Person, WrittenRequest } from '@palm/oracle/request';

/**
 * The request whose text all users share on that date, because it uses signs alone. Null where the text uses a user's
 * chart.
 */
export function sharedRequestOf(request: WrittenRequest): WrittenRequest | null {
  const { person } = request;
  switch (request.kind) {
    case 'daily':
    case 'palm':
      return null;
    case 'horoscope':
      return person.birth === undefined ? request : null;
    case 'partner':
      return { ...request, person: {}, partner: signOnly(request.partner) };
    case 'compatibility':
      return person.birth === undefined ? { ...request, partner: signOnly(request.partner) } : null;
  }
}

const signOnly = ({ sign }: Person): Person => ({ sign });
