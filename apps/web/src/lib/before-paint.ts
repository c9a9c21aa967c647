/**
 * Runs before the first paint, from the page itself: the chosen theme, and the room the navigation
 * will need. It is text because it must not wait for a script file; the server allows it by hash.
 */
export const beforePaint = `(function(r,s){try{s=localStorage;['theme','viewer'].forEach(function(k){var v=s.getItem(k);if(v)r.dataset[k]=v})}catch(e){}})(document.documentElement)`;
