import { plans } from '@palm/contract/plans';
import { expect, it } from 'vitest';
import { chatUpsell, horoscopeUpsell } from './upsell-words.ts';

it('offers a free user what every paying plan has', () => {
  expect(horoscopeUpsell(plans.free)).toContain('every daily reading');
  expect(chatUpsell(plans.free)).toContain('5 questions a day');
});

it('does not offer a trial user what the trial already has', () => {
  for (const words of [horoscopeUpsell(plans.trial), chatUpsell(plans.trial)]) {
    expect(words).not.toMatch(/daily reading|questions/);
    expect(words).toContain('unlimited palms');
    expect(words).toContain('up to 10 readings');
  }
});
