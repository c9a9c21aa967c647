/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  billingWords: {
    afterTrial: (price: string, day: string, trialDays: number) =>
      `${price} a month, first charge on ${day} after ${trialDays} free days; cancel anytime.`,
    chargedToday: (price: string, day: string, trialEnds: string) =>
      `${price} a month, first charge today, ${day}; cancel anytime.${trialEnds}`,
    yourFreeTrialEndsThen: ' Your free trial ends then.',
    paymentOfFailedOn: (price: string | number, paymentFailedAt: string | number) =>
      `A payment of ${price} failed on ${paymentFailedAt}.`,
    accessEndsOnUnlessIt: (failed: string | number, accessEndsAt: string | number) =>
      `${failed} Access ends on ${accessEndsAt} unless it is paid.`,
    accessEndedOnAndComes: (failed: string | number, accessEndsAt: string | number) =>
      `${failed} Access ended on ${accessEndsAt} and comes back once it is paid.`,
    cancelledAccessEndsOnAnd: (accessEndsAt: string | number) =>
      `Cancelled. Access ends on ${accessEndsAt}, and nothing more will be charged.`,
    chargeOnUnlessYouCancel: (
      charge: string | number,
      price: string | number,
      nextChargeAt: string | number,
    ) => `${charge} charge: ${price} on ${nextChargeAt}, unless you cancel first.`,
    palmSoulWhatYouAccepted: 'Palm & Soul: what you accepted for Oracle Premium',
    acceptedAt: (acceptedAt: string | number) => `Accepted at ${acceptedAt}`,
    termsOf: (termsVersion: string | number) => `Terms of ${termsVersion}`,
  },
  planTable: {
    kindsOfDailyReading: 'Kinds of daily reading',
    palmScans: 'Palm scans',
    palmResult: 'Palm result',
    savedPalmReadings: 'Saved palm readings',
    oracleMessagesDay: 'Oracle messages a day',
    whatEachPlanAllows: 'What each plan allows',
    what: 'What',
    premium: 'Premium',
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
  premiumBanner: {
    oraclePremium: 'Oracle Premium',
    dismiss: 'Dismiss',
    manage: 'Manage',
    see: 'See ',
    oracle: 'Oracle ',
    premium: 'Premium',
  },
  subscriptionOutlook: {
    manageSubscription: 'Manage Subscription',
    cancelSubscription: 'Cancel Subscription',
  },
  subscriptionStatus: {
    subscriptionStatus: 'Subscription Status',
    loadingYourSubscription: 'Loading your subscription',
    weCouldntCheckYourSubscription: 'We couldn’t check your subscription.',
    tryAgain: 'Try Again',
    testModeNoCardIs: 'Test mode: no card is ever charged here.',
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
