import { type Message, messages } from '@palm/contract/messages';
import { isRefusalCode, refusalMessage } from '@palm/contract/refusals';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasAccountHere } from '../../../lib/user/account-mark.ts';
import { announceProblem } from '../../../ui/feedback/announce.ts';
import { useSession } from '../session/accounts-context.ts';
import { type AuthStep, emptyAuthForm, nextAuthForm, signUpForm } from './auth-form.ts';
import { AuthPanel } from './auth-panel.tsx';
import { MagicLink } from './magic-link.tsx';
import { ModeForm } from './forms/mode-form.tsx';
import { ResetForm } from './forms/reset-form.tsx';
import { useAuthAddress } from './use-auth-address.ts';
import { useDestination } from './use-destination.ts';

/** OAuth sends `access_denied` when the user cancels. */
function googleWords(error: string): Message {
  if (error === 'access_denied') return messages['auth.google-cancelled'];
  return isRefusalCode(error) ? refusalMessage(error) : messages['auth.google-failed'];
}

function useGoogleError(error: string | null, tidy: () => void): void {
  useEffect(() => {
    if (error === null) return;
    announceProblem(googleWords(error));
    tidy();
  }, [error, tidy]);
}

function useLeaveWhenSignedIn(destination: string | null): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'user' && destination !== null) void navigate(destination, { replace: true });
  }, [status, destination, navigate]);
}

/** The form, with a note in the browser's history while a code is awaited: a reload asks for the code again. */
function useAuthForm({
  isForNewcomers,
  awaitsCodeFor,
  awaitCode,
}: ReturnType<typeof useAuthAddress>) {
  const [isReturning] = useState(hasAccountHere);
  const isSignUp = isForNewcomers && !isReturning;
  const [form, take] = useReducer(nextAuthForm, isSignUp ? signUpForm : emptyAuthForm);
  // The page was written before its address was known.
  useLayoutEffect(() => {
    if (isSignUp) take({ step: 'switched', to: 'sign-up' });
  }, [isSignUp]);
  useLayoutEffect(() => {
    if (awaitsCodeFor !== null) take({ step: 'reloaded', email: awaitsCodeFor });
  }, [awaitsCodeFor]);
  const onStep = (step: AuthStep): void => {
    take(step);
    if (step.step === 'signed-up') awaitCode(form.email);
    else if (form.mode === 'confirm' && step.step !== 'typed') awaitCode(null);
  };
  return { form, onStep, isReturning };
}

/** The sign-in screen in all its modes. The URL selects two of them, the visitor the others. `engraving` stands beside it. */
export function AuthScreen({ engraving }: { engraving: ReactNode }) {
  const address = useAuthAddress();
  const { next, tidy, linkToken, resetToken, googleError } = address;
  const { form, onStep, isReturning } = useAuthForm(address);
  const isTokenPending = linkToken !== null || resetToken !== null;
  const destination = useDestination(next, isReturning);
  useGoogleError(googleError, tidy);
  useLeaveWhenSignedIn(isTokenPending ? null : destination);

  if (linkToken !== null) return <MagicLink token={linkToken} onDone={tidy} />;
  if (resetToken !== null) {
    return (
      <AuthPanel mode="reset" engraving={engraving}>
        <ResetForm token={resetToken} onDone={tidy} />
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      mode={form.isConfirmed ? 'confirmed' : form.mode}
      focusesField={form.isConfirmed}
      next={next}
      engraving={engraving}
    >
      <ModeForm form={form} onStep={onStep} next={next} />
    </AuthPanel>
  );
}
