import { createElement, Fragment, type ReactNode } from 'react';
import { NIGHT, style } from './letter-style.ts';
import type { Block, Footer, Letter } from './letter.ts';

/* Without JSX: the server runs its sources as they are, and Node strips types only. */

/** The whole letter as a page of one column. */
export const letterElement = (letter: Letter): ReactNode =>
  createElement(
    'html',
    { lang: 'en' },
    head(letter.subject),
    createElement(
      'body',
      { className: 'ground', style: style.body },
      ...previewOf(letter),
      // A table, because some programs paint no background on anything else.
      createElement(
        'table',
        { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 },
        createElement(
          'tbody',
          null,
          createElement(
            'tr',
            null,
            createElement('td', { className: 'ground', style: style.ground }, page(letter)),
          ),
        ),
      ),
    ),
  );

const head = (title: string): ReactNode =>
  createElement(
    'head',
    null,
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    createElement('meta', { name: 'color-scheme', content: 'light dark' }),
    createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    createElement('title', null, title),
    createElement('style', null, NIGHT),
  );

const previewOf = ({ preview }: Letter): ReactNode[] =>
  preview === undefined ? [] : [createElement('div', { style: style.preview }, preview)];

const page = ({ blocks, footer }: Letter): ReactNode =>
  createElement(
    'div',
    { className: 'page', style: style.page },
    brand,
    ...blocks.map(blockElement),
    footer && footerElement(footer),
  );

const brand = createElement(
  'p',
  { className: 'paper', style: style.brand },
  'Palm ',
  createElement('em', { className: 'brass', style: style.ampersand }, '&'),
  ' Soul',
);

const dim = (look: keyof typeof style, words: string): ReactNode =>
  createElement('p', { className: 'dim', style: style[look] }, words);

function blockElement(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(
        Fragment,
        null,
        createElement('p', { className: 'brass', style: style.label }, block.label),
        createElement('h1', { className: 'paper', style: style.heading }, block.text),
      );
    case 'paragraph':
      return createElement('p', { className: 'paper', style: style.paragraph }, block.text);
    case 'aside':
      return createElement('p', { className: 'paper line', style: style.aside }, block.text);
    case 'facts':
      return createElement(
        'div',
        { style: style.facts },
        createElement('p', { className: 'brass', style: style.factsLabel }, block.label),
        ...block.lines.map((line) => dim('fact', line)),
      );
    case 'button':
      return createElement(
        'p',
        { style: style.buttonRow },
        createElement(
          'a',
          { href: block.link, className: 'button', style: style.button },
          block.words,
        ),
      );
    case 'code':
      return createElement(
        Fragment,
        null,
        createElement('p', { className: 'paper', style: style.paragraph }, block.words),
        createElement('p', { className: 'paper', style: style.code }, block.code),
      );
    case 'fine-print':
      return dim('finePrint', block.text);
  }
}

const footerElement = ({ sentences, links }: Footer): ReactNode =>
  createElement(
    'div',
    { className: 'line', style: style.footer },
    ...sentences.map((sentence) => dim('finePrint', sentence)),
    createElement(
      'p',
      { className: 'dim', style: style.finePrint },
      ...links.map(({ words, link }) =>
        createElement('a', { href: link, className: 'brass', style: style.footerLink }, words),
      ),
    ),
  );
