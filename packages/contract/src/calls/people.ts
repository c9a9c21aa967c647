import * as z from 'zod/mini';
import { birthMoment, birthPlace } from '../birth.ts';
import { defineCall } from '../call.ts';
import { KeptPerson } from '../entities.ts';

const words = z.string().check(z.trim(), z.maxLength(120));

export const listPeople = defineCall({
  name: 'list-people',
  method: 'POST',
  access: 'user',
  summary: 'The people you keep, in the order you added them. Only you can see them.',
  input: z.object({}),
  output: z.object({ people: z.array(KeptPerson) }),
  refusals: [],
});

export const savePerson = defineCall({
  name: 'save-person',
  method: 'POST',
  access: 'user',
  summary: 'Adds a person, or changes the one that `id` names. Ten people at most.',
  input: z.object({
    id: z.optional(z.uuid()),
    name: words,
    birth_date: z.union([z.iso.date(), z.literal('')]),
    birth_time: birthMoment.birth_time,
    birth_city: words,
    birth_country: words,
    birth_timezone: birthPlace.birth_timezone,
    birth_latitude: birthPlace.birth_latitude,
    birth_longitude: birthPlace.birth_longitude,
  }),
  output: KeptPerson,
  refusals: [
    'person_incomplete',
    'birth_date_out_of_range',
    'timezone_unknown',
    'people_full',
    'person_gone',
  ],
});

export const deletePerson = defineCall({
  name: 'delete-person',
  method: 'POST',
  access: 'user',
  summary: 'Deletes a person you keep, with all you entered about them.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['person_gone'],
});
