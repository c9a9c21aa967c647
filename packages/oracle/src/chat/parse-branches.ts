import type { Branch, Reply, Target } from './family.ts';
import { parseWords } from './parse-condition.ts';

/** 'yes = say "Good."; no = more' → the branches; a text for each that is not one. */
export function parseBranches(then: string): {
  branches: Branch[];
  faults: string[];
} {
  const branches: Branch[] = [];
  const faults: string[] = [];
  for (const part of partsOf(then)) {
    const at = part.indexOf('=');
    const reply = at === -1 ? null : replyOf(part.slice(0, at).trim());
    const target = at === -1 ? null : targetOf(part.slice(at + 1).trim());
    if (reply && target) branches.push({ reply, target });
    else faults.push(`not "reply = target": ${part}`);
  }
  return { branches, faults };
}

/** Cut at semicolons outside quotes. */
const partsOf = (then: string): string[] =>
  (then.match(/(?:"[^"]*"|[^;"])+/gu) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '');

function replyOf(text: string): Reply | null {
  if (text === 'yes' || text === 'no') return { kind: text };
  const words = /^words\s+(?<list>.+)$/u.exec(text)?.groups?.['list'];
  return words === undefined ? null : { kind: 'words', words: parseWords(words) };
}

function targetOf(text: string): Target | null {
  if (text === 'more' || text === 'short' || text === 'plain') return { kind: text };
  const say = /^say\s+"(?<said>.+)"$/u.exec(text)?.groups?.['said'];
  if (say !== undefined) return { kind: 'say', text: say };
  const [verb, ...rest] = text.split(/\s+/u);
  const object = rest.join(' ');
  if (object === '') return null;
  if (verb === 'answer') return { kind: 'answer', name: object };
  return verb === 'family' ? { kind: 'family', id: object } : null;
}
