import { randomUUID } from 'node:crypto';
import { calls } from '@palm/contract/calls';
import { type Client, createClient } from '@palm/contract/client';
import { type Acknowledged, type Write, keepWriting } from './acknowledged.ts';

const PASSWORD = 'six wise owls';

const PLACE = {
  birth_date: '1990-05-05',
  birth_time: '12:00',
  birth_time_unknown: false,
  birth_city: 'Vienna',
  birth_country: 'Austria',
  birth_timezone: 'Europe/Vienna',
  birth_latitude: 48.2,
  birth_longitude: 16.37,
  birth_utc_offset: null,
};

const visitorOf = (url: string): Client =>
  createClient({ accessToken: () => null, send: (path, request) => fetch(url + path, request) });

function renames(url: string, email: string, done: Acknowledged): Write {
  const signIn = async (): Promise<string> =>
    (await visitorOf(url)(calls.signIn, { email, password: PASSWORD })).access_token;
  let token: string | null = null;
  const member = createClient({
    accessToken: async () => (token ??= await signIn()),
    send: (path, request) => fetch(url + path, request),
    // A token lasts five minutes, and a benchmark longer.
    isReplaced: async () => {
      token = await signIn();
      return true;
    },
  });
  let count = 0;
  return async () => {
    const name = `Ada ${(count += 1)}`;
    await member(calls.saveProfile, { ...PLACE, birth_name: name });
    done.names.set(email, name);
  };
}

function tracks(url: string, done: Acknowledged): Write {
  const visitor = visitorOf(url);
  const session_id = randomUUID();
  const event = { event_type: 'page_view', page_path: '/', metadata: {} } as const;
  return async () => {
    await visitor(calls.trackEvents, { session_id, events: [event] });
    done.events.set(session_id, (done.events.get(session_id) ?? 0) + 1);
  };
}

function signsUp(url: string, done: Acknowledged): Write {
  const visitor = visitorOf(url);
  return async () => {
    const email = `${randomUUID()}@example.com`;
    await visitor(calls.customSignup, { email, password: PASSWORD });
    done.signups.push(email);
  };
}

/** Twelve for five members: five rename themselves, five browse, two sign up. Done when the signal has stopped them. */
export async function startCallers(
  url: string,
  members: readonly string[],
  { done, signal }: { done: Acknowledged; signal: AbortSignal },
): Promise<void> {
  const writes = [
    ...members.flatMap((email) => [renames(url, email, done), tracks(url, done)]),
    signsUp(url, done),
    signsUp(url, done),
  ];
  await Promise.all(writes.map((write) => keepWriting(write, done, signal)));
}
