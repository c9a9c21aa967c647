import type { ElementRelation, SignRelation } from '@palm/astrology/sign-synastry';

/* Two signs: the tie described, never judged. {one} is the reader's sign, {other} the partner's. */

export const RELATION_LINES: Readonly<Record<SignRelation, readonly string[]>> = {
  sameSign: [
    '{one} and {other} share one sign, so much goes without saying, and some things go unsaid.',
    'Two people of the sign {one} tend to recognise each other early, faults included.',
    'With {one} on both sides, the strengths are doubled and so are the blind spots.',
    'A tie of {one} with {other} is a mirror, kind on some days and frank on others.',
  ],
  neighbours: [
    '{one} and {other} live next door to each other in the zodiac, and neighbours see different weather.',
    'As neighbouring signs, {one} and {other} have little in common and much to trade.',
    '{one} and {other} stand side by side in the zodiac, where one begins what the other has just finished.',
    'Next-door signs like {one} and {other} learn each other by asking and seldom by guessing.',
  ],
  sextile: [
    '{one} and {other} are two signs apart, an old picture of friendly ease.',
    'Tradition counts {one} and {other} among the signs that help each other along.',
    'Between {one} and {other} talk comes easily, and so does teamwork.',
    '{one} and {other} stand at a friendly distance, close enough to help and far enough to be curious.',
  ],
  square: [
    '{one} and {other} are three signs apart, which old readers call a hard angle and a lively one.',
    '{one} and {other} want different things first, and both want them strongly.',
    'A tie between {one} and {other} has friction in it, the kind that can also strike a spark.',
    'Between {one} and {other} the tradition sees effort, and respect earned slowly.',
  ],
  trine: [
    '{one} and {other} belong to the same element, and a good deal is understood without words.',
    'Tradition calls {one} and {other} easy company, because they run on the same fuel.',
    'A tie between {one} and {other} tends to feel familiar from the first week.',
    '{one} and {other} share an element, so the rhythm comes of itself.',
  ],
  quincunx: [
    '{one} and {other} are five signs apart and share neither element nor pace, so they keep adjusting.',
    'Old readers found {one} and {other} an odd pair, and odd pairs learn the most.',
    'Between {one} and {other} little is obvious, which keeps both of them polite and interested.',
    '{one} and {other} speak two dialects, and the translating is the tie.',
  ],
  opposition: [
    '{one} and {other} face each other across the zodiac, and each has what the other misses.',
    'Opposite signs such as {one} and {other} pull hard both ways, towards and apart.',
    'Across the wheel from {one} stands {other}, a balance that has to be kept by hand.',
    'A tie between {one} and {other} is a seesaw, pleasant when both remember to take turns.',
  ],
};

export const BRINGING_LINES = [
  '{one} brings {gift}; {other} brings {otherGift}.',
  '{one} comes with {gift}, and {other} with {otherGift}.',
  'From {one} the tie gets {gift}, and from {other} it gets {otherGift}.',
  'What {one} has to offer is {gift}, while {other} comes with {otherGift}.',
  'Put {gift}, from {one}, beside {otherGift}, from {other}.',
] as const;

export const EASE_LINES: Readonly<Record<ElementRelation, readonly string[]>> = {
  same: [
    'It is easy to agree on what makes a good evening.',
    'The two of you may tire at the same hour, and laugh at the same thing.',
    'Pleasure tends to be shared here without a plan.',
    'You may finish each other’s errands, if not each other’s sentences.',
    'Comfort looks much alike on both sides, which saves a lot of explaining.',
    'What delights one is seldom lost on the other.',
    'A hard day is often understood before it is told.',
    'The ordinary hours are where the two of you do best.',
  ],
  supporting: [
    'Each tends to feed what is best in the other.',
    'One has the idea and the other has the follow-through, and sometimes you swap.',
    'Praise comes easily, because the strengths are different enough to admire.',
    'Talking a plan over usually makes it better for both.',
    'There is room here to be encouraged without being managed.',
    'The easy part is that each finds the other interesting.',
    'A small push from one side is often what the other side needed.',
    'You may each feel a little braver for the company.',
  ],
  contrasting: [
    'The easy part is curiosity: neither of you can be taken for granted.',
    'Each may know a good way of living that the other has never tried.',
    'You can cover more ground together, because you look in different directions.',
    'What one finds hard, the other may do without thinking.',
    'Laughter helps here more than logic, and both are in good supply.',
    'There is ease in dividing things up, since you like different halves.',
    'Surprise is a daily guest, and often a welcome one.',
    'A day that tires one may leave the other fresh enough to help.',
  ],
};

export const WORK_LINES: Readonly<Record<'same' | 'different', readonly string[]>> = {
  /** The same mode: both lead, both hold, or both bend. */
  same: [
    'It takes work to decide who goes first, as both of you move in the same way.',
    'Neither may want to be the one who bends, so take turns at it on purpose.',
    'When one digs in, the other is apt to dig in as well.',
    'The same habit on both sides can turn a small matter into a long one.',
    'You may compete for the same chair without noticing.',
    'Standing still together is as easy as quarrelling together, and both need a signal.',
  ],
  different: [
    'The work lies in pace: one may want to begin while the other still wants to keep.',
    'It takes effort to see that slow is not cold and quick is not careless.',
    'One may plan where the other adapts, and each can call the other difficult.',
    'Timing is the tender spot, so ask before you assume.',
    'You may need different amounts of company and of quiet in the same week.',
    'Change comes at two speeds here, and the slower one deserves a warning.',
  ],
};
