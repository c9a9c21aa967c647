import type { Dispatch } from 'react';
import type { AuthForm, AuthStep } from './auth-form.ts';

/** The props of every form of the auth screen. */
export interface AuthFormProps {
  readonly form: AuthForm;
  readonly onStep: Dispatch<AuthStep>;
}
