import { fill, type SlotGroup } from './slot.ts';

export const productSlots = {
  price: ({ product }) => fill(product.price),
  trial_days: ({ product }) => fill(product.trialDays),
  free_questions: ({ product }) => fill(product.freeQuestions),
  premium_saved: ({ product }) => fill(product.premiumSaved),
  help_page: () => fill('The help page lists people you can talk to.'),
} as const satisfies SlotGroup;
