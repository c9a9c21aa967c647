const GOLDEN_RATIO = 1.618033988749895;

/** The sentences of a line with alternatives, at most so many: "a (b|c) d" becomes "a b d" and "a c d". */
export const writeOut = (line: string, most: number): string[] => [
  ...new Set(spread(allOf(line), most)),
];

function allOf(line: string): string[] {
  const group = /\((?<choices>[^()]*)\)/u.exec(line);
  if (group === null) return [line];
  const before = line.slice(0, group.index);
  const tails = allOf(line.slice(group.index + group[0].length));
  return (group.groups?.['choices'] ?? '')
    .split('|')
    .flatMap((choice) => tails.map((tail) => `${before}${choice}${tail}`));
}

/** Picks by the golden ratio, which keeps step with no pattern of alternatives: each has its turn. */
function spread(sentences: readonly string[], most: number): string[] {
  if (sentences.length <= most) return [...sentences];
  return Array.from({ length: most }, (_, index) => {
    const turn = index * GOLDEN_RATIO;
    return sentences[Math.floor((turn - Math.floor(turn)) * sentences.length)] ?? '';
  });
}
