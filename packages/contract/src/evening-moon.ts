import * as z from 'zod/mini';

/** The Moon as it is seen in the evening of a day. */
export const EveningMoon = z.object({
  /** How far it is ahead of the Sun: 0 new, 90 first quarter, 180 full. */
  angleDeg: z.number(),
  illuminatedFraction: z.number(),
});
export type EveningMoon = z.infer<typeof EveningMoon>;
