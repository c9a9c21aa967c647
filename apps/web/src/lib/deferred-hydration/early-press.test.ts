import { expect, it, vi } from 'vitest';
import { rememberEarlyPress } from './early-press.ts';
import { markHydrated } from './load-app.ts';
import { loadAppOnUse } from './load-app-on-use.ts';

it('repeats a press that came before the entry was loaded, once the page is alive', () => {
  document.body.innerHTML = '<button><i>Menu</i></button><template id="app"><b></b></template>';
  // What the inline script of the page does.
  // oxlint-disable-next-line typescript/no-implied-eval -- it is a script of the page, as text
  new Function(rememberEarlyPress.replace('onclick=', 'window.onclick='))();
  document.querySelector('i')?.click();
  loadAppOnUse();
  expect(document.querySelector('#app')).toBeNull();
  const pressed = vi.fn<() => void>();
  document.querySelector('button')?.addEventListener('click', pressed);
  markHydrated();
  expect(pressed).toHaveBeenCalledOnce();
  expect(window.onclick).toBeNull();
});
