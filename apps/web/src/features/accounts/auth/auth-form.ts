/** The state of the auth screen: its mode and the typed values. */
export type AuthMode = 'sign-in' | 'sign-up' | 'confirm' | 'forgot';

export interface AuthForm {
  readonly mode: AuthMode;
  readonly email: string;
  readonly password: string;
  readonly currentPassword: string;
  readonly confirmPassword: string;
  readonly code: string;
  /** Sign-in was refused because the address is not confirmed yet. */
  readonly awaitsConfirmation: boolean;
  /** The code was right: only the password is missing now. */
  readonly isConfirmed: boolean;
}

export type AuthField = 'email' | 'currentPassword' | 'password' | 'confirmPassword' | 'code';

export type AuthStep =
  | { readonly step: 'typed'; readonly field: AuthField; readonly value: string }
  | { readonly step: 'switched'; readonly to: AuthMode }
  | { readonly step: 'signed-up' }
  /** The page was loaded again while a code was awaited. */
  | { readonly step: 'reloaded'; readonly email: string }
  | { readonly step: 'already-registered' }
  | { readonly step: 'not-confirmed' }
  | { readonly step: 'confirmed' };

export const emptyAuthForm: AuthForm = {
  mode: 'sign-in',
  email: '',
  currentPassword: '',
  password: '',
  confirmPassword: '',
  code: '',
  awaitsConfirmation: false,
  isConfirmed: false,
};

export const signUpForm: AuthForm = { ...emptyAuthForm, mode: 'sign-up' };

const noPasswords = { password: '', confirmPassword: '' };

/** The passwords stay while a code is awaited, because requesting a new code needs them. */
const changes = {
  'signed-up': { mode: 'confirm', code: '' },
  'already-registered': { ...noPasswords, mode: 'sign-in' },
  'not-confirmed': { awaitsConfirmation: true },
  confirmed: {
    ...noPasswords,
    mode: 'sign-in',
    code: '',
    awaitsConfirmation: false,
    isConfirmed: true,
  },
} as const satisfies Partial<Record<AuthStep['step'], Partial<AuthForm>>>;

const awaitingCode = (email: string): AuthForm => ({ ...emptyAuthForm, mode: 'confirm', email });

export function nextAuthForm(form: AuthForm, step: AuthStep): AuthForm {
  if (step.step === 'typed') return { ...form, [step.field]: step.value };
  if (step.step === 'reloaded') return form.mode === 'confirm' ? form : awaitingCode(step.email);
  if (step.step === 'switched') {
    return {
      ...form,
      ...noPasswords,
      mode: step.to,
      awaitsConfirmation: false,
      isConfirmed: false,
    };
  }
  return { ...form, ...changes[step.step] };
}
