import { pathOf } from '@palm/contract/call';
import { callsOfPage } from './calls-of-page.ts';

/** Where the script leaves what it asked for. */
export const EARLY = 'earlyCalls';

const SESSION = pathOf({ name: 'refresh-session' });

/**
 * A script in the page itself: in a browser that was last used by a signed-in user it asks for the session and the
 * page's first data at once, while the app is still being loaded. The app takes the answers (`take-early.ts`). It is
 * text because it must not wait for a script file; the server allows it by hash.
 */
export function earlyScript(pathname: string): string {
  const names = JSON.stringify(callsOfPage(pathname).map((name) => pathOf({ name })));
  return `(function(w){var v=document.documentElement.dataset.viewer;if(v!=='user'&&v!=='admin')return;function ask(p,t){var h={'content-type':'application/json'};if(t)h.authorization='Bearer '+t;return fetch(p,{method:'POST',headers:h,body:'{}',credentials:'same-origin'})}var s=ask('${SESSION}'),k=s.then(function(a){return a.ok?a.clone().json():null}).then(function(x){return x&&x.access_token}),e=w.${EARLY}={'${SESSION}':s.then(function(a){return{answer:a,token:null}})};${names}.forEach(function(p){e[p]=k.then(function(t){return t?ask(p,t).then(function(a){return{answer:a,token:t}}):null})});for(var p in e)e[p].catch(function(){})})(window)`;
}
