/* Questions about the product itself: plain directions, no sky, no sales. */

export const PRODUCT_IDS = [
  'cancel',
  'delete-account',
  'photo',
  'data',
  'export',
  'price',
  'refund',
  'limit',
  'birth-details',
  'password',
  'emails',
  'save',
  'support',
  'trial',
  'premium',
  'app',
  'new-text',
] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

export const PRODUCT_ANSWERS: Readonly<Record<ProductId, string>> = {
  cancel:
    'You can cancel at any time. Open Profile, press the button that manages your subscription, and cancel there; two clicks do it. You keep what you have paid for until the end of the period, and a trial that is cancelled in time costs nothing.',
  'delete-account':
    'You can delete your account yourself. Open Profile Setup, go to the danger zone at the end of the page, and confirm. Your profile, readings, chat and photos are removed for good, every session ends, and billing and e-mails stop with it. It cannot be undone, so export your data first if you want to keep it.',
  photo:
    'A palm photo is looked at and then deleted, unless you choose to keep it. Data inside the file, such as the place it was taken, is removed on arrival. Nobody else can open your photo.',
  data: 'Your birth details and readings are stored so that you can see them again, and nobody else can read them. They are not sold. You can export them or delete everything from your profile at any time. The privacy page has the details.',
  export:
    'Open Profile and choose to export your data. You get a file with your profile, readings, chat and settings.',
  price:
    'The price and the date of the first charge are written on the button before you confirm anything. Daily guidance, the horoscopes and a few questions a day are free. The trial lasts seven days, and nothing is charged if you cancel before it ends.',
  refund:
    'For a charge that looks wrong, open Profile and then the billing portal, where each invoice has its details, or write to support by the address on the terms page. I have no access to payments myself.',
  limit:
    'On the free plan there are five messages a day here, and they come back tomorrow. A message that could not be answered is not counted.',
  'birth-details':
    'Open Profile Setup to change your birth name, date, time or place. With a birth time and place the readings can use houses and a rising sign; without them they simply leave those out.',
  password:
    'On the sign-in page, choose the link for a forgotten password, and a mail with a reset link is sent to you. The link works once and for a short time only.',
  emails:
    'Open Profile Setup and use the e-mail card: daily readings and daily horoscope each have a switch of their own. Every mail also carries a link to stop it.',
  save: 'After a palm reading, press Save Reading. Saved ones are under Saved Readings, newest first, and each has its own delete button.',
  trial:
    'The trial lasts seven days. When it ends it becomes Oracle Premium, and the first charge is made on the date that was written on the button; if you cancel before that day, nothing is charged and you go on with the free plan.',
  premium:
    'Oracle Premium opens all the daily readings, the full palm reading with as many scans as you like, ten saved palm readings and as many questions here as you like. Daily guidance, the horoscopes, compatibility and five questions a day stay free. Whether that is worth it to you, a week of the free plan can tell.',
  app: 'There is nothing to install. It runs in the browser, on a phone as well as on a computer, and you are signed in to the same account on both.',
  'new-text':
    'The sky moves, so each day has other facts, and the words are chosen so that you do not read the same page twice. A new reading on the same day is another text on the same facts. Tap a sentence to see what it rests on.',
  support:
    'The address for support is on the terms page. Say what you pressed and what you saw, and somebody can look into it. I can explain readings, but I cannot see or change your account.',
};
