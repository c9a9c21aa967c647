/*
 * Reads a message back as a mail program would, as far as the tests need it: folded headers (RFC 5322 section 2.2.3),
 * encoded words (RFC 2047) and one level of multipart (RFC 2046).
 */

export interface ReadMessage {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

export function readMessage(source: string): ReadMessage {
  const { headers, body } = splitMessage(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? 'none';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitMessage(part.slice(2)));
  const partOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding')) : '';
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}

function splitMessage(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

function decodeBody(body: string, encoding = '7bit'): string {
  const end = body.endsWith('\r\n') ? body.length - 2 : body.length;
  const content = body.slice(0, end);
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuoted(content.replaceAll('=\r\n', ''));
  return content;
}

const decodeQuoted = (quoted: string): string =>
  Buffer.from(
    quoted.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8');

const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
