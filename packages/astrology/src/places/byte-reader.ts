/** Reads the compact file from front to back. Written out by hand: the domain has no TextDecoder. */
export class ByteReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new RangeError('the places file ends too early');
    return byte;
  }

  /** A whole number, seven bits a byte, lowest first. */
  number(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  numbers<T extends Uint8Array | Uint16Array | Uint32Array>(into: T): T {
    for (let i = 0; i < into.length; i++) into[i] = this.number();
    return into;
  }

  /** Running sums of signed steps (1 is -1, 2 is +1, 3 is -2, …). */
  sums<T extends Uint16Array | Int32Array>(into: T): T {
    let sum = 0;
    for (let i = 0; i < into.length; i++) {
      const step = this.number();
      sum += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
      into[i] = sum;
    }
    return into;
  }

  /** A block of UTF-8 with its length before it, left as it is. */
  block(): Uint8Array {
    const length = this.number();
    if (this.at + length > this.bytes.length) {
      throw new RangeError('the places file ends too early');
    }
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  lines(): string[] {
    return decodeUtf8(this.block()).split('\n').slice(0, -1);
  }
}

/** The least first byte of a letter of so many bytes. */
const FIRST_OF = { two: 0xc0, three: 0xe0, four: 0xf0 };

/** Decodes UTF-8 that is known to be well formed. */
export function decodeUtf8(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length;) {
    const lead = bytes[i++] ?? 0;
    const more = (bits: number): number => (bits << 6) | ((bytes[i++] ?? 0) & 0x3f);
    if (lead < FIRST_OF.two) text += String.fromCodePoint(lead);
    else if (lead < FIRST_OF.three) text += String.fromCodePoint(more(lead & 0x1f));
    else if (lead < FIRST_OF.four) text += String.fromCodePoint(more(more(lead & 0x0f)));
    else text += String.fromCodePoint(more(more(more(lead & 0x07))));
  }
  return text;
}
