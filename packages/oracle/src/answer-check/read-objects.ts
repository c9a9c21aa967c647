/**
 * Finds the JSON objects in a text that comes in pieces, each as soon as it has ended. One to a line was asked for; models
 * also fence them, put them in a list or wrap them, so only braces and quotes are looked at and the rest is passed over.
 */
export function createObjectReader(): (piece: string) => unknown[] {
  let text = '';
  let depth = 0;
  let isQuoted = false;
  let isEscaped = false;
  const take = (character: string): string | null => {
    if (depth === 0 && character !== '{') return null;
    text += character;
    if (isEscaped) isEscaped = false;
    else if (isQuoted && character === '\\') isEscaped = true;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '{') depth += 1;
    else if (!isQuoted && character === '}') depth -= 1;
    if (depth > 0) return null;
    const whole = text;
    text = '';
    return whole;
  };
  return (piece) =>
    Array.from(piece).flatMap((character) => {
      const whole = take(character);
      return whole === null ? [] : parsed(whole);
    });
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    // No JSON after all: the next object may be some.
    return [];
  }
}
