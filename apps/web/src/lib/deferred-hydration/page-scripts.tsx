import { createContext, useContext } from 'react';
import { isLanding } from '../navigation/paths.ts';
import { isAppPage } from './app-pages.ts';
import { isDeferredPage } from './deferred-pages.ts';
import { rememberEarlyPress } from './early-press.ts';
import { COLD, UNPAINTED, UNTIL_HYDRATED } from './first-paint.ts';
import { TEMPLATE } from './load-app.ts';

/*
 * When a page loads its scripts. These components are rendered at build time only: React skips elements of the head and
 * of the body that it does not know.
 */

/** The scripts of a page, and its styles. */
export interface WrittenScripts {
  /** What the router's `<Scripts>` renders for this page, as HTML. */
  readonly app: string;
  /** The address of the entry of deferred pages. */
  readonly deferredEntry: string;
  /** The styles that the page has in itself; none, where it loads the style sheet. */
  readonly styles: string;
}

/** Null in the browser, and while the router's scripts are rendered: see `entry.server.tsx`. */
export const PageScriptsContext = createContext<WrittenScripts | null>(null);

interface OfPage {
  pathname: string;
}

/** Hot reload needs the app at once. */
const isDeferred = (pathname: string): boolean => import.meta.env.PROD && isDeferredPage(pathname);

/** In a template a browser loads nothing. */
function AppTemplate() {
  const scripts = useContext(PageScriptsContext);
  return <template id={TEMPLATE} dangerouslySetInnerHTML={{ __html: scripts?.app ?? '' }} />;
}

const InlineScript = ({ text }: { text: string }) => (
  <script dangerouslySetInnerHTML={{ __html: text }} />
);

/**
 * For the head of a page that the app builds, before the styles. Such a page has nothing to read before the app is there.
 * A browser would ask for links in the page before any script of the page runs; a script adds these, so that the call for
 * the session, which is small and which all data wait for, is sent before them (`early-script.ts`). Where a signed-in user
 * opens the page with nothing kept in this browser, the fonts come after the largest script: until the app has built the
 * page, its few words stand in a fallback of the same measure (`data-cold` in styles/base.css).
 */
export const ScriptsFirst = ({ pathname, fonts }: OfPage & { fonts: readonly string[] }) =>
  isAppPage(pathname) && (
    <>
      <AppTemplate />
      <InlineScript text={preload(fonts)} />
    </>
  );

/** The file with React in it takes longest, so it goes first. */
const preload = (fonts: readonly string[]): string =>
  `(function(d,t){var r=d.documentElement,w=navigator.serviceWorker;function large(l){return+/\\/frame-/.test(l.getAttribute('href'))}function fonts(){${JSON.stringify(fonts)}.forEach(function(h){var l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.fetchPriority='low';l.href=h;d.head.appendChild(l)})}var s=Array.from(t.content.querySelectorAll('link')).sort(function(a,b){return large(b)-large(a)}),first=s[0];s.forEach(function(l){d.head.appendChild(l)});if(first&&/user|admin/.test(r.dataset.viewer)&&!(w&&w.controller)){r.setAttribute('${COLD}','');first.onload=first.onerror=fonts}else fonts()})(document,document.getElementById('${TEMPLATE}'))`;

/**
 * For the end of every page. A page is read before it is hydrated: its scripts are asked for last and with low priority,
 * so that styles and fonts come first. A deferred page asks for its own entry after the first paint, and that decides
 * when to load the app.
 */
export function ScriptsLast({ pathname }: OfPage) {
  const scripts = useContext(PageScriptsContext);
  const start = isDeferred(pathname) ? afterPaint(scripts?.deferredEntry ?? '') : startApp;
  return (
    <>
      {!isAppPage(pathname) && <AppTemplate />}
      <InlineScript text={start} />
    </>
  );
}

const startApp = `(function(d,t){t.content.querySelectorAll('link').forEach(function(l){l.setAttribute('fetchpriority','low')});d.body.append(d.importNode(t.content,true));t.remove()})(document,document.getElementById('${TEMPLATE}'))`;

const afterFrame = (run: string): string => `requestAnimationFrame(()=>setTimeout(()=>${run}))`;

/** The first frame starts to read the fonts in the page; the frame after that paints the words. */
const afterPaint = (entry: string): string =>
  `${rememberEarlyPress}${afterFrame(`document.fonts.ready.then(()=>${afterFrame(`import(${JSON.stringify(entry)})`)})`)}`;

/**
 * The landing page has its own styles in itself and is painted without waiting for a second file. Its link is loaded with
 * the app (`load-app.ts`), which needs all styles.
 */
export function StyleSheet({ pathname, href }: OfPage & { href: string }) {
  const scripts = useContext(PageScriptsContext);
  const isInPage = isLanding(pathname) && !!scripts?.styles;
  return (
    <>
      {isInPage && <style dangerouslySetInnerHTML={{ __html: scripts.styles }} />}
      <link rel="stylesheet" href={href} {...(isInPage && { disabled: true })} />
    </>
  );
}

/** The attribute of `html` that keeps back the fonts which can wait: the first screen of the landing page has no reading text. */
export function unpainted(pathname: string): Record<string, string> {
  if (isAppPage(pathname)) return { [UNPAINTED]: UNTIL_HYDRATED };
  return isLanding(pathname) ? { [UNPAINTED]: '' } : {};
}
