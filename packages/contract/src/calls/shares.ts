import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { timestamp } from '../formats.ts';
import { READING_PARAGRAPHS_MAX } from '../limits.ts';

/** Which paragraph, counted from 0. */
const paragraph = z.int().check(z.nonnegative(), z.maximum(READING_PARAGRAPHS_MAX));
/** The path of the public page. */
const Link = z.object({ path: z.string() });

const success = z.object({ success: z.literal(true) });

export const createShare = defineCall({
  name: 'create-share',
  method: 'POST',
  access: 'user',
  summary:
    'Makes a public link to one paragraph of a reading of yours. The link is shown this once; an earlier one ends.',
  input: z.object({
    pageId: z.uuid(),
    paragraph,
    /** Whether sentences that tell of the birth date or the birth chart are shown too. */
    isWhole: z._default(z.boolean(), false),
  }),
  output: Link,
  refusals: ['page_gone'],
});

export const sharePalmReading = defineCall({
  name: 'share-palm-reading',
  method: 'POST',
  access: 'user',
  summary:
    'Makes a public link to one paragraph of a saved palm reading of yours, with its lines if you choose. The link is shown this once; an earlier one ends.',
  input: z.object({
    readingId: z.uuid(),
    paragraph,
    /** Whether the drawing of the hand is shown; else the Moon of that day. */
    showsHand: z.boolean(),
  }),
  output: Link,
  refusals: ['reading_gone'],
});

export const listShares = defineCall({
  name: 'list-shares',
  method: 'POST',
  access: 'user',
  summary: 'The public links you made, newest first, without their addresses.',
  input: z.object({}),
  output: z.object({
    shares: z.array(
      z.object({
        id: z.uuid(),
        /** Null where the link leads to a saved palm reading. */
        pageId: z.nullable(z.uuid()),
        title: z.nullable(z.string()),
        /** As 'daily:love-forecast', or 'palm'. */
        reading: z.string(),
        createdAt: timestamp,
      }),
    ),
  }),
  refusals: [],
});

export const revokeShare = defineCall({
  name: 'revoke-share',
  method: 'POST',
  access: 'user',
  summary: 'Ends a public link of yours.',
  input: z.object({ id: z.uuid() }),
  output: success,
  refusals: ['share_gone'],
});
