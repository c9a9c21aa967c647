import { StorageFailed } from '../storage.ts';

/*
 * The two XML answers we read: ListObjectsV2 and Error. Both are flat lists of plain elements, so no parser is needed.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */

export interface ListedPage {
  readonly keys: string[];
  readonly next: string | null;
}

export function parseListedPage(xml: string): ListedPage {
  const [next = ''] = textOf(xml, 'NextContinuationToken');
  const isCut = textOf(xml, 'IsTruncated')[0] !== 'false';
  if (isCut && next === '') throw new StorageFailed('the store cut a list and gave no way on');
  return { keys: textOf(xml, 'Key'), next: isCut ? next : null };
}

/** The code alone: the rest of the answer repeats the access key and the signed text. */
export const parseErrorCode = (xml: string): string =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(xml)?.[1] ?? 'without a code';

const textOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map((match) =>
    unescapeXml(match[1] ?? ''),
  );

const unescapeXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll(/&#(x?)([0-9a-fA-F]+);/g, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex === 'x' ? 16 : 10)),
    )
    .replaceAll('&amp;', '&');
