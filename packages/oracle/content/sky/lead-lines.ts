/*
 * The sentence that names the fact a reading rests on. {body} and {aspect} stand in the
 * words of src/writer/voice-of-sky.ts; {natal} is "your natal Venus", or "its place at your birth".
 */

export const TRANSIT_LINES = [
  '{body} is {aspect} {natal} today.',
  '{body} in {bodySign} is {aspect} {natal}.',
  '{body}, now in {bodySign}, is {aspect} {natal}.',
  'One line in your chart is busy today: {body} is {aspect} {natal}.',
  'Look first at {body}, which is {aspect} {natal} just now.',
  'What stands out in your chart is {body}, {aspect} {natal}.',
  'These are days with {body} {aspect} {natal}.',
] as const;

/** {part} says who the natal point is, so that the next sentence follows from the fact. */
export const TRANSIT_LINES_WITH_PART = [
  '{body} is {aspect} {natal}, {part}.',
  '{body} in {bodySign} is {aspect} {natal}, {part}.',
  'Today {body} stands {aspect} {natal}, {part}.',
  'At the moment {body} is {aspect} {natal}, {part}.',
] as const;

/** Only where the natal sign is certain. */
export const TRANSIT_LINES_WITH_NATAL_SIGN = [
  '{natal} is in {natalSign}, and {body} is {aspect} it today.',
  '{body} is {aspect} {natal} in {natalSign}.',
  'The busy place today is {natal} in {natalSign}: {body} is {aspect} it.',
] as const;

/** A planet beside its own place: a return, as near as the orb. */
export const RETURN_LINES = [
  '{body} is back close to where it stood when you were born.',
  'After a full round {body} is back close to where it stood when you were born.',
  '{body} in {bodySign} is close to where it stood when you were born.',
  'Today {body} is close to where it stood when you were born.',
] as const;

export const MOON_RETURN_LINES = [
  'For an hour or two the Moon is back where it stood when you were born.',
  'Some time today the Moon is back where it stood when you were born.',
  'The Moon comes back today to where it stood when you were born, as it does each month.',
] as const;

export const APPLYING_LINES = [
  '{body} is {aspect} {natal}, and still drawing closer.',
  'Still closing in, {body} is {aspect} {natal}.',
] as const;

export const SEPARATING_LINES = [
  '{body} is {aspect} {natal}, though already moving off.',
  'Past its closest point, {body} is still {aspect} {natal}.',
] as const;

/** The Moon stays for an hour or two. */
export const MOON_TRANSIT_LINES = [
  'For an hour or two the Moon is {aspect} {natal}.',
  'For part of today the Moon stands {aspect} {natal}.',
  'Some time today the Moon is {aspect} {natal}, and then moves on.',
  'In passing, the Moon is {aspect} {natal} for a short while.',
  'Your chart gets a short visit: the Moon is {aspect} {natal}.',
  'Within the day the Moon goes by, {aspect} {natal}.',
] as const;

export const MOON_TRANSIT_LINES_WITH_PART = [
  'In passing, the Moon is {aspect} {natal}, {part}.',
  'The Moon goes by {aspect} {natal}, {part}.',
  'Briefly the Moon is {aspect} {natal}, {part}.',
] as const;

export const DATED_TRANSIT_LINES_WITH_PART = [
  'On {weekday} {body} is {aspect} {natal}, {part}.',
  'Watch {weekday}, when {body} is {aspect} {natal}, {part}.',
  '{weekday} has {body} {aspect} {natal}, {part}.',
  '{weekday} matters most, with {body} {aspect} {natal}, {part}.',
] as const;

export const DATED_TRANSIT_LINES = [
  'On {weekday} {body} is {aspect} {natal}.',
  'The date to mark is {weekday}, when {body} is {aspect} {natal}.',
  '{weekday} brings {body} {aspect} {natal}.',
  'By {weekday} {body} stands {aspect} {natal}.',
  'The week turns on {weekday}, with {body} {aspect} {natal}.',
  'Around {weekday} {body} is {aspect} {natal}.',
  'Put a small mark beside {weekday}: {body} is {aspect} {natal} then.',
  'Of the seven days, {weekday} is the busy one, with {body} {aspect} {natal}.',
] as const;

