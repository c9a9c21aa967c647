import type { PlanetId } from '@palm/astrology/vocabulary';

/* What today's sky has to say to two signs. {one} is the reader's sign, {other} the partner's. */

/** Each sign by the planet that rules it. */
export const RULERS_LINES = [
  '{a}, ruler of {one}, is in {aSign} now, and {b}, ruler of {other}, is in {bSign}.',
  '{one} looks to {a}, today in {aSign}; {other} looks to {b}, in {bSign}.',
  'Behind {one} stands {a} in {aSign}, and behind {other} {b} in {bSign}.',
  'Just now {a} in {aSign} speaks for {one}, and {b} in {bSign} for {other}.',
] as const;

export const ONE_RULER_LINES = [
  'You both look to {a}, which is in {aSign} now.',
  'One planet speaks for both of you: {a}, now in {aSign}.',
  '{a} rules your sign and theirs, and it is in {aSign} these days.',
  'Both of you answer to {a}, and {a} is in {aSign} at present.',
] as const;

/** One planet seen from two signs; {matter} and {otherMatter} are what it is about for each. */
export const CORNER_LINES = [
  '{body} in {bodySign} is about {matter} for {one}, and for {other} about {otherMatter}.',
  'For {one}, {body} in {bodySign} points to {matter}; for {other}, to {otherMatter}.',
  'With {body} in {bodySign}, {one} may have {matter} in mind, and {other} {otherMatter}.',
  '{body} is in {bodySign}: think of {matter} for {one} and of {otherMatter} for {other}.',
  '{body} in {bodySign} may have {one} busy with {matter}, and {other} with {otherMatter}.',
] as const;

export const SHARED_CORNER_LINES = [
  '{body} in {bodySign} is about {matter} for both of you.',
  'Both of you have {body} in {bodySign}, in the corner of {matter}.',
  'With {body} in {bodySign}, {matter} may be on both your minds.',
] as const;

/** What such a planet may do between two people this week. Comes right after it was named. */
export const PAIR_WEATHER: Readonly<Record<PlanetId, readonly string[]>> = {
  sun: [
    'A little praise in both directions goes a long way.',
    'Each may want to be seen, so take turns at the window.',
    'Plain talk about what each of you is proud of would go well.',
    'Being noticed is half of being loved this week.',
  ],
  moon: [
    'Moods may pass from one to the other, so name yours first.',
    'Something warm to eat could settle more than an argument.',
    'Ask how the other slept before you ask anything else.',
    'Feelings are close to the surface, and easier to share for it.',
  ],
  mercury: [
    'Small talk could turn into real talk if neither is in a rush.',
    'Put the plan in writing, so that you both remember the same one.',
    'A joke at the right moment may do the work of an apology.',
    'Questions travel well between you just now.',
  ],
  venus: [
    'It is a good week to be nice for no reason.',
    'Something pretty or tasty, shared, may say it best.',
    'Affection likes to be asked for as well as given.',
    'Each may be readier than usual to meet halfway.',
  ],
  mars: [
    'There is heat about, so give it a task you can share.',
    'Do something brisk together first, and talk afterwards.',
    'Say what you want before it comes out as a complaint.',
    'A brisk pace is fine as long as both of you can keep it.',
  ],
  jupiter: [
    'Plans may grow in the telling, so enjoy them and write half down.',
    'It is easy to be generous with each other now.',
    'Hope is catching, and so is saying yes too often.',
    'A larger view of a small quarrel may be close at hand.',
  ],
  saturn: [
    'Keep one small promise this week and let it be seen.',
    'Patience counts for more than charm at the moment.',
    'A dull task done together may feel like a vow.',
    'Agree on who does what, and then give the subject a rest.',
  ],
  uranus: [
    'A change of plan may do you both good, if it is announced.',
    'Try the usual evening in an unusual order.',
    'Each may need a bit more room, and come back friendlier.',
    'Surprise each other in a small way.',
  ],
  neptune: [
    'Say the obvious thing out loud, since hints may get lost.',
    'Music, films and a forgiving ear are in favour.',
    'Check what the other heard, and not only what you said.',
    'A soft evening suits you better than a clear decision.',
  ],
  pluto: [
    'An old subject may come up, and can be put down more gently.',
    'Leave each other a private corner, and do not ask what is kept there.',
    'It is a good time to say what you no longer hold against anybody.',
    'Go deep on one matter and leave the rest alone.',
  ],
};

export type MoonSide = 'both' | 'one' | 'other' | 'neither';

