/** Where only a first name is known: what was counted, and how to have the whole name counted. */
export const firstNameNote = (birthName: string | null): string | null =>
  birthName === null || /\s/u.test(birthName.trim())
    ? null
    : 'That counts the first name alone; the custom takes the full name given at birth, so type "my full name is" with all of it and I\'ll add it up.';
