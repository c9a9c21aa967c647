/** Pixels row by row, three bytes each. Pixel (i, j) covers the square from (i, j) to (i + 1, j + 1). */
export interface RgbImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export function halve(image: RgbImage): RgbImage {
  const width = image.width >> 1;
  const height = image.height >> 1;
  const data = new Uint8Array(width * height * 3);
  const row = image.width * 3;
  const from = image.data;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = 2 * y * row + 6 * x + channel;
        const upper = (from[at] ?? 0) + (from[at + 3] ?? 0);
        const lower = (from[at + row] ?? 0) + (from[at + row + 3] ?? 0);
        data[(y * width + x) * 3 + channel] = (upper + lower + 2) >> 2;
      }
    }
  }
  return { width, height, data };
}
