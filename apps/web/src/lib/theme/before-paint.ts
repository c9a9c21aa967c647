/**
 * Runs before the first paint, from the page itself: the chosen theme, and the room the navigation
 * and the banner will need, and whether the auth screen opens as sign-up. What this visit said goes before what the browser remembers. It is text
 * because it must not wait for a script file; the server allows it by hash.
 */
export const beforePaint = `(function(r){try{['theme','viewer','banner'].forEach(function(k){var v=sessionStorage.getItem(k)||localStorage.getItem(k);if(v)r.dataset[k]=v});if(/[?&]mode=sign-up/.test(location.search)&&!localStorage.getItem('has_account'))r.dataset.newcomer=''}catch(e){}})(document.documentElement)`;
