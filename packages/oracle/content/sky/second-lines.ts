import type { Tone } from '../../src/writer/themes.ts';

/*
 * A second voice beside the leading fact. It names its own fact and what it does,
 * {deed}; which list is used depends on the tone of both.
 */
export const SECOND_TRANSIT_LINES: Readonly<
  Record<Tone, Readonly<Record<Tone, readonly string[]>>>
> = {
  /** An easy day, with … */
  easy: {
    easy: [
      'And {body}, {aspect} {natal}, {deed}.',
      '{body} is {aspect} {natal} and {deed}.',
      'Meanwhile {body}, {aspect} {natal}, {deed}.',
      'There is help as well: {body}, {aspect} {natal}, {deed}.',
      'To round it off, {body}, {aspect} {natal}, {deed}.',
      'Nor is that all: {body}, {aspect} {natal}, {deed}.',
      'In the same spirit {body}, {aspect} {natal}, {deed}.',
    ],
    tense: [
      'Only {body}, {aspect} {natal}, {deed}.',
      'Still, {body} is {aspect} {natal} and {deed}.',
      'The one thing to allow for is {body}, which, {aspect} {natal}, {deed}.',
      'Then again {body}, {aspect} {natal}, {deed}.',
      'All the same {body}, {aspect} {natal}, {deed}.',
      'One voice is out of tune: {body}, {aspect} {natal}, {deed}.',
      'Against that {body}, {aspect} {natal}, {deed}.',
    ],
  },
  /** An effortful day, with … */
  tense: {
    easy: [
      'Luckily {body}, {aspect} {natal}, {deed}.',
      'There is help: {body}, {aspect} {natal}, {deed}.',
      'On the lighter side {body}, {aspect} {natal}, {deed}.',
      'Then again {body} is {aspect} {natal} and {deed}.',
      'It is not all uphill: {body}, {aspect} {natal}, {deed}.',
      'Meanwhile {body}, {aspect} {natal}, {deed}.',
      'At your elbow {body}, {aspect} {natal}, {deed}.',
    ],
    tense: [
      'And {body}, {aspect} {natal}, {deed}.',
      'Go slowly, because {body}, {aspect} {natal}, {deed}.',
      'Keep the list short: {body}, {aspect} {natal}, {deed}.',
      'At the same time {body}, {aspect} {natal}, {deed}.',
      '{body}, {aspect} {natal}, joins in and {deed}.',
      'Be patient with yourself, since {body}, {aspect} {natal}, {deed}.',
    ],
  },
};

/** For a reader of whom only the sign is known, or when no second contact is near: where it is, and what it does. */
export const SECOND_CORNER_LINES: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    '{body} in {bodySign}, in the corner of {matter}, {deed}.',
    'Meanwhile {body} in {bodySign}, over {matter}, {deed}.',
    'From the corner of {matter}, {body} in {bodySign} {deed}.',
    'There is help as well: {body} in {bodySign}, over {matter}, {deed}.',
    'Over {matter} stands {body} in {bodySign}, and that {deed}.',
  ],
  tense: [
    '{body} in {bodySign}, in the corner of {matter}, {deed}.',
    'Meanwhile {body} in {bodySign}, over {matter}, {deed}.',
    'From the corner of {matter}, {body} in {bodySign} {deed}.',
    'Go gently: {body} in {bodySign}, over {matter}, {deed}.',
    'Over {matter} stands {body} in {bodySign}, and that {deed}.',
  ],
};

export const SECOND_DATED_LINES: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    '{weekday} is the gentler day: {body}, {aspect} {natal}, {deed}.',
    'On {weekday} {body}, {aspect} {natal}, {deed}.',
    'Keep {weekday} for good things: {body}, {aspect} {natal}, {deed}.',
    'By {weekday} {body} is {aspect} {natal} and {deed}.',
  ],
  tense: [
    '{weekday} may take patience: {body}, {aspect} {natal}, {deed}.',
    'On {weekday} {body}, {aspect} {natal}, {deed}.',
    'Keep {weekday} light: {body}, {aspect} {natal}, {deed}.',
    'Around {weekday} {body} is {aspect} {natal} and {deed}.',
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
