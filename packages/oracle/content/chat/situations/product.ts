import type { Situation } from './situation.ts';

/** Talk about the app itself. */
export const PRODUCT_SITUATIONS: readonly Situation[] = [
  {
    id: 'subscription',
    story: /\b(?:premium|subscription|subscribe|trial|cancel (?:any ?time|it|my|the)|cancel$)\b/u,
    says: {
      if: "Then it simply renews for another month at the same price, until you cancel. So if you're only trying it, cancel right after you start: Profile, Manage Subscription. You keep access until the end of the time that's paid or free, and there's nothing left to forget.",
      fail: 'Then it simply renews for another month at the same price, until you cancel. You can cancel right away, in Profile under Manage Subscription, and keep access until the paid or free time ends.',
    },
  },
];
