import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { waitForApp } from './page-ready.ts';
import { enterAsReadyMember } from './ready-members.ts';
import type { RunningServer } from './server.ts';

export const PASSWORD = 'six wise owls';
export const freshAddress = (): string => `${randomUUID()}@example.com`;

/** The form's own button: the header has one of the same name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export async function signUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth');
  await press(page, 'Sign Up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await press(page, 'Sign Up');
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign In');
}

/** The newest mail once `count` have come. */
async function newestMail(server: RunningServer, email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await server.mailbox(email)).length).toBeGreaterThanOrEqual(count);
  return (await server.mailbox(email))[0]?.text ?? '';
}

export async function mailedCode(server: RunningServer, email: string, count = 1): Promise<string> {
  return /code: ([A-Z2-9]{6})/.exec(await newestMail(server, email, count))?.[1] ?? '';
}

/** The path of the link in the newest mail. */
export async function mailedLink(server: RunningServer, email: string, count = 1): Promise<string> {
  return /https?:\/\/[^/\s]+(\/\S+)/.exec(await newestMail(server, email, count))?.[1] ?? '';
}

/** A visitor becomes a user as journeys about something else need it. */
export const becomeMember = async (page: Page, server: RunningServer): Promise<string> =>
  (await enterAsReadyMember(page, server, 'plain')) ?? signUpByMail(page, server);

/** Signs up without a screen, by the link in the mail. */
export async function signUpByMail(
  page: Page,
  server: RunningServer,
  email = freshAddress(),
): Promise<string> {
  const request = page.context().request;
  const call = (name: string, data: Record<string, string>) =>
    request.post(`${server.url}/functions/v1/${name}`, { data });
  await call('custom-signup', { email, password: PASSWORD });
  const token = /[?&]link=([^&]+)/.exec(await mailedLink(server, email))?.[1] ?? '';
  const entered = await call('follow-magic-link', { token });
  expect(entered.ok()).toBe(true);
  return email;
}

/** Signs out by the header, where a phone keeps the button in its menu; a page may have one too. */
export async function signOut(page: Page): Promise<void> {
  await waitForApp(page);
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Open menu' });
  const isPhone = await menu.isVisible();
  if (isPhone) await menu.click();
  const place = isPhone ? page.getByRole('dialog') : header;
  await place.getByRole('button', { name: 'Sign Out' }).click();
}
