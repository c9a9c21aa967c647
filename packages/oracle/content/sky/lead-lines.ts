/*
 * The sentence that names the fact a reading rests on. {body} and {aspect} stand in the
 * words of src/writer/voice-of-sky.ts; {natal} is "your natal Venus", or "its place at your birth".
 */

export const TRANSIT_LINES = [
  '{body} is {aspect} {natal} today.',
  '{body} in {bodySign} is {aspect} {natal}.',
  'Today {body} stands {aspect} {natal}.',
  '{body}, now in {bodySign}, is {aspect} {natal}.',
  'One line in your chart is busy today: {body} is {aspect} {natal}.',
  'The clearest note in your chart is {body}, {aspect} {natal}.',
  'At the moment {body} is {aspect} {natal}.',
  'Look first at {body}, which is {aspect} {natal} just now.',
  'What stands out in your chart is {body}, {aspect} {natal}.',
  'In {bodySign}, {body} is {aspect} {natal}.',
  'Your chart is at its liveliest where {body} is {aspect} {natal}.',
  'These are days with {body} {aspect} {natal}.',
  'Open your chart today and you find {body} {aspect} {natal}.',
  'Of all that touches your chart, take {body}, {aspect} {natal}.',
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
  'In your chart {body} is passing through the corner of {matter}.',
  '{body}, now in {bodySign}, is visiting the part of your chart for {matter}.',
  'The part of your chart that deals with {matter} has {body} in it now.',
  'For the present {body} keeps to the corner of your chart for {matter}.',
  'Your chart gives {matter} a corner of its own, and {body} is in it.',
  '{body} in {bodySign} is crossing your corner of {matter}.',
  'These days {body} lights the corner of your chart for {matter}.',
] as const;

export const SOLAR_HOUSE_LINES = [
  '{body} is in {bodySign}, which for {sign} is the corner of {matter}.',
  'For {sign}, {body} in {bodySign} points to {matter}.',
  'Counted from {sign}, {body} is in the corner of {matter}.',
  '{body}, now in {bodySign}, stands over {matter} for {sign}.',
  'As {sign} counts the sky, {body} in {bodySign} has to do with {matter}.',
  '{sign} has {body} in the corner of {matter} at present.',
  'Seen from {sign}, {body} in {bodySign} is about {matter}.',
  'In the old way of counting, {body} gives {sign} some news of {matter}.',
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
