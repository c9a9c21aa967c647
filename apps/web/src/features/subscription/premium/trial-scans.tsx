import { plans } from '@palm/contract/plans';
import { numberWord } from '../../../lib/format/number-word.ts';
import { copy } from '../copy.ts';

/** How many palms a trial reads: the one limit that people would not expect. */
export const TrialScans = () => (
  <p className="mt-5 text-small text-paper-dim">
    {copy.premium.trialScans(numberWord(plans.trial.palmScans))}
  </p>
);
