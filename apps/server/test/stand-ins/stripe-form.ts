/** `a[b][0]=c` as Stripe's API takes it, read into nested objects. */
export type Form = { [name: string]: Form | string };

export function readForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    path.reduce(inside, form)[last] = value;
  }
  return form;
}

function inside(form: Form, part: string): Form {
  const known = form[part];
  if (typeof known === 'object') return known;
  const made: Form = {};
  form[part] = made;
  return made;
}

/** The text at a path; undefined where there is none. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let at: Form | string | undefined = form;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}
