import type { Tone } from '../../src/writer/themes.ts';

/*
 * A second voice beside the leading fact. It names its own fact and what it brings,
 * {gift}; which list is used depends on the tone of both.
 */
export const SECOND_TRANSIT_LINES: Readonly<
  Record<Tone, Readonly<Record<Tone, readonly string[]>>>
> = {
  /** An easy day, with … */
  easy: {
    easy: [
      '{body}, {aspect} {natal}, adds {gift}.',
      'A second kind voice is {body}, {aspect} {natal}, with {gift}.',
      'There is {gift} as well, since {body} is {aspect} {natal}.',
      '{body} is on your side too, {aspect} {natal}, and brings {gift}.',
      'With {body} {aspect} {natal}, {gift} may be close at hand.',
      'Count on {gift} too, with {body} {aspect} {natal}.',
      '{body}, {aspect} {natal}, has {gift} to offer.',
      '{gift} comes as well, by way of {body}, {aspect} {natal}.',
    ],
    tense: [
      'The harder note is {body}, {aspect} {natal}, with {gift}.',
      'Some effort stays in the picture: {body} is {aspect} {natal}, and that can mean {gift}.',
      'Against that, {body} is {aspect} {natal}, so allow for {gift}.',
      '{body}, {aspect} {natal}, may add {gift} into the bargain.',
      'Leave room for {gift} too, since {body} is {aspect} {natal}.',
      'Less simple is {body}, {aspect} {natal}, with {gift} to reckon with.',
      '{body}, {aspect} {natal}, disagrees and brings {gift}.',
      'Watch for {gift}, as {body} is {aspect} {natal}.',
    ],
  },
  /** An effortful day, with … */
  tense: {
    easy: [
      'Help comes from {body}, {aspect} {natal}, with {gift}.',
      'On the kinder side, {body} is {aspect} {natal} and lends {gift}.',
      'There is {gift} to draw on, since {body} is {aspect} {natal}.',
      '{body} helps: {aspect} {natal}, it offers {gift}.',
      'For balance, {body} is {aspect} {natal}, which can bring {gift}.',
      'Lean on {body}, {aspect} {natal}, for {gift}.',
      'Meanwhile {body}, {aspect} {natal}, offers {gift}.',
      'Comfort is near: {body}, {aspect} {natal}, lends {gift}.',
    ],
    tense: [
      '{body} is {aspect} {natal} as well, so allow for {gift} and go slowly.',
      'Keep the list short: {body} is {aspect} {natal}, and that can mean {gift}.',
      'A second strain is {body}, {aspect} {natal}, with {gift} in tow.',
      'With {body} {aspect} {natal} too, {gift} may come along.',
      'There may also be {gift}, for {body} is {aspect} {natal}.',
      '{body}, {aspect} {natal}, adds {gift}, so take it slowly.',
      'Go easy, as {body} is {aspect} {natal}, which can mean {gift}.',
      'Expect {gift} as well, since {body} is {aspect} {natal}.',
    ],
  },
};

/** For a reader of whom only the sign is known, or when no second contact is near. */
export const SECOND_CORNER_LINES: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    '{body} in {bodySign} brings {gift} when it comes to {matter}.',
    'There is {gift} to be had from {body} in {bodySign}, in matters of {matter}.',
    'For {matter}, {body} in {bodySign} may lend {gift}.',
    'Look for {gift} around {matter}, with {body} in {bodySign}.',
    'With {body} in {bodySign}, there may be {gift} to be found in {matter}.',
    '{body} in {bodySign} has {gift} to give, above all in matters of {matter}.',
    'On the subject of {matter}, {body} in {bodySign} promises {gift}.',
    'Help with {matter} comes from {body} in {bodySign}, in the form of {gift}.',
  ],
  tense: [
    '{body} in {bodySign} may bring {gift} when it comes to {matter}.',
    'Allow for {gift} around {matter}, with {body} in {bodySign}.',
    'In matters of {matter}, {body} in {bodySign} can mean {gift}.',
    'With {body} in {bodySign}, {matter} may come with {gift}.',
    'Go gently with {matter}, where {body} in {bodySign} can mean {gift}.',
    'Watch for {gift} over {matter}, as {body} is in {bodySign}.',
    'On the subject of {matter}, {body} in {bodySign} warns of {gift}.',
    '{body} in {bodySign} asks for patience with {matter}, and may bring {gift}.',
  ],
};

