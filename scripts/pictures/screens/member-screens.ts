import { premiumScreens } from './premium-screens.ts';
import { article, at, pressed, type Screen, screensOf, inTurn } from './screen.ts';

const newcomerScreens = screensOf('newcomer', {
  'daily-newcomer': at('/daily-readings'),
  'birth-details': at('/profile-setup', 'main form'),
  'sky-newcomer': at('/your-sky'),
  'palm-newcomer': at('/the-oracle'),
  'history-empty': at('/history', 'main h2'),
  'people-empty': at('/people', 'main h2'),
  'dates-newcomer': at('/your-dates'),
  'saved-empty': at('/saved-readings', 'main h2'),
  'chat-empty': at('/ask-the-oracle', 'main textarea:enabled'),
});

const freeScreens = screensOf('free', {
  'daily-free': at('/daily-readings', '#first-page'),
  'daily-opened': inTurn(at('/daily-readings', '#first-page'), pressed(/Read today/), article),
  'horoscope-free': at('/horoscope', 'main h2'),
  'horoscope-opened': inTurn(at('/horoscope', 'main h2'), pressed(/Daily/), article),
  'premium-free': at('/premium', 'main table'),
  'profile-free': at('/profile', 'main h2:has-text("Subscription Status")'),
  'palm-free': at('/the-oracle'),
  reveal: at('/your-sky', 'main h2:has-text("Sun in")'),
});

const longNameScreens = screensOf('long-name', {
  'daily-long': at('/daily-readings', '#first-page'),
  'profile-long': at('/profile', 'main h2:has-text("Subscription Status")'),
  'reveal-long': at('/your-sky', 'main h2:has-text("Sun in")'),
  'horoscope-long': at('/horoscope', 'main h2'),
});

const trialScreens = screensOf('trial', {
  'premium-trial': at('/premium', 'main h1'),
  'chat-care': at('/ask-the-oracle', '[role=log] a[href^="tel:"], [role=log] a[href^="sms:"]'),
});

export const memberScreens = (pageIds: Readonly<Record<string, string>>): Screen[] => [
  ...newcomerScreens,
  ...freeScreens,
  ...longNameScreens,
  ...trialScreens,
  ...premiumScreens(pageIds),
  ...screensOf('admin', { numbers: at('/admin', 'main table') }),
];
