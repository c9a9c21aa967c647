import { createElement, type ReactNode } from 'react';
import { NIGHT, style } from './letter-style.ts';
import type { Footer, Letter } from './letter.ts';
import { dim, blockElement } from './block-element.ts';

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
