import type { Dispatch } from 'react';
import type { AuthForm, AuthStep } from './auth-form.ts';

/** What every form of the auth screen is given. */
export interface AuthFormProps {
  readonly form: AuthForm;
  readonly onStep: Dispatch<AuthStep>;
}
