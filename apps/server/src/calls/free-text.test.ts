import { calls, type Calls } from '@palm/contract/calls';
import type { Call } from '@palm/contract/call';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { newMember } from '../../test/members.ts';
import { onOneServer } from '../../test/running-server.ts';

/*
 * A user who writes free text may be in need. Every free-text field either passes the safety router or is listed here
 * with the reason why no answer is ever written to it.
 */

const NEVER_ANSWERED: Record<string, string> = {
  'customSignup.email': 'an address',
  'customSignup.password': 'a secret, and hashed',
  'confirmSignup.email': 'an address',
  'confirmSignup.confirmationCode': 'a code, compared',
  'followMagicLink.token': 'a token, looked up',
  'signIn.email': 'an address',
  'signIn.password': 'a secret, and hashed',
  'requestPasswordReset.email': 'an address',
  'resetPassword.token': 'a token, looked up',
  'resetPassword.password': 'a secret, and hashed',
  'saveProfile.birth_name':
    'a name, kept; the Oracle takes a first name that looks like one, a model none',
  'saveProfile.birth_city': 'a place, looked up',
  'saveProfile.birth_country': 'a place, looked up',
  'saveProfile.birth_timezone': 'a zone, looked up',
  'previewChart.birth_timezone': 'a zone, looked up',
  'previewChart.zone': 'a zone, looked up',
  'keepChart.birth_city': 'a place, looked up',
  'keepChart.birth_country': 'a place, looked up',
  'keepChart.birth_timezone': 'a zone, looked up',
  'signHoroscope.zone': 'a zone, looked up',
  'searchPlaces.query': 'a place, looked up',
  'checkBirthTime.birth_timezone': 'a zone, looked up',
  'biometricAnalysis.filePath': 'a path, looked up',
  'oracleChat.zone': 'a zone, looked up',
  'oracleChat.choice': 'the id of a choice, looked up',
  'saveHistoryNote.note': 'a note to oneself, stored as typed; no one answers it',
  'listHistory.zone': 'a zone, looked up',
  'getHistoryPage.zone': 'a zone, looked up',
  'getHistoryChat.zone': 'a zone, looked up',
  'keepHistoryChat.zone': 'a zone, looked up',
  'deleteHistoryChat.zone': 'a zone, looked up',
  'adminUsers.search': 'an admin looks for an account',
  'adminUsers.after': 'where the next page begins, looked up',
  'exportUsers.search': 'an admin looks for accounts',
  'deleteAccount.email': 'an address, compared',
  'saveEmailPreferences.zone': 'a zone, looked up',
  'savePerson.name': 'a name, kept; neither the Oracle nor a model is told it',
  'savePerson.birth_city': 'a place, looked up',
  'savePerson.birth_country': 'a place, looked up',
  'savePerson.birth_timezone': 'a zone, looked up',
  'savePush.zone': 'a zone, looked up',
  'getDates.zone': 'a zone, looked up',
  'getToday.zone': 'a zone, looked up',
  'noteZone.zone': 'a zone, looked up',
  'getMailedPreferences.token': 'a token, looked up',
  'saveMailedPreferences.token': 'a token, looked up',
  'changePassword.currentPassword': 'a secret, and hashed',
  'changePassword.password': 'a secret, and hashed',
  'changeEmail.email': 'an address',
  'changeEmail.password': 'a secret, and hashed',
  'confirmEmail.code': 'a code, compared',
};

/** The fields that the router stands before; each is tried below. */
const ROUTED: Record<string, (text: string) => Parameters<typeof ask>[1]> = {
  'oracleChat.message': (message) => ({ message }),
};
const ask = (member: Awaited<ReturnType<typeof newMember>>, input: { message: string }) =>
  member.call(calls.oracleChat, input);

const CRY = 'I want to die';

type Schema = z.core.JSONSchema.BaseSchema;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Where a schema takes words of any kind: text without a format or a list to choose from, and `unknown`. */
function freeFields(schema: Schema, path: string): string[] {
  const { properties, additionalProperties, items, prefixItems, anyOf, oneOf, allOf } = schema;
  const inner = [
    ...Object.entries(properties ?? {}).map(([key, one]) => [one, `${path}.${key}`] as const),
    ...[items, additionalProperties, prefixItems, anyOf, oneOf, allOf]
      .flat()
      .map((one) => [one, path] as const),
  ].flatMap(([one, at]) => (isSchema(one) ? freeFields(one, at) : []));
  return takesWords(schema) || Object.keys(schema).length === 0 ? [path, ...inner] : inner;
}

/** A pattern is believed only where it keeps a cry for help out. */
function takesWords({ type, format, pattern, enum: choices, const: only }: Schema): boolean {
  // What may be null has two types.
  if (![type].flat().some((one) => one === 'string') || format !== undefined) return false;
  if (choices !== undefined || only !== undefined) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(CRY);
}

const fields = (Object.entries(calls) as [keyof Calls, Call][])
  .filter(([, { body }]) => body === undefined)
  .flatMap(([name, { input }]) => freeFields(z.toJSONSchema(input, { io: 'input' }), name))
  .filter((field, index, all) => all.indexOf(field) === index);

it('a field for words is seen wherever a call may have one', () => {
  const call = z.object({
    note: z.string().max(80).optional(),
    about: z.object({ partner: z.string().nullable() }),
    tags: z.array(z.string()),
    pair: z.tuple([z.string(), z.number()]),
    either: z.union([z.literal('none'), z.object({ why: z.string().regex(/\S/u) })]),
    both: z.intersection(z.object({ left: z.string() }), z.object({ right: z.string() })),
    answers: z.record(z.string(), z.string()),
    anything: z.unknown(),
    kind: z.enum(['a', 'b']),
    id: z.uuid(),
    day: z.iso.date(),
    slug: z.string().regex(/^[a-z-]+$/u),
    count: z.number(),
  });
  const found = freeFields(z.toJSONSchema(call, { io: 'input' }), 'call');
  expect(found.map((field) => field.replace('call.', ''))).toEqual([
    'note',
    'about.partner',
    'tags',
    'pair',
    'either.why',
    'both.left',
    'both.right',
    'answers',
    'anything',
  ]);
});

it('every field for words of any kind is routed or has a reason', () => {
  const known = new Set([...Object.keys(NEVER_ANSWERED), ...Object.keys(ROUTED)]);
  expect(fields.filter((field) => !known.has(field))).toEqual([]);
  expect(fields).toContain('oracleChat.message');
});

it('no reason is kept for a field that is gone', () => {
  const gone = Object.keys(NEVER_ANSWERED).filter((field) => !fields.includes(field));
  expect(gone).toEqual([]);
});

onOneServer('a field that is routed', (server) => {
  it.each(Object.entries(ROUTED))('%s answers a user in need with care', async (_, inputOf) => {
    const member = await newMember(server());
    const answer = await ask(member, inputOf(CRY));
    expect(answer).toMatchObject({ isCare: true, source: { writer: 'fixed' } });
  });
});
