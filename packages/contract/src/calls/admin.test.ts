import { expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import * as admin from './admin.ts';

it("the dashboard's calls are for admins, and no other call is", () => {
  const forAdmins = Object.values<Call>(calls).filter(({ access }) => access === 'admin');
  expect(new Set(forAdmins)).toEqual(new Set<Call>(Object.values(admin)));
});
