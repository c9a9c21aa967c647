import { expect, it } from 'vitest';
import { licenceComplaints } from './check-licences.mjs';

/** @param {Parameters<typeof licenceComplaints>[0]} packages */
const complaints = (packages) => licenceComplaints(packages, () => undefined);

it('holds what is shipped to the permissive list', () => {
  expect(complaints({ 'node_modules/a': { license: 'BSD-3-Clause' } })).toEqual([]);
  expect(complaints({ 'node_modules/a': { license: 'LGPL-3.0' } })).toHaveLength(1);
});

it('holds a tool only to being free of GPL and AGPL', () => {
  expect(complaints({ 'node_modules/a': { dev: true, license: 'CC-BY-4.0' } })).toEqual([]);
  expect(complaints({ 'node_modules/a': { dev: true, license: 'AGPL-3.0' } })).toHaveLength(1);
  expect(complaints({ 'node_modules/a': { dev: true, license: 'GPL-2.0 OR MIT' } })).toEqual([]);
});

it('finds a nested package, and leaves our own out', () => {
  expect(complaints({ 'apps/web/node_modules/a': { license: 'GPL-3.0' } })).toHaveLength(1);
  expect(complaints({ 'apps/web': {}, 'node_modules/@palm/web': { link: true } })).toEqual([]);
});

it('does not take silence for permission, and asks the package itself first', () => {
  expect(complaints({ 'node_modules/a': {} })).toEqual(['node_modules/a states no licence.']);
  expect(licenceComplaints({ 'node_modules/a': {} }, () => 'MIT')).toEqual([]);
});