/** By element: which of the two signs the Moon of today is easy company for. */
export const MOON_SIDES: Readonly<Record<MoonSide, readonly string[]>> = {
  both: [
    'The Moon is in {moonSign} today, easy company for {one} and {other} alike.',
    'With the Moon in {moonSign}, {one} and {other} may find the evening simple.',
    'The Moon in {moonSign} gets on with {one} and with {other} as well.',
    '{moonSign} has the Moon today, and both of you may breathe easier for it.',
    'The Moon of tonight is in {moonSign}, which suits {one} about as well as {other}.',
  ],
  one: [
    'The Moon in {moonSign} is easier on {one} than on {other}, so let {one} do the asking.',
    'With the Moon in {moonSign}, {one} may be at ease while {other} is still arriving.',
    'The Moon is in {moonSign} today, on the side of {one}, with a little less for {other}.',
    'A {moonSign} Moon speaks the language of {one}, so {other} may need subtitles.',
    'While the Moon is in {moonSign}, {one} can afford to be the patient one.',
  ],
  other: [
    'The Moon in {moonSign} is kinder to {other} than to {one}, so let yourself be looked after.',
    'With the Moon in {moonSign}, {other} may be at ease while {one} is still arriving.',
    'The Moon is in {moonSign} today, on the side of {other}, with a little less for {one}.',
    'A {moonSign} Moon speaks the language of {other}, and {one} may need a moment longer.',
    'While the Moon is in {moonSign}, {other} may have patience enough for two.',
  ],
  neither: [
    'The Moon in {moonSign} is home ground neither to {one} nor to {other}, so go slowly.',
    'With the Moon in {moonSign}, {one} and {other} may both be a bit out of step.',
    'The Moon is in {moonSign} today, a guest to {one} and {other} alike.',
    'A {moonSign} Moon asks both {one} and {other} to be polite to an odd mood.',
    'While the Moon is in {moonSign}, keep plans short, {one} and {other} both.',
  ],
};

/** On its moving day the Moon is on nobody's side. */
export const PAIR_MOON_INGRESS_LINES = [
  'The Moon enters {moonSign} today, so {one} and {other} may both change their tune.',
  'Today the Moon moves into {moonSign}, and neither {one} nor {other} is to blame for a mood.',
  'Sometime today the Moon crosses into {moonSign}, so {one} may ask {other} again by evening.',
  'Within the day {one} and {other} both get another Moon, as it goes into {moonSign}.',
  'From today the Moon is in {moonSign}, a fresh page for {one} and for {other}.',
] as const;

/** What each sign is said to do, side by side. */
export const HABITS_LINES = [
  '{one} tends to {habit}, and {other} to {otherHabit}.',
  'Where {one} is said to {habit}, {other} may {otherHabit}.',
  'Expect {one} to {habit} and {other} to {otherHabit}.',
  'By tradition {one} is apt to {habit}, while {other} is apt to {otherHabit}.',
] as const;

/* Two people of one sign, {one}: it is named once. */

export const SAME_SIGN_MOONS: Readonly<Record<'both' | 'neither', readonly string[]>> = {
  both: [
    'The Moon is in {moonSign} today, easy company for both of you.',
    'With the Moon in {moonSign}, {one} may find the evening simple, twice over.',
    'A {moonSign} Moon gets on with {one}, so you may both be in good spirits.',
    'While the Moon is in {moonSign}, neither of you has to try very hard.',
  ],
  neither: [
    'The Moon is in {moonSign} today, and you may both be a bit out of step.',
    'With the Moon in {moonSign}, {one} may be tired on both sides of the table.',
    'A {moonSign} Moon is no home ground for {one}, so be gentle twice.',
    'While the Moon is in {moonSign}, one of you could decide to be the patient one.',
  ],
};

export const SAME_SIGN_MOON_INGRESS_LINES = [
  'The Moon enters {moonSign} today, so {one} may change its tune on both sides.',
  'From today the Moon is in {moonSign}, a fresh page for {one} twice over.',
  'Within the day {one} gets another Moon, as it goes into {moonSign}.',
] as const;

export const SAME_SIGN_HABITS_LINES = [
  '{one} tends to {habit}, and on other days to {otherHabit}.',
  'In either of you {one} may {habit}, or else {otherHabit}.',
  'By tradition {one} is apt to {habit}; one of you may rather {otherHabit}.',
] as const;

export const SAME_SIGN_BRINGING_LINES = [
  'From {one} the tie gets {gift}, and then {otherGift} as well.',
  'Two of {one} bring {gift}, and also {otherGift}, to one table.',
  '{one} brings {gift}, here in double measure, and {otherGift} besides.',
] as const;
