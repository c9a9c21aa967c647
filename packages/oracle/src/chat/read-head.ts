import type { Report } from './format-problem.ts';
import { CARE_RULES, FACT_RULES, FAMILY_KINDS, PURPOSES, THEMES, type Family } from './family.ts';
import type { FrontMatter, FrontValue } from './read-front-matter.ts';

const KEYS = `id theme kind label asks entities needs purpose near requires forbids care facts
  new_slots source`.split(/\s+/u);

/** The front matter of a family, every value checked. */
export function readHead(front: FrontMatter, report: Report): Omit<Family, 'passages' | 'tables'> {
  for (const [key, { line }] of front.values) {
    if (!KEYS.includes(key)) report(line, `unknown key "${key}"`);
  }
  const head = new Head(front, report);
  return {
    id: head.text('id'),
    theme: head.oneOf('theme', THEMES),
    kind: head.oneOf('kind', FAMILY_KINDS),
    label: head.text('label'),
    asks: head.list('asks'),
    entities: head.list('entities'),
    needs: head.list('needs'),
    purpose: front.values.has('purpose') ? head.oneOf('purpose', PURPOSES) : null,
    near: head.record('near'),
    requires: head.list('requires'),
    forbids: head.list('forbids'),
    care: head.oneOf('care', CARE_RULES),
    facts: head.oneOf('facts', FACT_RULES),
    newSlots: head.record('new_slots'),
  };
}

class Head {
  readonly #front: FrontMatter;
  readonly #report: Report;

  constructor(front: FrontMatter, report: Report) {
    this.#front = front;
    this.#report = report;
  }

  text(key: string): string {
    const value = this.#value(key);
    if (typeof value === 'string') return value;
    this.#fault(key, 'is missing or not one value');
    return '';
  }

  oneOf<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
    const text = this.#value(key);
    const found = values.find((value) => value === text);
    if (found === undefined) this.#fault(key, `is one of ${values.join(', ')}`);
    return found ?? values[0];
  }

  list(key: string): readonly string[] {
    const value = this.#value(key) ?? [];
    if (Array.isArray(value)) return value;
    this.#fault(key, 'is a list');
    return [];
  }

  record(key: string): Readonly<Record<string, string>> {
    const value = this.#value(key) ?? {};
    const isEmptyList = Array.isArray(value) && value.length === 0;
    if (isEmptyList) return {};
    if (typeof value === 'object' && !Array.isArray(value)) {
      return value as Readonly<Record<string, string>>;
    }
    this.#fault(key, 'is a list of "key: text"');
    return {};
  }

  #value(key: string): FrontValue | undefined {
    return this.#front.values.get(key)?.value;
  }

  #fault(key: string, message: string): void {
    this.#report(this.#front.values.get(key)?.line ?? 1, `"${key}" ${message}`);
  }
}
