import { pathOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';

const NAME = 'refresh-session' satisfies Calls['refreshSession']['name'];

/** Asks the server whether no user is signed in. False without an answer: the app then handles it. */
export async function isVisitor(): Promise<boolean> {
  try {
    const answer = await fetch(pathOf({ name: NAME }), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
    });
    return answer.ok && (await answer.json()) === null;
  } catch {
    return false;
  }
}
