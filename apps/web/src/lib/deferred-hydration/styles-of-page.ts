import { type SelectorComponent, transform } from 'lightningcss';

/**
 * The rules of a style sheet that a page needs, without its fonts: rules whose classes occur as words in `sources`, the
 * page's HTML and the code of components that are rendered later. This is how Tailwind finds classes, too.
 */
export function stylesOfPage(sheet: string, sources: readonly string[]): string {
  const words = new Set(sources.flatMap(wordsOf));
  const isNeeded = (selector: readonly SelectorComponent[]): boolean =>
    selector.every((part) => part.type !== 'class' || words.has(part.name));
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(sheet),
    minify: true,
    visitor: {
      Rule: {
        'font-face': () => [],
        style(rule) {
          return rule.value.selectors.some(isNeeded) ? undefined : [];
        },
      },
    },
  });
  return new TextDecoder().decode(code);
}

const wordsOf = (source: string): string[] => source.split(/[\s"'`]+/u).map(unescaped);

const unescaped = (word: string): string =>
  word
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
