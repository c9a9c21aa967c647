import type { TermRow } from './term.ts';

/** "what is neptune in astrology", "what does venus stand for": the planet itself, not where it is. */
const asked = (name: string): string =>
  String.raw`(?:what(?:'?s| is| does| do)?|meaning of|explain|define|tell me about) (?:the )?(?:planet )?${name}(?: (?:really |actually )?(?:mean|means|represents?|stands? for|rules?|does|do|symboli[sz]es?|about|all about|govern|governs))?(?: (?:in|for|of))?(?: (?:astrology|a chart|the chart|a birth chart|one sentence|1 sentence|general|short|simple words|like i'?m (?:5|five)))*\W*$|^(?:the )?(?:planet )?${name}(?: planet)? (?:meaning|in astrology|astrology)\W*$`;

export const PLANET_TERMS: readonly TermRow[] = [
  [
    'the sun',
    asked('sun'),
    'The Sun is what drives you: will, pride and what you want to be seen for. Its sign is the one people mean by "your sign".',
  ],
  [
    'the moon',
    asked('moon'),
    'The Moon is how you feel and what calms you: habits, home, needs. It changes sign every two and a half days.',
  ],
  [
    'mercury',
    asked('mercury'),
    'Mercury is how you think, talk and learn: messages, trade, short trips. It rules Gemini and Virgo.',
  ],
  [
    'venus',
    asked('venus'),
    'Venus is what you like and how you love: taste, money, making peace. It rules Taurus and Libra.',
  ],
  [
    'mars',
    asked('mars'),
    'Mars is how you go after things: drive, anger, desire. It rules Aries, and Scorpio in older books.',
  ],
  [
    'jupiter',
    asked('jupiter'),
    'Jupiter is where you trust life and want more: growth, luck, belief. It takes twelve years around the zodiac and rules Sagittarius.',
  ],
  [
    'saturn',
    asked('saturn'),
    'Saturn is limits, duty and time: what takes work and then lasts. It takes 29 and a half years around the zodiac and rules Capricorn.',
  ],
  [
    'uranus',
    asked('uranus'),
    'Uranus is the urge to do it differently: freedom, surprise, sudden change. It takes 84 years around the zodiac and rules Aquarius.',
  ],
  [
    'neptune',
    asked('neptune'),
    'Neptune is longing and imagination: dreams, art, and seeing what you want to see. It takes 165 years around the zodiac and rules Pisces.',
  ],
  [
    'pluto',
    asked('pluto'),
    'Pluto is power, and what you take apart to see what lasts. It takes 248 years around the zodiac and rules Scorpio.',
  ],
];
