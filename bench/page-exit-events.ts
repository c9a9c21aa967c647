/**
 * How many page views are lost when pages are left soon: 100 pages, each left about a second after it has loaded, half of
 * them for another site and half for a page of our own that counts nothing. Four in ten visitors are signed in.
 *
 *   node scripts/build-web.mjs && node bench/page-exit-events.ts
 */
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@palm/contract/calls';
import { chromium, type Page } from '@playwright/test';
import { callAs } from '../e2e/launch/palms.ts';
import { signUpByMail } from '../e2e/launch/people.ts';
import { startServer } from '../e2e/launch/server.ts';
import { browserFromEnv } from '../scripts/browser.mjs';

/** None of them leads on to another, which would count as well. */
const PAGES = ['/', '/daily-readings', '/horoscope', '/accuracy', '/terms'];
const VIEWS = 100;
const MEMBERS_VIEWS = 40;
const ADMIN = 'admin@example.com';

const elsewhere = createServer((_, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Other</title>');
}).listen(0);
const address = elsewhere.address();
if (address === null || typeof address === 'string') throw new Error('No port to listen on.');
const otherSite = `http://127.0.0.1:${address.port}/`;

const server = await startServer({ env: { ADMIN_EMAILS: ADMIN } });
const { executablePath, env }: { executablePath?: string; env?: Record<string, string> } =
  JSON.parse(await browserFromEnv());
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  env: { ...process.env, ...env },
});
const opened = async (): Promise<Page> =>
  (await browser.newContext({ baseURL: server.url })).newPage();

const admin = await opened();
await signUpByMail(admin, server, ADMIN);
const counted = async (): Promise<number> =>
  (await callAs(admin, server, calls.adminUsers, {})).stats.totalPageViews;

/** Answers no page of the app: nothing is counted there. */
const NOT_COUNTED = '/robots.txt';

async function view(page: Page, turn: number): Promise<void> {
  await page.goto(PAGES[turn % PAGES.length] ?? '/');
  await pause(700 + ((turn * 137) % 700));
  await page.goto(turn % 2 === 0 ? otherSite : server.url + NOT_COUNTED);
}

const visitor = await opened();
const member = await opened();
await signUpByMail(member, server);
for (let turn = 0; turn < VIEWS; turn += 1) {
  await view(turn < MEMBERS_VIEWS ? member : visitor, turn);
}
await pause(2000);
const arrived = await counted();
console.log(`${VIEWS} pages left after 0.7 to 1.4 s, load ${loadavg()[0]?.toFixed(1)}`);
console.log(`page views noted: ${arrived}, lost: ${VIEWS - arrived}`);
await browser.close();
await server.stop();
elsewhere.close();
if (arrived !== VIEWS) process.exitCode = 1;
