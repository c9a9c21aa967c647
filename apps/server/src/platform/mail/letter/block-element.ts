import { createElement, Fragment, type ReactNode } from 'react';
import { style } from './letter-style.ts';
import type { Block } from './letter.ts';

export const dim = (look: keyof typeof style, words: string): ReactNode =>
  createElement('p', { className: 'dim', style: style[look] }, words);

export function blockElement(block: Block): ReactNode {
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
