import { UNPAINTED } from './first-paint.ts';
import { TEMPLATE } from './load-app.ts';

/*
 * Where the scripts of a page stand, written over what React and the router wrote. The router's own script loads the
 * routes that the page shows and, in its last line, the entry of the app.
 */

const PRELOADED = /<link rel="modulepreload" href="[^"]+"\/>/g;
const ROUTER_SCRIPT = /<script type="module" async="">[^<]+<\/script>/;
const ENTRY = /import\(("[^"]+")\);(?=<\/script>)/;

/** The entry alone does nothing to the page: it is told when to. */
const told = (html: string): string =>
  html.replace(ENTRY, 'import($1).then((entry) => entry.hydrate());');

const patient = (html: string): string =>
  (html.match(PRELOADED) ?? [])
    .map((link) => link.replace('/>', ' fetchpriority="low"/>'))
    .join('');

/**
 * A page is read before it comes alive: its scripts are asked for at the end of the body and at low priority, so
 * that style and fonts have the line for themselves. React would put these links first.
 */
export const scriptsLast = (html: string): string =>
  told(html)
    .replaceAll(PRELOADED, '')
    .replace('</body>', `${patient(html)}</body>`);

/**
 * A resting page keeps the app in a template, where nothing is loaded, and asks after its first paint for the entry
 * only, which knows when to wake.
 */
export function deferApp(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined || !ROUTER_SCRIPT.test(html))
    throw new Error('The router writes its scripts in another way now');
  const links = (html.match(PRELOADED) ?? []).join('');
  const afterPaint = `<script>requestAnimationFrame(()=>setTimeout(()=>import(${entry})))</script>`;
  return told(html)
    .replaceAll(PRELOADED, '')
    .replace(ROUTER_SCRIPT, (script) => `<template id="${TEMPLATE}">${links}${script}</template>`)
    .replace('</body>', `${afterPaint}</body>`);
}

/** For a resting page whose first screen has no reading text: its face is asked for by the entry. */
export const deferReadingFont = (html: string): string =>
  html.replace('<html ', `<html ${UNPAINTED}="" `);
