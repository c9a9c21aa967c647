import type { Family } from '../src/chat/family.ts';
import { parseFamily } from '../src/chat/parse-family.ts';

const head = (id: string, more: string): string => `---
id: ${id}
asks: []
entities: []
near: {}
requires: []
forbids: []
${more}
---
`;

const QUIET = `${head('quiet', 'theme: love\nkind: advice\nlabel: no answer from someone\npurpose: love\nneeds: [venus_line, window]\ncare: none\nfacts: ok')}
## answer · ask back
when: tells
then: words asked|invited = answer owed; words ended = answer once; yes = say "Then {they} owe{s} you one."; no = more

Ugh. Did your last message ask {them} something?

## answer · owed
when: words never matched

Then {they} owe{s} you an answer, and {span|this long} is rude. [[{venus_line}]]

## answer · once

Write to {who|them} once. {They} {has} a phone too. [[{Span} is long.]] What would you write?

## answer · that day
when: has date

{Date} is {date_verdict}. {date_reason}

## short

Ask {them} once.

## plain

You can't know why {they} {is} quiet.

## plain · that day

The sky has no opinion about {date}.

## more

Put the phone in a drawer until {in_three_days}.
`;

const NUMBERS = `${head('numbers', 'theme: numbers\nkind: lookup\nlabel: your birth numbers\nneeds: [life_path]\ncare: none\nfacts: ok')}
## answer · the number

Your life path is {life_path|a number I need your birth date for}. [[{life_path_sum}]] [[It is read as {meaning}.]]

## answer · at work
when: words work|job

For work, {a_number} is said to {at_work}.

## short

{life_path}.

## plain

You add up digits.

## more

The list is folklore.

## table · meaning

| life_path | meaning | at_work |
|---|---|---|
| 1 | going first | like going first |
| 5 | needing room | want variety |
`;

const DAY = `${head('which-day', 'theme: frame\nkind: frame\nlabel: choosing a day\npurpose: general\nneeds: [window]\ncare: none\nfacts: ok')}
## answer · the day
when: has window

If you want to {deed|do it}: {window}. {window_reason}

## answer · nothing

No day stands out.

## short

{window}.

## plain

I count hours.

## more

It's a tie-breaker.
`;

const GRIEF = `${head('grief', 'theme: loss\nkind: comfort\nlabel: losing a parent\nneeds: []\ncare: soft\nfacts: asked')}
## answer · sorry

I'm so sorry about {died|them}. [[{season_line}]]

## answer · still

Still here.

## short

I'm so sorry.

## plain

I mean that I'm sorry.

## more

Take the day slowly.
`;

const CARD = `${head('card', 'theme: cards\nkind: lookup\nlabel: drawing a card\nneeds: [card]\ncare: none\nfacts: never')}
## answer · drawn
when: has card

For {thing|today}: {card}. {card_line}

## answer · not today

I'd rather not put a card on top of what you told me.

## short

{card|No card}.

## plain

A card is a random picture.

## more

What did you hope for?
`;

const COMPLAINT = `${head('complaint', 'theme: product\nkind: talk\nlabel: an answer that missed\nneeds: [last_asked, last_short, quote_own]\ncare: none\nfacts: never')}
## answer · again
when: has last_asked, has last_short

Fair. You asked "{last_asked}" Without planets: {last_short}

## answer · sorry

Fair.

## short

Fair.

## plain

I misunderstood you.

## more

I'm good at dates.
`;

const QUIT = `${head('should-quit', 'theme: work\nkind: advice\nlabel: leaving a job\nneeds: [work_line]\ncare: none\nfacts: ok')}
## answer · test

Write down what would have to change.

## short

Decide after a good night's sleep.

## plain

I mean: don't decide today.

## more

Count your savings first.
`;

const MULTI = `${head('big-multi', 'theme: frame\nkind: frame\nlabel: several questions\nneeds: []\ncare: none\nfacts: never')}
## answer · facts, then the knot

{Count|Several} things there. {lookup_answers} The others, {parts_listed}, look like one question. {deeds_as_choice}

## short

One by one.

## plain

I took your message apart.

## more

Next one.
`;

export const SMALL_FAMILIES: ReadonlyMap<string, Family> = new Map(
  [QUIET, NUMBERS, DAY, GRIEF, CARD, COMPLAINT, QUIT, MULTI].map((text) => {
    const { family } = parseFamily('small.md', text);
    return [family.id, family];
  }),
);
