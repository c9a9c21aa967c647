/** Four lines that rhyme, and a line that teases, for each sign. */
export interface SignVerse {
  readonly verse: string;
  readonly tease: string;
}

export const SIGN_VERSES: Readonly<Record<string, SignVerse>> = {
  aries: {
    verse:
      "You start before the others rise,\nwith half a plan and open eyes.\nThe plan may fail, the door may stick;\nyou'll laugh and give the thing a kick.",
    tease:
      'For an Aries: "Happy birthday! We\'d have waited with the cake, but we knew you\'d already started it."',
  },
  taurus: {
    verse:
      'You love a chair, a meal, a tree,\na quiet kind of certainty.\nThey push, they hurry and they shout;\nyou finish lunch, then hear them out.',
    tease:
      "For a Taurus: \"Happy birthday! You're not stubborn, you've just been right since 9 a.m. and nobody's brought dessert.\"",
  },
  gemini: {
    verse:
      "You ask a thing, then ask two more,\nand leave your coffee by the door.\nYour mind's a room with windows wide,\nand half the town is chatting inside.",
    tease:
      'For a Gemini: "Happy birthday to both of you. We got one present, you can fight about it."',
  },
  cancer: {
    verse:
      "You keep the notes, the shells, the date,\nyou leave the light on when they're late.\nThe shell is hard, the middle's not,\nand no one's ever quite forgot.",
    tease:
      'For a Cancer: "Happy birthday! Don\'t cry. All right, cry, but do it away from the cake."',
  },
  leo: {
    verse:
      "You walk in late, the room turns bright,\nyou'd share your last, you'd pick the fight,\nand under all that golden mane\nyou hope they'll ask you back again.",
    tease:
      'For a Leo: "Happy birthday! We kept it small and modest, just like you. Kidding, there\'s a stage."',
  },
  virgo: {
    verse:
      'You saw the crumb, you fixed the hem,\nyou count the hours and manage them.\nSo hear it once and let it stay:\nit was enough, what you did today.',
    tease:
      'For a Virgo: "Happy birthday! We cleaned before you came. We know. You\'ll do it again anyway."',
  },
  libra: {
    verse:
      "You weigh the red, you weigh the blue,\nyou see the other person's view.\nThe scales will never quite be still;\npick one tonight. The other will.",
    tease:
      'For a Libra: "Happy birthday! We picked the restaurant, so you can spend the evening wondering about the other one."',
  },
  scorpio: {
    verse:
      "You notice what they didn't say,\nyou keep it for another day.\nThe water's dark, the water's deep,\nand what you love, you mean to keep.",
    tease:
      'For a Scorpio: "Happy birthday! We\'d have made it a surprise, but you\'ve known since March."',
  },
  sagittarius: {
    verse:
      "You packed a bag, forgot the key,\nand said the true thing loud and free.\nThe map is old, the road is new;\nthey'll miss the bus, and so will you.",
    tease:
      'For a Sagittarius: "Happy birthday! We got you an honest friend for once: that shirt is terrible."',
  },
  capricorn: {
    verse:
      'You climbed before the sun was out,\nno fuss, no fear, a little doubt.\nThe top is cold, the view is fine;\nsit down. The rest can wait till nine.',
    tease:
      "For a Capricorn: \"Happy birthday! We know you'd rather be working, so here's an invoice for the fun you're about to have.\"",
  },
  aquarius: {
    verse:
      "You love the crowd, you stand aside,\nyou've got a theory far and wide.\nThe future's yours, you've seen it all,\nand still forgot to call, to call.",
    tease: 'For an Aquarius: "Happy birthday! We\'d hug you, but we read your essay about it."',
  },
  pisces: {
    verse:
      "You feel the room before it speaks,\nyou've carried other moods for weeks.\nSo close the door and run the tap:\nthe sea itself goes home to nap.",
    tease:
      'For a Pisces: "Happy birthday! It started an hour ago, but we told you the wrong time on purpose."',
  },
};
