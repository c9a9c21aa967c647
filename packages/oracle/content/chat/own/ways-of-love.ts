import type { SignId } from '@palm/astrology/vocabulary';

/** How someone loves, by the sign of Venus at birth: what they do, what it costs, and what helps. */
export const LOVING_BY_VENUS: Readonly<Record<SignId, string>> = {
  aries:
    "You love at the front door: you like someone, you say so, you're on the way over. Venus in Aries wants a person who answers back and can laugh at how fast it all went. The cost is the quiet month. When nothing is happening you may pick a small fight to feel something. Plan something new together before that happens.",
  taurus:
    "You love by staying. With Venus in Taurus it goes in through the body: food, hands, the same side of the sofa, plans that are kept. Once someone is yours, you stop looking. The cost is that you also stay in the wrong chair, because it's warm by now. Twice a year, ask yourself if you would choose this person again today.",
  gemini:
    "You love with your ears and your thumbs. Venus in Gemini falls for how a person talks, and what keeps you is that they still surprise you. You flirt by teasing, and you show love by sending the thing that made you think of them. The cost: when it gets heavy, you get funny. Try one evening without a joke, and see who's there.",
  cancer:
    "You love by looking after people. With Venus in Cancer you notice who hasn't eaten, remember the name of the first dog, and make a rented room feel lived in. The cost is that you wait for the same care to come back without asking, and go quiet when it doesn't. So ask in words, while it's still a small thing.",
  leo: "You love out loud. Venus in Leo plans the birthday, defends their person at every table, and wants to be the one somebody brags about. You give first, and a lot. The cost is what happens when it isn't noticed: you turn up the show instead of saying that you're hurt. \"I'd like to hear that you saw it\" does more than a bigger gesture.",
  virgo:
    "You love by fixing and remembering. With Venus in Virgo it's the form filled in, the charger packed, the right tea. You don't fall so much as decide, after watching how somebody treats a waiter. The cost is that love comes out as advice, and sounds like a list of faults. Say the warm sentence first, then the useful one.",
  libra:
    'You love by making it easy to be with you. Venus in Libra tunes itself to the other person, chooses the place, smooths the evening, and really wants to know what they think. The cost: you can agree for a year and then be gone, and they never heard a no. Practice small ones. "Not Italian tonight" is a fine place to begin.',
  scorpio:
    "You love all the way or hardly at all. Venus in Scorpio looks for the one person who can hear the thing you've told nobody, and who then stays. You're loyal past all sense. The cost is the testing: you watch for the betrayal, and silence becomes a trap set for it. Ask the question instead. You can stand the answer better than the waiting.",
  sagittarius:
    "You love people who make your world bigger. With Venus in Sagittarius it begins with a laugh, a trip, a talk until three, and it lasts as long as you two are still heading somewhere. You're honest to the point of rude. The cost: a normal Tuesday feels like a cage. It isn't one. Tell your person early how much air you need, so it doesn't look like leaving.",
  capricorn:
    "You love slowly and mean it. Venus in Capricorn doesn't do speeches: you turn up, you pay your half, you're still there when it's boring. Trust comes before heat, and gets warmer with the years. The cost is that people who need words take you for cold. Say one soft thing out loud a week. It costs you a lot, and it's worth more for that.",
  aquarius:
    "You love your people as friends first. With Venus in Aquarius you're drawn to the one who isn't like anyone else, you don't care what it looks like from outside, and you'd rather be free together than owned. The cost is distance: when feelings get thick, you go into your head. Say \"I need a day, and I'm coming back\", and then come back.",
  pisces:
    "You love without a border. Venus in Pisces feels the other person's mood from the hall, forgives early and gives what nobody asked for, and at its best it's the kindest love there is. The cost is that you fall for who they could be, and carry them there on your back. Look at what they do in an ordinary month, and love that, or don't.",
};

/** What happens in a quarrel, by Mars: fits after "When you're angry". */
export const FIGHTING_BY_MARS: Readonly<Record<SignId, string>> = {
  aries: 'it comes out at once and is over at once, and you wonder why they still look hurt',
  taurus: 'you say nothing for a long time, and then nothing can move you',
  gemini: "you win with words, and it doesn't feel like winning",
  cancer: 'you pull back and hope to be followed',
  leo: 'it has to do with respect, and you need to hear that you matter',
  virgo: 'you get exact, and old mistakes come back with their dates',
  libra: "you argue their side too, until you've lost your own",
  scorpio: 'you go still, and forget nothing',
  sagittarius: 'you say the blunt thing, and need to walk it off',
  capricorn: 'you go cold and do more work',
  aquarius: "you turn reasonable, which looks from outside as if you didn't care",
  pisces: 'you slip away, and hope it will dissolve',
};

/** What makes it good again, by the Moon: fits after "What calms you afterward is". */
export const CALMED_BY_MOON: Readonly<Record<SignId, string>> = {
  aries: 'doing something together, soon, and no long talk about it',
  taurus: 'food, a blanket, and an arm that stays',
  gemini: 'talking it through until it sounds half as bad',
  cancer: 'being at home, and hearing "we are all right"',
  leo: 'being told what they love about you, in plain words',
  virgo: 'something practical that gets better',
  libra: 'knowing that nobody is cross anymore',
  scorpio: 'the whole truth, even the ugly piece',
  sagittarius: 'fresh air and a plan for the weekend',
  capricorn: 'time alone first, and then a clear agreement',
  aquarius: 'some distance, and a friend who finds it funny',
  pisces: 'quiet, water, music, and being held without questions',
};
