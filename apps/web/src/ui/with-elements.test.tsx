import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withElements } from './with-elements.tsx';

it('puts each element in its place, also at the ends of a sentence', () => {
  const sentence = withElements('{who} accepts the {terms}.', { who: 'Ada', terms: <b>terms</b> });
  expect(renderToStaticMarkup(<p>{sentence}</p>)).toBe('<p>Ada accepts the <b>terms</b>.</p>');
});
