import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { SavedReading } from '../entities.ts';

const success = z.object({ success: z.literal(true) });

export const listSavedReadings = defineCall({
  name: 'list-saved-readings',
  method: 'POST',
  access: 'user',
  summary: 'Your saved palm readings, newest first.',
  input: z.object({}),
  output: z.object({ readings: z.array(SavedReading) }),
  refusals: [],
});

export const saveReading = defineCall({
  name: 'save-reading',
  method: 'POST',
  access: 'user',
  summary: 'Keeps the reading of a scan, as it was shown. Saving it again changes nothing.',
  input: z.object({ scanId: z.uuid() }),
  output: z.object({ id: z.uuid(), saved: z.int() }),
  refusals: ['storage_limit', 'trial_limit', 'reading_gone'],
});

export const deleteSavedReading = defineCall({
  name: 'delete-saved-reading',
  method: 'POST',
  access: 'user',
  summary: 'Removes a saved reading of your own. It gives no new scan.',
  input: z.object({ id: z.uuid() }),
  output: success,
  refusals: ['reading_gone'],
});
