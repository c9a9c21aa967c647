import { readFile } from 'node:fs/promises';
import { pathOf, type Call, type InputOf, type OutputOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { createClient } from '@palm/contract/client';
import { expect, type Page } from '@playwright/test';
import { inCheckout } from '../../scripts/checkout.mjs';
import type { RunningServer } from './server.ts';

/** Rendered hands that the repository carries. */
export const handPhoto = (name: 'palm' | 'palm-other' | 'back'): string =>
  inCheckout('packages', 'palmistry', 'test', 'data', `rendered-${name}.jpg`);

/** Signs in as one of the demo accounts, without a screen. */
export async function enterAs(
  page: Page,
  server: RunningServer,
  plan: 'trial' | 'premium' | 'admin',
): Promise<void> {
  const data = { email: `${plan}@demo.example`, password: `${plan}-demo-door` };
  await page.context().request.post(server.url + pathOf(calls.signIn), { data });
}

/** Makes a call as the user who is signed in on this page, without a screen. */
export async function callAs<C extends Call>(
  page: Page,
  server: RunningServer,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const request = page.context().request;
  const client = createClient({
    accessToken: async () => (await client(calls.refreshSession, {}))?.access_token ?? null,
    send: async (path, { method, headers, body }) => {
      const data = typeof body === 'string' || body === undefined ? body : Buffer.from(body);
      const response = await request.fetch(server.url + path, {
        method,
        headers,
        ...(data !== undefined && { data }),
      });
      const answer = response.headers();
      return {
        ok: response.ok(),
        headers: { get: (name) => answer[name] ?? null },
        json: () => response.json(),
      };
    },
  });
  return client(call, input);
}

/** A palm reading, taken. */
export async function readPalmOf(
  page: Page,
  server: RunningServer,
  { hand, keepPhoto }: { readonly hand: 'palm' | 'palm-other'; readonly keepPhoto?: boolean },
): Promise<string> {
  const bytes = new Uint8Array(await readFile(handPhoto(hand)));
  let read = '';
  // The server gives a photo twenty seconds. A user who is refused for that sends the photo again, and so does this.
  await expect(async () => {
    const { path } = await callAs(page, server, calls.uploadPalmPhoto, bytes);
    const { scanId } = await callAs(page, server, calls.biometricAnalysis, {
      filePath: path,
      analysisType: 'palm',
      ...(keepPhoto && { keepPhoto }),
    });
    read = scanId;
  }).toPass();
  return read;
}

/** A palm reading, taken and saved. */
export async function saveReadingOf(
  page: Page,
  server: RunningServer,
  hand: 'palm' | 'palm-other',
): Promise<void> {
  const scanId = await readPalmOf(page, server, { hand });
  await callAs(page, server, calls.saveReading, { scanId });
}

/** Deletes what earlier journeys saved: the users of the demo are shared by all journeys of one server. */
export async function deleteReadings(page: Page, server: RunningServer): Promise<void> {
  const { readings } = await callAs(page, server, calls.listSavedReadings, {});
  for (const { id } of readings) await callAs(page, server, calls.deleteSavedReading, { id });
}
