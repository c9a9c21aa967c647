const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * How many scans a JPEG has. A decoder goes over the whole picture once for each, and a scan that changes nothing takes
 * some 75 bytes: a small file can ask for an hour of work. (ITU-T T.81, B.1.1 and B.2.)
 */
export function countScans(bytes: Uint8Array): number {
  let scans = 0;
  let at = 2;
  while (at + 3 < bytes.length) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (!isSegment(marker)) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return scans;
}

/** Not a byte of the picture, a restart inside a scan, or the filling before a marker. */
const isSegment = (marker: number): boolean =>
  marker > 0x01 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);
