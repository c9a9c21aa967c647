import { anyOf, type SmallTalk } from '../small-talk.ts';

/** What people ask about the makers and the honesty of the site. */
export const ABOUT_THE_APP: readonly SmallTalk[] = [
  {
    id: 'who-made-it',
    family: 'who-are-you',
    said: /\bwho (?:made|makes|built|created|owns|runs|is behind|developed|founded|programmed) (?:this|the|you|it|palm and soul|palm soul)(?: (?:app|site|website|company|thing|chat|oracle))?\b|\b(?:what|which) company (?:is|runs|made|owns)\b/u,
    unless: /\b(?:mistake|mess|decision|my|universe|world|zodiac|tarot|astrology|the rules)\b/u,
    mostWords: 12,
    isForAll: true,
    texts: anyOf(
      "People who like arithmetic and old books, as far as I'm concerned: they wrote the passages and the program that picks them. Who operates the site stands on the terms page, and replying to any email you've had from us reaches them. More than that I don't know about my makers.",
    ),
  },
  {
    id: 'is-it-a-scam',
    family: 'accuracy',
    said: /\b(?:are you|is (?:this|it|the app|this app|this site)|this) (?:a |an |all a |just a |some kind of )?(?:scam|scams|scammers?|fraud|con|rip ?off|money grab|legit|trustworthy)\b/u,
    unless: /\b(?:he|she|guy|job|offer|landlord|email i got|text i got|crypto|investment)\b/u,
    mostWords: 12,
    isForAll: true,
    texts: anyOf(
      "Fair question. The price is one monthly sum that's named before you pay, cancelling is two taps in your profile, and the free part needs no card. I'm an AI, I don't claim to see the future, and nobody here removes curses for money. What astrology itself is worth is another matter: no test has shown that it predicts anything. Take it as a good conversation.",
    ),
  },
  {
    id: 'same-for-everyone',
    family: 'how-it-works',
    said: /\b(?:is|are|do|does) (?:my|the|our|your|everyone|everybody|all)?\b.{0,20}\b(?:readings?|horoscopes?|answers?|pages?)\b.{0,15}\b(?:the )?same (?:as|for) (?:everyone|everybody|all|others|anyone)\b/u,
    unless: /\b(?:copy paste|you told|my friend got)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      "Partly. A sign's horoscope is one page for everyone of that sign on that date. Your daily pages and what I say of your chart start from your own birth details, so the choice is yours alone. The sentences come from a stock, and somebody with the same placement can meet the same one.",
    ),
  },
];
