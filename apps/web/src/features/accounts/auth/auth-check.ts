import { PASSWORD_MIN_CHARS } from '@palm/contract/limits';
import type { MessageKey } from '@palm/contract/messages';
import type { AuthField, AuthForm } from './auth-form.ts';
import { copy } from '../copy.ts';

/** Why a form cannot be sent yet: the toast's message, and a note at each field concerned. */
export interface AuthProblem {
  readonly message: MessageKey;
  readonly notes: Partial<Record<AuthField, string>>;
}

const missingNotes = {
  email: copy.authCheck.enterYourEmail,
  currentPassword: copy.authCheck.enterYourCurrentPassword,
  password: copy.authCheck.enterPassword,
  confirmPassword: copy.authCheck.enterPasswordAgain,
  code: copy.authCheck.enterCode,
} as const satisfies Record<AuthField, string>;

function missing(form: AuthForm, fields: readonly AuthField[]): AuthProblem['notes'] {
  const empty = fields.filter((field) => form[field].trim() === '');
  return Object.fromEntries(empty.map((field) => [field, missingNotes[field]]));
}

function newPasswordComplaint(form: AuthForm): AuthProblem | null {
  if (form.password !== form.confirmPassword) {
    return {
      message: 'auth.password-mismatch',
      notes: { confirmPassword: copy.authCheck.passwordsDontMatch },
    };
  }
  if (form.password.length < PASSWORD_MIN_CHARS) {
    return {
      message: 'auth.weak-password',
      notes: { password: copy.authCheck.useAtLeastCharacters(PASSWORD_MIN_CHARS) },
    };
  }
  return null;
}

export function checkSignIn(form: AuthForm): AuthProblem | null {
  const notes = missing(form, ['email', 'password']);
  return Object.keys(notes).length > 0 ? { message: 'auth.missing-information', notes } : null;
}

/** A new password and its repetition, after the other fields of a form. */
function checkWithNewPassword(form: AuthForm, others: readonly AuthField[]): AuthProblem | null {
  const required = missing(form, [...others, 'password']);
  if (Object.keys(required).length === 0) return newPasswordComplaint(form);
  const notes = { ...required, ...missing(form, ['confirmPassword']) };
  // The note takes the place of the hint, so it says the same.
  if (notes.password !== undefined)
    notes.password = copy.authCheck.enterNewPassword(PASSWORD_MIN_CHARS);
  return { message: 'auth.missing-information', notes };
}

export const checkSignUp = (form: AuthForm): AuthProblem | null =>
  checkWithNewPassword(form, ['email']);

export const checkNewPassword = (form: AuthForm): AuthProblem | null =>
  checkWithNewPassword(form, []);

export const checkPasswordChange = (form: AuthForm): AuthProblem | null =>
  checkWithNewPassword(form, ['currentPassword']);

export function checkAddress(form: AuthForm): AuthProblem | null {
  const notes = missing(form, ['email']);
  return Object.keys(notes).length > 0 ? { message: 'auth.missing-information', notes } : null;
}

export function checkCode(form: AuthForm): AuthProblem | null {
  const notes = missing(form, ['code']);
  return Object.keys(notes).length > 0 ? { message: 'auth.missing-code', notes } : null;
}
