import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { hashToken } from '../secrets.ts';
import { spendGoogleAttempt, type GoogleAttempt } from '../store/google-attempts.ts';

export async function spendAttempt(
  deps: Deps,
  caller: Caller,
  state: string | null,
): Promise<GoogleAttempt | null> {
  const browserSecret = caller.cookie('google');
  if (!state || !browserSecret) return null;
  caller.dropCookie('google');
  return spendGoogleAttempt(deps.db.system, {
    state,
    browserHash: hashToken(browserSecret),
    now: deps.clock.now(),
  });
}
