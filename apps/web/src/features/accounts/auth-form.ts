/** What the auth screen shows and what was typed into it. */
export type AuthMode = 'sign-in' | 'sign-up' | 'confirm' | 'forgot';

export interface AuthForm {
  readonly mode: AuthMode;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly code: string;
  /** Sign-in was refused because the address is not confirmed yet. */
  readonly awaitsConfirmation: boolean;
}

export type AuthField = 'email' | 'password' | 'confirmPassword' | 'code';

export type AuthStep =
  | { readonly step: 'typed'; readonly field: AuthField; readonly value: string }
  | { readonly step: 'switched'; readonly to: AuthMode }
  | { readonly step: 'signed-up' }
  | { readonly step: 'already-registered' }
  | { readonly step: 'not-confirmed' }
  | { readonly step: 'confirmed' };

export const emptyAuthForm: AuthForm = {
  mode: 'sign-in',
  email: '',
  password: '',
  confirmPassword: '',
  code: '',
  awaitsConfirmation: false,
};

const noPasswords = { password: '', confirmPassword: '' };

/** The passwords stay while a code is awaited: a fresh code can only be asked for with them. */
export function nextAuthForm(form: AuthForm, step: AuthStep): AuthForm {
  switch (step.step) {
    case 'typed':
      return { ...form, [step.field]: step.value };
    case 'switched':
      return { ...form, ...noPasswords, mode: step.to, awaitsConfirmation: false };
    case 'signed-up':
      return { ...form, mode: 'confirm', code: '' };
    case 'already-registered':
      return { ...form, ...noPasswords, mode: 'sign-in' };
    case 'not-confirmed':
      return { ...form, awaitsConfirmation: true };
    case 'confirmed':
      return { ...form, ...noPasswords, mode: 'sign-in', code: '', awaitsConfirmation: false };
  }
}
