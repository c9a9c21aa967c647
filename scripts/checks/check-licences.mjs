import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inCheckout } from '../checkout.mjs';
import { Refusal, whenRunDirectly } from '../refusal.mjs';
import { leavesAChoice } from './spdx.mjs';

/** @typedef {{ dev?: boolean, link?: boolean, license?: string }} LockedPackage */

const SHIPPABLE =
  /^(MIT|MIT-0|Apache-2\.0|BSD-[\w-]+|0BSD|ISC|MPL-2\.0|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0)$/;
/** Tools stay at home, so a weak copyleft does no harm; GPL and AGPL are kept out altogether. */
const UNWANTED = /^A?GPL/;

/**
 * The library that decodes photos. Its weak copyleft covers the library itself, which ships unchanged
 * as a file of its own that anybody may replace: docs/decisions/005-photos-are-decoded-by-libvips.md.
 */
const REPLACEABLE_LIBRARY = /^node_modules\/@img\/sharp-/;

const STATES_MIT = /^MIT License$|^#+ *Licen[cs]e\s+MIT\s*$/im;

/** @param {string} licence */
const isShippable = (licence) => SHIPPABLE.test(licence);
/** @param {string} licence */
const isTolerable = (licence) => !UNWANTED.test(licence);

/**
 * @param {Record<string, LockedPackage>} packages as package-lock.json lists them
 * @param {(path: string) => string | undefined} licenceOf for those whose entry is silent
 * @returns {string[]} a sentence for each package that must go
 */
export function licenceComplaints(packages, licenceOf) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { dev, license }]) => {
      const licence = license ?? licenceOf(path);
      if (!licence) return [`${path} states no licence.`];
      const isTool = dev || REPLACEABLE_LIBRARY.test(path);
      if (leavesAChoice(licence, isTool ? isTolerable : isShippable)) return [];
      return [`${path} is ${licence}: not accepted in ${dev ? 'a tool' : 'the product'}.`];
    });
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function installedLicence(path) {
  const file = inCheckout(path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  // Two older forms: an object with a type, and a list of such objects to choose from.
  /** @type {(string | undefined)[]} */
  const types = [license ?? licenses ?? []]
    .flat()
    .map((entry) => (typeof entry === 'string' ? entry : entry.type));
  return types.join(' OR ') || licenceInProse(inCheckout(path));
}

/**
 * Some packages say it in their text only.
 * @param {string} folder
 */
const licenceInProse = (folder) =>
  readdirSync(folder)
    .filter((name) => /^(licen[cs]e|readme)(\.|$)/i.test(name))
    .some((name) => STATES_MIT.test(readFileSync(join(folder, name), 'utf8')))
    ? 'MIT'
    : undefined;

await whenRunDirectly(import.meta.url, async () => {
  const { packages } = JSON.parse(readFileSync(inCheckout('package-lock.json'), 'utf8'));
  const complaints = licenceComplaints(packages, installedLicence);
  if (complaints.length > 0) throw new Refusal(complaints.join('\n'));
});
