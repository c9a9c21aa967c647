import { capitalised } from '../../lib/format/capitalised.ts';

/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  billingWords: {
    afterTrial: (price: string, day: string, trialDays: number) =>
      `${price} a month, first charge on ${day} after ${trialDays} free days; cancel anytime.`,
    chargedToday: (price: string, day: string) =>
      `${price} a month, first charge today, ${day}; cancel anytime.`,
    chargedTodayTrialEnds: (price: string, day: string) =>
      `${price} a month, first charge today, ${day}; cancel anytime. Your free trial ends today as well.`,
    paymentOfFailedOn: (price: string | number, paymentFailedAt: string | number) =>
      `A payment of ${price} failed on ${paymentFailedAt}.`,
    accessEndsOnUnlessIt: (failed: string | number, accessEndsAt: string | number) =>
      `${failed} Access ends on ${accessEndsAt} unless it is paid.`,
    accessEndedOnAndComes: (failed: string | number, accessEndsAt: string | number) =>
      `${failed} Access ended on ${accessEndsAt} and comes back once it is paid.`,
    cancelledAccessEndsOnAnd: (accessEndsAt: string | number) =>
      `Cancelled. Access ends on ${accessEndsAt}, and nothing more will be charged.`,
    nextCharge: (price: string, day: string) =>
      `Next charge: ${price} on ${day}, unless you cancel first.`,
    firstCharge: (price: string, day: string) =>
      `First charge: ${price} on ${day}, unless you cancel first.`,
    palmSoulWhatYouAccepted: 'Palm & Soul: what you accepted for Oracle Premium',
    acceptedAt: (acceptedAt: string | number) => `Accepted at ${acceptedAt}`,
    termsOf: (termsVersion: string | number) => `Terms of ${termsVersion}`,
  },
  planTable: {
    daily: 'Daily pages',
    scans: 'Palm scans',
    result: 'Palm result',
    saved: 'Palm readings kept',
    questions: 'Questions a day',
    caption: 'What each plan allows',
    what: 'What',
    free: 'Free',
    trial: 'Trial',
    after: 'After',
    noLimit: 'no limit',
  },
  planWords: {
    daysLeft: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left in your free trial`,
    oraclePremiumActive: 'Oracle Premium Active',
    yourFreeTrialHasEnded: 'Your free trial has ended',
    startYourDayFreeTrial: (trialDays: string | number) => `Start your ${trialDays}-day free trial`,
    freeAccount: 'Free Account',
    upgradeToUnlockPremiumReadings: 'Upgrade to unlock premium readings and insights',
    oraclePremium: 'Oracle Premium',
    enjoyUnlimitedAccessToAll: 'Enjoy unlimited access to all mystical features',
    freeTrial: 'Free Trial',
  },
  premium: {
    name: 'Oracle Premium',
    loading: 'Loading your plan',
    label: 'If you’d like more of it',
    freeTitle: (days: string, price: string) =>
      `${capitalised(days)} days free. Then ${price} a month.`,
    freeLead: 'Every daily page opens today. Cancel anytime in your profile.',
    weekLabel: 'Your free days, and the day of the first charge',
    weekFree: 'free, under these Moons',
    firstCharge: 'First charge {day}.',
    cancelBy: (day: string) => `Cancel by ${day} and you pay nothing.`,
    utc: 'Days are counted in UTC, as in the checkout and our emails.',
    trialScans: (scans: string) =>
      `The trial includes ${scans} palm scan, read in full. It is used up if you scanned a palm before. After the trial you can scan as often as you like, but hands change slowly: once a month is plenty.`,
    start: (days: string) => `Start ${days} free days`,
    stay: 'Stay with Free',
    freeStays: 'Free stays free: today’s page, your chart and your horoscopes don’t go away.',
    accountFirst: 'You need an account first. After signing up you come back to this page.',
    paidTitle: (price: string) => `${price} a month. Cancel anytime.`,
    paidLead: 'You’ve had your free trial, so this starts at once.',
    today: (day: string) => `today, ${day}`,
    chargedMonthly: 'First charge {today}, then every month until you cancel.',
    subscribe: 'Start Oracle Premium',
    trialLabel: 'Your free trial',
    trialTitle: 'All daily pages are open.',
    nowTitle: 'Start Premium now',
    yourPlan: 'Your plan',
    ownTitle: 'You have Oracle Premium.',
    ownLead: 'This is what it gives you.',
    unpaidTitle: 'A payment is missing.',
    offline: 'You are offline. The offer and its dates need a connection.',
    unchecked: 'We couldn’t check your plan, so we can’t show an offer now. Please try again.',
    off: 'Oracle Premium can’t be bought here at the moment. What is free stays free.',
  },
  premiumBanner: {
    oraclePremium: 'Oracle Premium',
    dismiss: 'Dismiss',
    manage: 'Manage',
    seePremium: 'See {oracle}Premium',
    oracle: 'Oracle ',
  },
  subscriptionOutlook: {
    manageSubscription: 'Manage Subscription',
    cancelSubscription: 'Cancel Subscription',
  },
  portal: {
    title: 'Your subscription',
  },
  subscriptionStatus: {
    subscriptionStatus: 'Subscription Status',
    loadingYourSubscription: 'Loading your subscription',
    weCouldntCheckYourSubscription: 'We couldn’t check your subscription.',
    tryAgain: 'Try Again',
    testModeNoCardIs: 'Test mode: no card is ever charged here.',
    seePremium: 'See Oracle Premium',
    downloadYourAgreement: 'Download your agreement',
  },
  upgradeOffer: {
    upgrade: 'Upgrade',
  },
  welcome: {
    unlimitedMysticalReadings: 'Unlimited mystical readings',
    fullBiometricAnalysis: 'Full biometric analysis',
    personalizedHoroscopes: 'Personalized horoscopes',
    advancedCosmicInsights: 'Advanced cosmic insights',
    nowOpenToYou: 'Now open to you',
    whatOraclePremiumOpens: 'What Oracle Premium opens',
    exploreHoroscopes: 'Explore Horoscopes',
    cosmicMirror: 'Cosmic Mirror',
    weHaventReceivedYourPayment:
      'We haven’t received your payment yet. If you have just subscribed, this page updates as soon as it is confirmed. You don’t need to do anything.',
  },
} as const;
