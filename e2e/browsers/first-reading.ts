import { setTimeout as pause } from 'node:timers/promises';
import { freshAddress, mailedCode, PASSWORD } from '../launch/people.ts';
import type { RunningServer } from '../launch/server.ts';
import type { BrowserPage } from './browser-page.ts';

const LIMIT_MS = 30_000;

const quoted = (text: string): string => JSON.stringify(text);
const button = (name: string): string =>
  `//main//button[starts-with(normalize-space(.), ${quoted(name)})]`;
const submit = (name: string): string =>
  `//main//button[@type="submit" and normalize-space(.)=${quoted(name)}]`;
const field = (label: string): string =>
  `//main//input[@id=//label[normalize-space(.)=${quoted(label)}]/@for]`;

/** From a stranger to the first reading, by the screens alone. Answers the reading. */
export async function walkToFirstReading(
  page: BrowserPage,
  server: RunningServer,
): Promise<string> {
  const email = freshAddress();
  const step = stepsOn(page);
  await page.open(`${server.url}/auth`);
  await step('the sign-up form', async () => {
    await page.click(button('Sign Up'));
    return isThere(page, field('Confirm Password'));
  });
  await step.type(field('Email'), email);
  await step.type(field('Password'), PASSWORD);
  await step.type(field('Confirm Password'), PASSWORD);
  await step.click(submit('Sign Up'));
  await step.see(field('Confirmation Code'));
  await step.type(field('Confirmation Code'), await mailedCode(server, email));
  await step.click(submit('Confirm Account'));
  await step.see(submit('Sign In'));
  await step.type(field('Password'), PASSWORD);
  await step.click(submit('Sign In'));
  await step('the birth details', async () => (await page.run(PATH)) === '/profile-setup');

  await giveBirthDetails(page, server);

  await page.open(`${server.url}/daily-readings`);
  await step.click(button('Daily Guidance'));
  await step.see(button('Get New Reading'));
  const reading = String(await page.run('return document.querySelector("article").innerText'));
  await step.click('//article//button[@aria-label="Note 1"]');
  await step.see('//*[@role="dialog"]//dt');
  return reading;
}

async function giveBirthDetails(page: BrowserPage, server: RunningServer): Promise<void> {
  const step = stepsOn(page);
  await page.open(`${server.url}/profile-setup`);
  await step.type(field('Birth Name'), 'Wren Ashdown');
  await page.run(setValue('date', '1990-05-15'));
  await page.run(setValue('time', '14:30'));
  await step.type(field('Birth City'), 'lond');
  await step.click('//*[@role="option"][starts-with(normalize-space(.), "London")]');
  await step('the city', async () => (await page.run(valueOf('city'))) === 'London');
  await step.click(submit('Save Birth Details'));
  await step.see('//li[contains(., "Your zodiac sign is Taurus.")]');
}

const PATH = 'return location.pathname';
const input = (name: string): string => `document.querySelector('main input[name="${name}"]')`;
const valueOf = (name: string): string => `return ${input(name)}.value`;

/** Dates and times are typed differently in each browser and language; what comes of it is the same everywhere. */
const setValue = (name: string, value: string): string => `
  const field = ${input(name)};
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${value}');
  field.dispatchEvent(new Event('input', { bubbles: true }));`;

const first = (xpath: string): string =>
  `document.evaluate(${quoted(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue`;

const isThere = async (page: BrowserPage, xpath: string): Promise<boolean> =>
  (await page.run(`return ${first(xpath)} !== null`)) === true;

/** To the middle, as a person scrolls: at the edge the bars of a phone lie over it. */
const broughtIntoView = async (page: BrowserPage, xpath: string): Promise<boolean> =>
  (await page.run(`
    const element = ${first(xpath)};
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element !== null;`)) === true;

/** Each step is tried until it is done: pages come alive in their own time. */
function stepsOn(page: BrowserPage) {
  const until = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
    const last = Date.now() + LIMIT_MS;
    while (!(await isDone())) {
      if (Date.now() > last) throw new Error(`${page.browser} did not get as far as ${what}`);
      await pause(200);
    }
  };
  return Object.assign(until, {
    see: (xpath: string) => until(xpath, () => isThere(page, xpath)),
    click: (xpath: string) =>
      until(xpath, async () => (await broughtIntoView(page, xpath)) && page.click(xpath)),
    type: (xpath: string, text: string) =>
      until(xpath, async () => (await broughtIntoView(page, xpath)) && page.type(xpath, text)),
  });
}
