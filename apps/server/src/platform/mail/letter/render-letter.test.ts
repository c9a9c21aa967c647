import { render } from '@react-email/render';
import { expect, it } from 'vitest';
import { letterElement } from './letter-element.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';

const letter: Letter = {
  subject: 'Sunday: Venus meets your Moon',
  preview: 'A quiet door',
  blocks: [
    { kind: 'heading', label: 'Daily guidance', text: 'A quiet door' },
    { kind: 'paragraph', text: 'Rain & <b>thunder</b>.' },
    { kind: 'aside', text: 'Through May: Saturn is near.' },
    { kind: 'facts', label: 'It rests on', lines: ['Moon at 1°16′ Aquarius', 'Venus at 3°'] },
    { kind: 'button', words: 'Open', link: 'https://palm.example/a?b=1&c=2' },
    { kind: 'code', words: 'Or type this code:', code: 'K7QX2M' },
    { kind: 'fine-print', text: 'It works once.' },
  ],
  footer: {
    sentences: ['You asked for it.'],
    links: [{ words: 'Unsubscribe', link: 'https://palm.example/u' }],
  },
};

it('says the same in plain text, in the order it was written', async () => {
  const { subject, text } = await renderLetter(letter);
  expect(subject).toBe(letter.subject);
  expect(text).toBe(`DAILY GUIDANCE
A quiet door

Rain & <b>thunder</b>.

Through May: Saturn is near.

It rests on:
  * Moon at 1°16′ Aquarius
  * Venus at 3°

Open:
https://palm.example/a?b=1&c=2

Or type this code: K7QX2M

It works once.

--\x20
Palm & Soul
You asked for it.
Unsubscribe: https://palm.example/u
`);
});

it('lets nothing that was written become markup', async () => {
  const { html } = await renderLetter(letter);
  expect(html).toContain('Rain &amp; &lt;b&gt;thunder&lt;/b&gt;.');
  expect(html).toContain('href="https://palm.example/a?b=1&amp;c=2"');
});

it('reads by night too, and fetches nothing', async () => {
  const { html } = await renderLetter(letter);
  expect(html).toMatch(/<meta name="color-scheme" content="light dark"\/>/);
  expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{/);
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
});

it('is signed where it has no footer', async () => {
  const { text } = await renderLetter({ subject: 'Hello', blocks: [] });
  expect(text).toBe('Palm & Soul\n');
});

it('is to the letter what React renders, whichever of its shape came before it', async () => {
  const odd: Letter = {
    subject: `"Ada" & 'Bea' < $& $1 > \uFFFD`,
    preview: '',
    blocks: letter.blocks.map((block) =>
      block.kind === 'facts'
        ? { ...block, lines: ['', `O'Neill & <Söhne> "x" &amp; 0 ⚹`] }
        : { ...block },
    ),
    footer: { sentences: ['7'], links: [{ words: '⟨out⟩', link: `https://a.example/?q='"&<>` }] },
  };
  const other: Letter = { subject: odd.subject, blocks: odd.blocks.slice(0, 3) };
  for (const each of [letter, odd, other, letter, { ...odd, preview: 'x' }]) {
    expect((await renderLetter(each)).html).toBe(await render(letterElement(each)));
  }
});
