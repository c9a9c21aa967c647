import type { Calls } from '@palm/contract/calls';
import { completePerson } from '../../features/people/complete-person.ts';
import { deletePerson, listPeople, savePerson } from '../../features/people/kept-people.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const peopleHandlers = {
  listPeople: async ({ actor, own }) => ({ people: await listPeople(own, actor.userId) }),
  savePerson: async ({ deps, input, actor, asUser, refuse }) => {
    const now = deps.clock.now();
    const details = await completePerson(input, now, refuse);
    return asUser((db) => savePerson(db, actor.userId, { ...details, id: input.id, now }, refuse));
  },
  deletePerson: async ({ input, actor, own, refuse }) => {
    await deletePerson(own, actor.userId, input.id, refuse);
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
