import { expect, it } from 'vitest';
import { facesOf } from './faces-of.ts';

const display = '@font-face{font-family:Display;src:url(/assets/display-1.woff2)format("woff2")}';
const sans = '@font-face{font-family:Sans;src:url(/assets/sans-2.woff2)format("woff2")}';

it('takes the faces of a style sheet and nothing else of it', () => {
  expect(facesOf(`@layer base{${display}html{color:red}${sans}}p{margin:0}`)).toBe(
    `${display}\n${sans}`,
  );
});

it('has nothing to say of a sheet without faces', () => {
  expect(facesOf('p{margin:0}')).toBe('');
});
