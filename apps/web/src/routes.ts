import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/shell.tsx', [
    index('routes/public/landing.tsx'),
    route('home', 'routes/public/landing.tsx', { id: 'home' }),
    route('daily-readings', 'routes/daily-readings.tsx'),
    route('horoscope', 'routes/horoscope.tsx'),
    // Twelve paths and not one with a parameter: each is written at build time, and no other exists.
    ...SIGN_IDS.map((sign) => route(`horoscope/${sign}`, 'routes/public/sign.tsx', { id: sign })),
    route('the-oracle', 'routes/the-oracle.tsx'),
    route('cosmic-mirror', 'routes/cosmic-mirror.tsx'),
    route('ask-the-oracle', 'routes/ask-the-oracle.tsx'),
    route('people', 'routes/people.tsx'),
    route('your-dates', 'routes/your-dates.tsx'),
    route('saved-readings', 'routes/saved-readings.tsx'),
    route('history', 'routes/history.tsx'),
    route('your-sky', 'routes/your-sky.tsx'),
    route('profile-setup', 'routes/profile-setup.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('email-preferences', 'routes/email-preferences.tsx'),
    route('premium', 'routes/premium.tsx'),
    route('subscription-success', 'routes/subscription-success.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('login', 'routes/auth.tsx', { id: 'login' }),
    route('terms', 'routes/public/terms.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('accuracy', 'routes/public/accuracy.tsx'),
    route('help-lines', 'routes/public/help-lines.tsx'),
    route('admin', 'routes/admin.tsx'),
    route('offline', 'routes/public/offline.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
