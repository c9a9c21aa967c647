import type { Calls } from '@palm/contract/calls';
import { checkSubscription } from '../../features/subscriptions/access/check-subscription.ts';
import { createCheckout } from '../../features/subscriptions/checkout/create-checkout.ts';
import { customerPortal } from '../../features/subscriptions/customer-portal.ts';
import { getBilling } from '../../features/subscriptions/get-billing.ts';
import type { Handlers } from '../../http/handler.ts';

export const subscriptionHandlers = {
  checkSubscription: ({ deps, actor, own }) => checkSubscription(deps, actor, own),
  createCheckout: async ({ deps, actor, refuse }) => {
    // Money is spoken of with a living session only.
    await deps.db.checkSession(actor);
    return { url: await createCheckout(deps, actor.userId, refuse) };
  },
  customerPortal: async ({ deps, actor, input, refuse }) => {
    await deps.db.checkSession(actor);
    const { userId } = actor;
    return { url: await customerPortal(deps, { userId, flow: input.flow }, refuse) };
  },
  getBilling: ({ deps, actor, own }) => getBilling(deps, actor, own),
} satisfies Partial<Handlers<Calls>>;
