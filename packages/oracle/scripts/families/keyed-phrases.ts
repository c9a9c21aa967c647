import { isPlainName } from '../../src/chat/compose/choose-passage.ts';
import { phraseKey } from '../../src/chat/understand/phrase-key.ts';
import type { Sample } from './read-samples.ts';

/**
 * For each key of a phrase its passage. A key of several passages of one family stands for the family ("family/"); one of
 * several families is left out.
 */
export function keyedPhrases(samples: readonly Sample[]): ReadonlyMap<string, string> {
  const named = Map.groupBy(samples, ({ plain }) => phraseKey(plain));
  return new Map(
    [...named].flatMap(([key, own]): [string, string][] => {
      const passage = passageFor([...new Set(own.map(({ family }) => family))]);
      return passage === null ? [] : [[key, passage]];
    }),
  );
}

/** A passage says more than "family/*", and that more than "family/". */
function passageFor(names: readonly string[]): string | null {
  const family = familyIn(names[0] ?? '');
  if (!names.every((name) => familyIn(name) === family)) return null;
  const passages = names.filter((name) => !isPlainName(name) && name !== family);
  const plain = names.filter(isPlainName);
  const [only, ...others] = passages.length > 0 ? passages : plain;
  return only !== undefined && others.length === 0 ? only : family;
}

/** "family/" */
const familyIn = (name: string): string => name.slice(0, name.indexOf('/') + 1);
