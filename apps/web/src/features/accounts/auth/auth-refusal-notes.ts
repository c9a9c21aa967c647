import type { CallRefused } from '@palm/contract/client';
import { PASSWORD_MIN_CHARS } from '@palm/contract/limits';
import type { AuthProblem } from './auth-check.ts';
import { copy } from '../copy.ts';

type Code = CallRefused['code'];

const NOTES: Partial<Record<Code, AuthProblem['notes']>> = {
  invalid_email: { email: copy.authRefusal.checkAddress },
  same_address: { email: copy.authRefusal.otherAddress },
  address_taken: { email: copy.authRefusal.addressTaken },
  weak_password: { password: copy.authCheck.useAtLeastCharacters(PASSWORD_MIN_CHARS) },
  common_password: { password: copy.authRefusal.easyToGuess },
  // Which of the two was wrong is not told.
  invalid_credentials: { password: copy.authRefusal.checkBoth },
  wrong_password: { currentPassword: copy.authRefusal.wrongPassword },
  code_wrong: { code: copy.authRefusal.wrongCode },
  code_expired: { code: copy.authRefusal.codeExpired },
  code_spent: { code: copy.authRefusal.codeSpent },
};

/** The note at the field that the server refused; none where no field is to blame. */
export const notesOfRefusal = (code: Code): AuthProblem['notes'] => NOTES[code] ?? {};
