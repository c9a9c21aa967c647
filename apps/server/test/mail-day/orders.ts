import * as z from 'zod';

/** What passes between a process that sends mail and the one that leads it. */
export const Order = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.literal('strike'), now: z.string() }),
  z.object({ id: z.number(), kind: z.literal('state') }),
]);
export type Order = z.infer<typeof Order>;

export const Answer = z.object({
  id: z.number(),
  error: z.string().optional(),
  answer: z
    .object({ waiting: z.number(), nextDue: z.coerce.date().nullable() })
    .nullable()
    .optional(),
});
