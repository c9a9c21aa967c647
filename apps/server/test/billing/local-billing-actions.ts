import { calls } from '@palm/contract/calls';
import type { TestServer } from '../running-server.ts';
import type { BillingActions, Member } from './billing-member.ts';

export const localBilling = (server: TestServer): BillingActions => {
  const press = async (member: Member, action: string): Promise<void> => {
    const { url } = await member.call(calls.customerPortal, {});
    await post(server, url, { action });
  };
  return {
    pay: (url) => post(server, url, {}),
    fail: (member) => press(member, 'fail_payment'),
    recover: (member) => press(member, 'recover'),
    cancel: (member) => press(member, 'cancel'),
    resume: (member) => press(member, 'resume'),
    addressesOf: async (member) => {
      const { url } = await member.call(calls.customerPortal, {});
      const page = await (await fetch(server.url + new URL(url).pathname)).text();
      return [...page.matchAll(/Receipts would go to (\S+)\.</g)].map(([, email = '']) => email);
    },
    tick: async () => {},
  };
};

/** Presses a button of a page of ours, as a browser does: to the page's own address, with the form's fields. */
export async function post(
  server: TestServer,
  url: string,
  fields: Record<string, string>,
): Promise<void> {
  const { pathname } = new URL(url);
  const response = await fetch(server.url + pathname, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  await response.arrayBuffer();
}
