import { rememberEarlyPress } from './early-press.ts';
import { COLD, UNPAINTED, UNTIL_HYDRATED } from './first-paint.ts';
import { TEMPLATE } from './load-app.ts';

/*
 * Moves the scripts that React and the router wrote into a page. The router's own script loads the
 * routes that the page shows and, in its last line, the entry of the app.
 */

const PRELOADED = /<link rel="modulepreload" href="[^"]+"\/>/g;
const ROUTER_SCRIPT = /<script type="module" async="">[^<]+<\/script>/;
const ENTRY = /import\(("[^"]+")\);(?=<\/script>)/;

/** The entry does not hydrate by itself: the script calls it. */
const told = (html: string): string =>
  html.replace(ENTRY, 'import($1).then((entry) => entry.hydrate());');

const patient = (html: string): string =>
  (html.match(PRELOADED) ?? [])
    .map((link) => link.replace('/>', ' fetchpriority="low"/>'))
    .join('');

/**
 * A page is read before it is hydrated: its scripts are requested at the end of the body with low priority, so
 * that styles and fonts come first. React would put these links first.
 */
export const scriptsLast = (html: string): string =>
  told(html)
    .replaceAll(PRELOADED, '')
    .replace('</body>', `${patient(html)}</body>`);

const FONT = /<link rel="preload" as="font" [^>]*?\/>/g;
const STYLES = /<link rel="stylesheet"/;

const hrefsOf = (links: readonly string[]): string[] =>
  links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');

/** The file with React in it takes longest, so it goes first. */
const largestFirst = (hrefs: readonly string[]): string[] =>
  hrefs.toSorted((a, b) => Number(b.includes('/frame-')) - Number(a.includes('/frame-')));

/**
 * A page that the app builds has nothing to read before it: its scripts come right after the styles. A browser would ask
 * for links in the page before any script of the page runs; a script adds these, so that the call for the session, which
 * is small and which all data wait for, is sent before them (`early-script.ts`). Where a signed-in user opens the page
 * with nothing kept in this browser, the fonts come after the largest script: until the app has built the page, its few
 * words stand in a fallback of the same measure (`data-cold` in styles/base.css).
 */
export function scriptsFirst(html: string): string {
  const scripts = largestFirst(hrefsOf(html.match(PRELOADED) ?? []));
  const fonts = hrefsOf(html.match(FONT) ?? []);
  const preload = `<script>(function(d){var r=d.documentElement,w=navigator.serviceWorker;function add(h,font){var l=d.createElement('link');if(font){l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.fetchPriority='low'}else l.rel='modulepreload';l.href=h;return d.head.appendChild(l)}function fonts(){${JSON.stringify(fonts)}.forEach(function(h){add(h,true)})}var first=${JSON.stringify(scripts)}.map(function(h){return add(h,false)})[0];if(first&&/user|admin/.test(r.dataset.viewer)&&!(w&&w.controller)){r.setAttribute('${COLD}','');first.onload=first.onerror=fonts}else fonts()})(document)</script>`;
  return told(html)
    .replaceAll(PRELOADED, '')
    .replaceAll(FONT, '')
    .replace(STYLES, (styles) => preload + styles)
    .replace('<html ', `<html ${UNPAINTED}="${UNTIL_HYDRATED}" `);
}

/**
 * A deferred page keeps the app in a template, where nothing is loaded, and requests only the entry after its first
 * paint. The entry decides when to load the app.
 */
export function deferApp(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined || !ROUTER_SCRIPT.test(html))
    throw new Error('The router writes its scripts in another way now');
  const links = (html.match(PRELOADED) ?? []).join('');
  const afterPaint = `<script>${rememberEarlyPress}requestAnimationFrame(()=>setTimeout(()=>import(${entry})))</script>`;
  return told(html)
    .replaceAll(PRELOADED, '')
    .replace(ROUTER_SCRIPT, (script) => `<template id="${TEMPLATE}">${links}${script}</template>`)
    .replace('</body>', `${afterPaint}</body>`);
}

/** For a deferred page whose first screen has no reading text: the entry requests that font. */
export const deferReadingFont = (html: string): string =>
  html.replace('<html ', `<html ${UNPAINTED}="" `);
