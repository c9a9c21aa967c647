/** A first name and nothing else: whatever does not look like one is left out. */
const NAME = /^\p{Lu}[\p{L}'’-]{1,19}$/u;

export function firstNameOf(name: string | undefined): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/u);
  return NAME.test(first) ? first : null;
}
