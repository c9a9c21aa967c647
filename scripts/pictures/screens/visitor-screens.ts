import type { Page } from '@playwright/test';
import { freshAddress, PASSWORD } from '../../../e2e/launch/people.ts';
import { at, press, type Screen, screensOf } from './screen.ts';

const signUpForm = at('/auth?mode=sign-up', 'main form');

async function chartBeforeAccount(page: Page): Promise<void> {
  await at('/')(page);
  await page.getByLabel('Birth Date').fill('1991-03-14');
  await press(page, 'Show my sky');
  await page.getByText('Today for you').waitFor();
}

async function code(page: Page): Promise<void> {
  await signUpForm(page);
  await page.getByLabel('Email').fill(freshAddress());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await press(page, /^Sign Up$/);
  await page.getByLabel('Confirmation Code').waitFor();
}

async function emptySignUp(page: Page): Promise<void> {
  await signUpForm(page);
  await press(page, /^Sign Up$/);
  await page.getByText('Enter your email').first().waitFor();
}

/** What everyone sees, and the page of a link that a user made. */
export const visitorScreens = (sharedPath: string): Screen[] =>
  screensOf('visitor', {
    landing: at('/'),
    'sign-page': at('/horoscope/sagittarius'),
    'chart-before-account': chartBeforeAccount,
    'sign-up': signUpForm,
    'sign-up-empty': emptySignUp,
    'sign-in': at('/login', 'main form'),
    code,
    'daily-visitor': at('/daily-readings'),
    'horoscope-visitor': at('/horoscope'),
    'palm-visitor': at('/the-oracle'),
    'premium-visitor': at('/premium', 'main table'),
    terms: at('/terms'),
    privacy: at('/privacy'),
    accuracy: at('/accuracy'),
    'help-lines': at('/help-lines'),
    offline: at('/offline'),
    'not-found': at('/no/such/page'),
    'shared-page': at(sharedPath, 'h1'),
  });
