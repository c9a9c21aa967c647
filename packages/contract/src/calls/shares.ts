import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { timestamp } from '../formats.ts';
import { READING_PARAGRAPHS_MAX } from '../limits.ts';

const success = z.object({ success: z.literal(true) });

export const createShare = defineCall({
  name: 'create-share',
  method: 'POST',
  access: 'user',
  summary:
    'Makes a public link to one paragraph of a reading of yours. The link is shown this once; an earlier one ends.',
  input: z.object({
    pageId: z.uuid(),
    /** Which paragraph, counted from 0. */
    paragraph: z.int().check(z.nonnegative(), z.maximum(READING_PARAGRAPHS_MAX)),
  }),
  /** The path of the public page. */
  output: z.object({ path: z.string() }),
  refusals: ['page_gone'],
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
        pageId: z.uuid(),
        title: z.nullable(z.string()),
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
