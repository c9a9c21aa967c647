/** Makes each value once and keeps the newest so many. */
export function remembered<Key extends readonly (string | number)[], Value>(
  make: (...key: Key) => Value,
  most: number,
): (...key: Key) => Value {
  const kept = new Map<string, Value>();
  return (...key) => {
    const name = key.join(' ');
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make(...key);
    kept.set(name, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
