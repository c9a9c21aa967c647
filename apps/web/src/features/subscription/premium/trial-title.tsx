import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/price';
import { numberWord } from '../../../lib/format/number-word.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { copy } from '../copy.ts';

export const TrialTitle = () => (
  <PageTitle label={copy.premium.label} lead={copy.premium.freeLead}>
    {copy.premium.freeTitle(numberWord(TRIAL_DAYS), PREMIUM_PRICE)}
  </PageTitle>
);
