import * as z from 'zod/mini';
import { timestamp } from '../formats.ts';

export const SavedReading = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  analysis_type: z.literal('palm'),
  /** An object with a `text` or `reading` field, or plain text; anything else cannot be shown. */
  analysis_result: z.unknown(),
  file_path: z.string(),
  created_at: timestamp,
});
export type SavedReading = z.infer<typeof SavedReading>;
