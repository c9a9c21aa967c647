import { dirname, join, normalize } from 'node:path/posix';

const FENCED = /^(```|~~~)[^]*?^\1/gm;
const INLINE_CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s]+)[^)]*\)|(?:src|href)="([^"]+)"/g;
const LOOKS_LIKE_PATH = /^[\w.@*<>-]+(\/[\w.@*<>-]+)*\/?$/;
/** A function with what it takes. */
const CALLED = /^([a-zA-Z]\w*)\(.*\)$/;
const CAMEL = /^[a-z]+[A-Z]\w*$/;

const IS_SOURCE_FILE = /\.(css|json|md|mjs|sql|tsx?|ya?ml)$/;

/**
 * Every path that a page names in a link or in backticks and that no file or folder answers to.
 * `*` and `<noun>` stand for one name. A link counts from the page's own folder. In backticks, what
 * begins with a top folder counts from the root; of anything else that ends like a source file,
 * some file must end in it. All other words in backticks (routes, packages, settings) are no paths.
 * @param {{ page: string, text: string, files: string[] }} docs files: all paths from the root
 * @returns {string[]}
 */
export function brokenPaths({ page, text, files }) {
  const prose = text.replace(FENCED, '');
  const known = new Set(files.flatMap(withParents));
  const links = [...prose.matchAll(LINK)].map((match) => match[1] ?? match[2] ?? '');
  const codes = [...prose.matchAll(INLINE_CODE)].map((match) => match[1] ?? '');
  return [
    ...links.filter((link) => isLocal(link) && !answers(known, fromPage(page, link), '^')),
    ...codes.filter((code) => LOOKS_LIKE_PATH.test(code) && !isAnswered(known, page, code)),
  ];
}

/**
 * Every name of code (`planOf(db, userId, now)`, `checkPart`) that no source file has as a word: the code was renamed,
 * and the page was not.
 * @param {{ text: string, words: Set<string> }} docs words: all words of the source
 * @returns {string[]}
 */
export function unknownNames({ text, words }) {
  const codes = [...text.replace(FENCED, '').matchAll(INLINE_CODE)].map((match) => match[1] ?? '');
  const names = codes.flatMap((code) => CALLED.exec(code)?.[1] ?? (CAMEL.test(code) ? code : []));
  return names.filter((name) => !words.has(name));
}

/** @param {string} link */
const isLocal = (link) => !/^([a-z][a-z+.-]*:|#)/i.test(link);

/**
 * @param {string} page
 * @param {string} link
 */
const fromPage = (page, link) => {
  const path = decodeURI(link.replace(/#.*/, ''));
  return path.startsWith('/') ? path.slice(1) : normalize(join(dirname(page), path));
};

/**
 * @param {Set<string>} known
 * @param {string} page
 * @param {string} code
 */
function isAnswered(known, page, code) {
  const [top = ''] = code.split('/');
  if (top === '.' || top === '..') return answers(known, fromPage(page, code), '^');
  if (code.includes('/') && known.has(top)) return answers(known, code, '^');
  return !IS_SOURCE_FILE.test(code) || answers(known, code, '(^|/)');
}

/**
 * @param {Set<string>} known
 * @param {string} path
 * @param {string} start
 */
function answers(known, path, start) {
  const wanted = path.replace(/\/$/, '');
  if (wanted === '.' || known.has(wanted)) return true;
  const pattern = wanted
    .split(/(\*+|<[^>]*>)/)
    .map((part, index) => (index % 2 ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  const matcher = new RegExp(`${start}${pattern}$`);
  return [...known].some((name) => matcher.test(name));
}

/**
 * @param {string} file
 * @returns {string[]}
 */
const withParents = (file) => (file === '.' ? [] : [file, ...withParents(dirname(file))]);
