import type { MoonPhaseId } from '@palm/astrology/vocabulary';

/** One line on the phase of the Moon. */
export const PHASES: Readonly<Record<MoonPhaseId, readonly string[]>> = {
  newMoon: [
    'The Moon is new, so there is more dark than light to plan by.',
    'A new Moon is a blank page, and nothing has to be written on it yet.',
    'At the new Moon, beginnings are small and mostly out of sight.',
    'The Moon has no light of its own to show just now, and asks for none.',
    'Tonight is near the new Moon, a quiet time to choose rather than to announce.',
    'A new Moon favours seeds over speeches.',
  ],
  waxingCrescent: [
    'A thin, growing Moon is out, and small starts keep it company.',
    'The Moon is a waxing crescent, so feed the thing you have just begun.',
    'With a young Moon climbing, a little more each day is enough.',
    'The waxing crescent is a good time to keep a promise that is still small.',
    'A growing sliver of Moon suits whatever has only just taken root.',
    'The crescent is filling, and there is no need to push it.',
  ],
  firstQuarter: [
    'The Moon is at its first quarter, half lit, and half the work is turning up.',
    'At the first quarter plans tend to meet their first real corner.',
    'A first-quarter Moon asks for a decision, and a modest one counts.',
    'Half the Moon is lit and growing, which suits a second effort.',
    'The first quarter is when a beginning finds out what it needs.',
    'With a half Moon growing, push a little and then look around.',
  ],
  waxingGibbous: [
    'The Moon is a waxing gibbous, nearly round, and details matter now.',
    'A gibbous Moon rewards the second draft.',
    'With the Moon almost full, it is a time to adjust rather than begin.',
    'The Moon is swelling towards full, and patience with the last tenth pays.',
    'A waxing gibbous Moon favours whoever checks the list once more.',
    'Nearly round, the Moon suggests that nearly done is worth finishing.',
  ],
  fullMoon: [
    'The Moon is full, and things that were half said may come out whole.',
    'A full Moon lights the back of the cupboard as well as the front.',
    'Under a full Moon feelings run close to the surface for everyone.',
    'The full Moon is a time for seeing clearly and deciding later.',
    'With the Moon full, what has grown can be looked at in good light.',
    'A full Moon tends to make rooms louder, so choose yours.',
  ],
  waningGibbous: [
    'The Moon is past full, a good time to share what you have learned.',
    'A waning gibbous Moon is for thanking and passing things on.',
    'The light is just beginning to go from the Moon, and so may some urgency.',
    'With the Moon a little past round, use up what is already on the shelf.',
    'A waning gibbous favours telling the story over living it again.',
    'The Moon has begun to thin, and there is less to prove.',
  ],
  lastQuarter: [
    'The Moon is at its last quarter, a time for sorting and returning.',
    'At the last quarter, crossing out is as useful as adding.',
    'A last-quarter Moon asks what can be left behind without a fuss.',
    'Half the Moon is lit and shrinking, which suits repairs and farewells.',
    'The last quarter favours the drawer you have been meaning to clear.',
    'With a half Moon fading, finish one thing and forgive another.',
  ],
  waningCrescent: [
    'The Moon is a waning crescent, thin and late, and rest comes before plans.',
    'A last sliver of Moon is left, so lower the lamps a little.',
    'With the Moon nearly gone, it is a time for early nights and loose ends.',
    'The waning crescent favours whoever stops before the end of the list.',
    'A thin old Moon keeps quiet company with tired people.',
    'The waning Moon is almost out, and nothing new needs to begin today.',
  ],
};
