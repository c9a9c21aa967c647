const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds east of UTC as people write it: UTC−4, UTC+5:30, UTC+0:19:32. */
export function offsetWords(seconds: number): string {
  const size = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const tail = rest > 0 ? `:${two(minutes)}:${two(rest)}` : minutes > 0 ? `:${two(minutes)}` : '';
  return `UTC${seconds < 0 ? '−' : '+'}${hours}${tail}`;
}
