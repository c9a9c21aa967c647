import { pathOf } from '@palm/contract/call';
import { callsOfPage } from './calls-of-page.ts';

/** Where the script leaves what it asked for. */
export const EARLY = 'earlyCalls';

/** The name of an answer: another input is another call. */
export const earlyKey = (path: string, body: string): string => `${path} ${body}`;

const SESSION = pathOf({ name: 'refresh-session' });
const paths = (names: readonly string[]): string =>
  JSON.stringify(names.map((name) => pathOf({ name })));

/**
 * A script in the page itself: in a browser that was last used by a signed-in user it asks for the session and the
 * page's first data at once, while the app is still being loaded. The app takes the answers (`take-early.ts`). It is
 * text because it must not wait for a script file; the server allows it by hash.
 */
export function earlyScript(pathname: string): string {
  const { plain, zoned } = callsOfPage(pathname);
  return `(function(w){var v=document.documentElement.dataset.viewer;if(v!=='user'&&v!=='admin')return;function ask(p,b,t){var h={'content-type':'application/json'};if(t)h.authorization='Bearer '+t;return fetch(p,{method:'POST',headers:h,body:b,credentials:'same-origin'})}var s=ask('${SESSION}','{}'),k=s.then(function(a){return a.ok?a.clone().json():null}).then(function(x){return x&&x.access_token}),e=w.${EARLY}={'${earlyKey(SESSION, '{}')}':s.then(function(a){return{answer:a,token:null}})},z=JSON.stringify({zone:new Intl.DateTimeFormat().resolvedOptions().timeZone});function add(b){return function(p){e[p+' '+b]=k.then(function(t){return t?ask(p,b,t).then(function(a){return{answer:a,token:t}}):null})}}${paths(plain)}.forEach(add('{}'));${paths(zoned)}.forEach(add(z));for(var p in e)e[p].catch(function(){})})(window)`;
}
