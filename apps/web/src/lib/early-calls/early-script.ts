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
 * page's first data at once, while the app is still being loaded. The app takes the answers (`take-early.ts`): `coming`
 * is the promise of one, `come` what it says once it is there. The time zone, which takes a slow phone some time to look
 * up, is looked up while the session is on its way. It is text because it must not wait for a script file; the server
 * allows it by hash.
 */
export function earlyScript(pathname: string): string {
  const { plain, zoned } = callsOfPage(pathname);
  return `(function(w){var v=document.documentElement.dataset.viewer;if(v!=='user'&&v!=='admin')return;function ask(p,b,t){var h={'content-type':'application/json'};if(t)h.authorization='Bearer '+t;return fetch(p,{method:'POST',headers:h,body:b,credentials:'same-origin'}).then(function(a){return{answer:a,token:t}})}var e=w.${EARLY}={};function keep(p,b,c){var k=p+' '+b,x=e[k]={coming:c};return c.then(function(f){return f&&f.answer.ok?f.answer.clone().json().then(function(j){x.come={body:j,token:f.token};return j}):null})}var k=keep('${SESSION}','{}',ask('${SESSION}','{}',null));function add(b){return function(p){keep(p,b,k.then(function(s){return s?ask(p,b,s.access_token):null})).catch(function(){})}}${paths(plain)}.forEach(add('{}'));${zoned.length > 0 ? `setTimeout(function(){${paths(zoned)}.forEach(add(JSON.stringify({zone:new Intl.DateTimeFormat().resolvedOptions().timeZone})))});` : ''}})(window)`;
}
