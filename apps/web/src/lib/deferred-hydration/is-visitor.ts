import { pathOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';

const NAME = 'refresh-session' satisfies Calls['refreshSession']['name'];

/** Asks the server whether nobody is signed in. No answer is no: the app knows what to say about that. */
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
