interface Placed {
  /** Where the note would stand level with its numeral. */
  readonly wanted: number;
  readonly height: number;
}

/** The top of each note: level with its numeral, or below the note before it where the two would overlap. */
export function levelTops(notes: readonly Placed[], gap: number): number[] {
  let free = 0;
  return notes.map(({ wanted, height }) => {
    const top = Math.max(wanted, free);
    free = top + height + gap;
    return top;
  });
}
