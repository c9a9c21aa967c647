export type PhotoKind = 'jpeg' | 'png' | 'webp';

/** By the first bytes alone: a name and a Content-Type are only claims. */
export function photoKindOf(bytes: Uint8Array): PhotoKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp';
  return undefined;
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, offset: number): string =>
  String.fromCodePoint(...bytes.subarray(offset, offset + 4));

/** The types of two chunks as numbers: a hostile file has a million chunks, and this runs where requests are answered. */
const ACTL = 0x61_63_54_4c;
const IDAT = 0x49_44_41_54;

/** An APNG says so in an acTL chunk before its pixels (PNG specification, third edition, 11.3.6.1). */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = 8;
  for (let at = signature; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const type = view.getUint32(at + 4);
    if (type === ACTL) return true;
    if (type === IDAT) return false;
  }
  return false;
}
