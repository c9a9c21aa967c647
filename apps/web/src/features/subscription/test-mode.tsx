import type { Billing } from './billing-words.ts';
import { copy } from './copy.ts';

/** Said wherever a checkout can be started that charges no card. */
export const TestMode = ({ billing }: { billing: Billing }) =>
  billing.testMode && (
    <p className="mt-3 text-small text-paper-dim">{copy.subscriptionStatus.testModeNoCardIs}</p>
  );
