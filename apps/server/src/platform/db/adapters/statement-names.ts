const MAX_NAMED = 300;

/**
 * A name for each text, under which every connection prepares it once; planning a small statement costs more than
 * running it. The first few hundred are enough: lists of many lengths make ever new texts, and those go without.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();

  of(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= MAX_NAMED) return known;
    const name = `s${this.#names.size + 1}`;
    this.#names.set(sql, name);
    return name;
  }
}
