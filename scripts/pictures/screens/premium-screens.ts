import { handPhoto } from '../../../e2e/launch/palms.ts';
import { article, at, press, pressed, type Screen, screensOf, inTurn } from './screen.ts';

const palmResult: Screen['open'] = async (page) => {
  await page.getByLabel('Photo of your palm').setInputFiles(handPhoto('palm'));
  await page.getByRole('heading', { name: 'Your Palm Reading' }).waitFor({ timeout: 60_000 });
};

const menu: Screen['open'] = async (page) => {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
};

const shareCard: Screen['open'] = async (page) => {
  await press(page, 'Share it');
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /^The picture/ })
    .waitFor();
};

const partner = inTurn(at('/horoscope', 'main h2'), pressed('Show Partner & Compatibility'));

const compatibility = inTurn(
  partner,
  pressed('Robin Vale'),
  pressed('Analyze Compatibility'),
  article,
);

/** `pageIds`: the pages that the premium member has read, by the name of their reading. */
export function premiumScreens(pageIds: Readonly<Record<string, string>>): Screen[] {
  const read = Object.entries(pageIds).map(
    ([name, id]) => [`page-${name}`, inTurn(at(`/history?page=${id}`), article)] as const,
  );
  const shared = Object.values(pageIds)[0] ?? '';
  return [
    ...screensOf('premium', {
      'daily-premium': at('/daily-readings', '#first-page'),
      ...Object.fromEntries(read),
      partner,
      compatibility,
      history: at('/history', 'main li a'),
      dates: at('/your-dates', 'main li p.font-serif'),
      people: at('/people', 'text=Robin'),
      'people-form': inTurn(at('/people', 'text=Robin'), pressed('Add a person')),
      saved: at('/saved-readings', 'main h2'),
      'profile-premium': at('/profile', 'main h2:has-text("Subscription Status")'),
      'email-preferences': at('/email-preferences', 'main form'),
      'premium-subscriber': at('/premium'),
      'subscription-success': at('/subscription-success'),
      'palm-premium': at('/the-oracle'),
      'palm-rules': inTurn(at('/the-oracle'), pressed('Begin a Palm Reading')),
      'palm-result': inTurn(at('/the-oracle'), pressed('Begin a Palm Reading'), palmResult),
      'chat-answers': at('/ask-the-oracle', '[role=log] sup, [role=log] button'),
    }),
    {
      name: 'share-card',
      viewer: 'premium',
      open: inTurn(at(`/history?page=${shared}`), article, shareCard),
      isWindow: true,
    },
    { name: 'menu', viewer: 'premium', open: inTurn(at('/daily-readings'), menu), isWindow: true },
  ];
}
