import { expect, it } from 'vitest';
import { html } from './html.ts';

it('shows what a person wrote as text, in an attribute too', () => {
  const wrote = '"><script>alert(1)</script> & more';
  expect(html`<p title="${wrote}">${wrote}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>',
  );
});

it('lets pieces stand as they are, one or several', () => {
  const items = [1, 2].map((number) => html`<i>${number}</i>`);
  expect(html`<p>${items}</p>`.markup).toBe('<p><i>1</i><i>2</i></p>');
});
