import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Profile } from '../entities.ts';

export const getProfile = defineCall({
  name: 'get-profile',
  method: 'POST',
  access: 'user',
  summary: "The signed-in user's profile, null before any birth details were given.",
  input: z.object({}),
  output: z.nullable(Profile),
  refusals: [],
});