export const HOUSE_LINES = [
  '{body} is in {bodySign}, in the corner of your chart for {matter}.',
  '{body} is passing through the corner of {matter} in your chart.',
  '{body}, now in {bodySign}, is visiting the part of your chart for {matter}.',
  'The part of your chart that deals with {matter} has {body} in it now.',
  'For the present {body} keeps to the corner of your chart for {matter}.',
  'Your chart gives {matter} a corner of its own, and {body} is in it.',
  '{body} in {bodySign} is crossing your corner of {matter}.',
  'These days {body} lights the corner of your chart for {matter}.',
] as const;

export const SOLAR_HOUSE_LINES = [
  '{body} is in {bodySign}, which for {sign} is the corner of {matter}.',
  'For {sign}, {body} in {bodySign} has to do with {matter}.',
  '{body}, now in {bodySign}, stands over {matter} for {sign}.',
  '{sign} has {body} in the corner of {matter} at present.',
  'Seen from {sign}, {body} in {bodySign} is about {matter}.',
  '{body} in {bodySign} puts {matter} on the table for {sign}.',
  '{matter} may come up for {sign}, with {body} in {bodySign}.',
  'With {body} in {bodySign}, the subject for {sign} is {matter}.',
] as const;

export const RULER_LINES = [
  'The planet that rules {sign} is {body}, and it is in {bodySign} now.',
  '{body}, ruler of {sign}, is passing through {bodySign}.',
  '{sign} looks to {body}, which is in {bodySign} these days.',
  'Your sign takes its lead from {body}, at present in {bodySign}.',
] as const;

export const SKY_LINES = [
  '{body} is in {bodySign} today.',
  'In the sky {body} is making its way through {bodySign}.',
  '{body} is passing through {bodySign} these days.',
  'Overhead, {body} is in {bodySign}.',
  'For everyone alike, {body} is in {bodySign} now.',
  '{bodySign} has {body} as its guest at present.',
] as const;

/** After a scene: the fact is given as what lies behind it. */
export const BEHIND_LINES = {
  transit: [
    'Behind it is {body}, {aspect} {natal}, {part}.',
    'An astrologer would point at {body}, {aspect} {natal}, {part}.',
    'Blame or thank {body}, {aspect} {natal}, {part}.',
    'The chart has its own account of it: {body} is {aspect} {natal}.',
    'In the sky that looks like {body}, {aspect} {natal}, {part}.',
    'Ask why, and the chart shows you {body} {aspect} {natal}.',
  ],
  ownPlace: [
    'Behind it is {body}, {aspect} {natal}.',
    'The chart has its own account of it: {body} is {aspect} {natal}.',
    'Ask why, and the chart shows you {body} {aspect} {natal}.',
  ],
  moon: [
    'Behind it, for an hour or two, is the Moon, {aspect} {natal}.',
    'An astrologer would point at the Moon, {aspect} {natal} for an hour or two.',
    'The Moon is {aspect} {natal} for an hour or two, which may be all it is.',
  ],
  house: [
    'Behind it is {body} in {bodySign}, in the corner of your chart for {matter}.',
    'An astrologer would point at {body}, passing through your corner of {matter}.',
    'The chart has its own account of it: {body} is in the corner of {matter}.',
  ],
  'solar-house': [
    'Behind it is {body} in {bodySign}, which for {sign} is the corner of {matter}.',
    'An astrologer would point at {body} in {bodySign}, for {sign} the corner of {matter}.',
    'The sky has its own account of it: for {sign}, {body} is in the corner of {matter}.',
    'Blame or thank {body} in {bodySign}, which for {sign} has to do with {matter}.',
  ],
} as const;
