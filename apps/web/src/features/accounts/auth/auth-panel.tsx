import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { AuthMode } from './auth-form.ts';
import { copy } from '../copy.ts';

/** What the panel asks for. `confirmed`: the code was right, and only the password is missing. */
type PanelMode = AuthMode | 'confirmed' | 'reset';

const headings = {
  'sign-in': {
    title: copy.authPanel.welcomeBack,
    lead: copy.authPanel.signInToSeeYour,
  },
  confirmed: {
    title: copy.authPanel.enterYourPassword,
    lead: copy.authPanel.yourAccountIsReady,
  },
  'sign-up': {
    title: copy.authPanel.createYourAccount,
    lead: copy.authPanel.justEmailAndPassword,
  },
  confirm: {
    title: copy.authPanel.checkYourEmailForCode,
    lead: copy.authPanel.enterItOrTapLink,
  },
  forgot: {
    title: copy.authPanel.resetYourPassword,
    lead: copy.authPanel.enterYourEmailIfIt,
  },
  reset: {
    title: copy.authPanel.chooseNewPassword,
    lead: copy.authPanel.savingItSignsYouOut,
  },
} as const satisfies Record<PanelMode, { title: string; lead: string }>;

/** What comes after signing up. */
const NEXT_WORDS: ReadonlyMap<string, string> = new Map([
  [paths.palm, copy.authPanel.nextPalm],
  [paths.askTheOracle, copy.authPanel.nextOracle],
  [paths.horoscope, copy.authPanel.nextHoroscope],
  [paths.dailyReadings, copy.authPanel.nextReadings],
]);

/**
 * The pressed button is gone after a step, so the focus moves to the new title, which is read out, unless a field
 * takes it.
 */
function useFocusOnChange(mode: string, focusesField: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    // The form before may have been longer, or scrolled by the keyboard of a phone.
    window.scrollTo(0, 0);
    if (!focusesField) heading.current?.focus({ preventScroll: true });
  }, [mode, focusesField]);
  return heading;
}

interface AuthPanelProps {
  mode: PanelMode;
  /** One of the fields takes the focus when the mode changes. */
  focusesField?: boolean;
  /** What the account is needed for, where the visitor was on the way somewhere. */
  next?: string | null;
  /** Stands beside the form on a wide screen. */
  engraving: ReactNode;
  children: ReactNode;
}

/** The frame around each auth form: title, lead and the form. */
export function AuthPanel({
  mode,
  focusesField = false,
  next = null,
  engraving,
  children,
}: AuthPanelProps) {
  const { title, lead } = headings[mode];
  const nextWords = mode === 'sign-up' && next !== null ? NEXT_WORDS.get(next) : undefined;
  const isAlive = useHydrated();
  const heading = useFocusOnChange(mode, focusesField);
  return (
    <div
      className={classNames(
        'page grid gap-x-16 py-8 md:py-16 lg:grid-cols-[1fr_28rem]',
        !isAlive && 'not-for-newcomers',
      )}
    >
      <div className="mt-16 aspect-square w-full max-w-112 justify-self-center text-paper-dim max-lg:hidden">
        {engraving}
      </div>
      <div className="w-full max-w-md justify-self-center">
        <PageTitle lead={[lead, nextWords ?? []].flat().join(' ')} ref={heading}>
          {title}
        </PageTitle>
        <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
          {/* Before hydration, typed text would be lost and buttons would do nothing. */}
          <fieldset disabled={!isAlive} className="min-w-0">
            {children}
          </fieldset>
        </Card>
      </div>
    </div>
  );
}