export const SECOND_DATED_LINES: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    '{weekday} is the gentler day, with {body} {aspect} {natal}.',
    'On {weekday} {body} is {aspect} {natal}, which can bring {gift}.',
    'Look to {weekday} for {gift}, when {body} is {aspect} {natal}.',
    'By {weekday} there may be {gift}, as {body} comes {aspect} {natal}.',
  ],
  tense: [
    '{weekday} may take more patience, with {body} {aspect} {natal}.',
    'On {weekday} {body} is {aspect} {natal}, so allow for {gift}.',
    'Keep {weekday} light: {body} is {aspect} {natal} then.',
    'Around {weekday} there may be {gift}, as {body} comes {aspect} {natal}.',
  ],
};

export const SKY_ASPECT_LINES: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    'For everyone today {a} is {aspect} {b}, which helps to oil the wheels.',
    'The sky has {a} {aspect} {b}, a helpful background for most things.',
    'With {a} {aspect} {b}, the general weather is fair.',
    'Everyone shares one pleasant line today: {a} is {aspect} {b}.',
  ],
  tense: [
    'For everyone today {a} is {aspect} {b}, so other people may be working hard too.',
    'The sky has {a} {aspect} {b}, and a little patience goes further than usual.',
    'With {a} {aspect} {b}, rooms may be a bit louder than they need to be.',
    'Everyone shares one knotty line today: {a} is {aspect} {b}.',
  ],
};

export const INGRESS_LINES = [
  '{body} enters {bodySign} {when}, and the tone of things may shift with it.',
  '{when} {body} crosses into {bodySign}, which is a small change of weather.',
  '{body} moves into {bodySign} {when}, so a new note joins the tune.',
  '{when} {body} steps over into {bodySign}, and the scenery changes a little.',
  '{body} changes signs {when} and enters {bodySign}, so expect a slightly different tune.',
] as const;

/** For the Moon, which changes sign every two or three days. */
export const MOON_INGRESS_LINES = [
  'The Moon enters {bodySign} today.',
  'Today the Moon moves on into {bodySign}.',
  'Sometime today the Moon crosses into {bodySign}.',
  'The Moon changes rooms today and goes into {bodySign}.',
  'Before the day is out the Moon is in {bodySign}.',
  'A new sign for the Moon today: it enters {bodySign}.',
  'From today the Moon keeps company with {bodySign}.',
  'The Moon has its moving day, into {bodySign}.',
  'Within the day the Moon slips over into {bodySign}.',
  'Today the Moon hangs its coat up in {bodySign}.',
  '{bodySign} takes the Moon in today.',
  'Moods may turn a corner, as the Moon enters {bodySign} today.',
] as const;

export const STATION_LINES = {
  retrograde: [
    '{when} {body} turns retrograde, so the weeks ahead favour a second look.',
    '{body} stands still {when} and turns retrograde, which is a good cue to review.',
    '{body} turns retrograde {when}, and old matters may ask for another look.',
  ],
  direct: [
    '{when} {body} turns direct, and what was held up may begin to move.',
    '{body} stands still {when} and turns direct, slowly, like a door on a stiff hinge.',
    '{body} turns direct {when}, so a delay may loosen by and by.',
  ],
} as const;

/** Said now and then, never twice in a row. */
export const MISSING_TIME_LINES = [
  'Without a birth time, houses are left out here.',
  'Your birth hour is not known, so no rising sign.',
  'This page holds at any hour of your birthday.',
  'No birth time was given, and none is guessed.',
  'Only the day of birth is used here.',
  'With no hour of birth, the planets speak alone.',
] as const;

/** Sign-level readings say what they rest on. */
export const SIGN_LEVEL_LINES = [
  'This is a page for {sign} at large, so take what fits and leave the rest.',
  'A reading by sign alone is a coat in one size, so wear it loosely.',
  'Every {sign} gets this page, and you are the one who knows where it fits.',
] as const;
