/** Terms as they are told to a child, by the words they are typed with. */
export const SIMPLE_TERMS: readonly (readonly [typed: RegExp, simple: string])[] = [
  [
    /\bstellium\b/u,
    'Think of a classroom with twelve tables, one for each sign. Most kids spread out. A stellium is three or more kids at the same table: that table is the loudest, and it gets most of your attention.',
  ],
  [
    /\b(?:retrograde|retro|rx)\b/u,
    "You sit in a fast train and pass a slower one: for a minute the other train seems to roll backward. It isn't really. A retrograde planet only looks as if it goes back, and people take that as a time to look again at what they did in a hurry.",
  ],
  [
    /\bsaturn returns?\b/u,
    'Saturn is a slow teacher who walks one big round of the school in 29 years. When he is back at your desk, he checks your homework: what do you really want to keep, and what did you only copy?',
  ],
  [
    /\b(?:rising sign|my rising|ascendant)\b/u,
    "It's your front door. The Sun is who lives in the house, the Moon is the kitchen where you're cozy, and the rising sign is the door that people see first.",
  ],
  [
    /\bmoon sign\b/u,
    "It's what you need when you're tired and sad: some kids want a hug, some want to talk, some want to run. Your Moon sign says which kind you are.",
  ],
  [
    /\bmidheaven\b/u,
    "It's the top of the hill in your chart: what people far away can see of you, like what you're known for at work.",
  ],
  [
    /\bvoid of course\b|\bvoid moon\b|\bmoon\b.{0,16}\bvoid\b/u,
    'The Moon goes from room to room and says hello to the others. Void means that she has said hello to everyone in this room and has not opened the next door yet, so nothing much happens until she does.',
  ],
  [
    /\bsynastry\b/u,
    'You lay two drawings over each other on a window and look where the lines meet. The charts are the drawings, and where they meet is what the two of you notice about each other.',
  ],
  [
    /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b.{0,12}\bsquares?\b|\bsquare aspect/u,
    'Two kids on a seesaw that was put up crooked: they bump into each other all the time, and that is how they get strong legs.',
  ],
  [/\btrines?\b/u, 'Two kids who play well together without anyone having to explain the rules.'],
  [
    /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b.{0,12}\boppos\w+|\bopposition aspect/u,
    'Two kids at the two ends of one rope. Each pulls, and both learn where the middle is.',
  ],
  [
    /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b.{0,12}\bconjunct\w*/u,
    'Two kids who sit so close together that whatever one does, the other does as well.',
  ],
  [
    /\btransits?\b/u,
    'Your chart is a photo of the sky from the day you were born. A transit is a planet of today walking past one spot in that photo and tapping it.',
  ],
  [
    /\b(?:natal|birth) chart\b/u,
    "It's a photo of the sky at the minute you were born, with a list of who stood where. People have told stories about such photos for two thousand years.",
  ],
  [
    /\beclipses?\b/u,
    'Sun, Moon and Earth stand in one line, and one of them is in the light of another. People read it as somebody switching a lamp off and on, so you look up.',
  ],
  [
    /\b\d{1,2}(?:st|nd|rd|th) house\b|\b(?:twelve|12) houses\b|\bhouses in (?:my|a|the) (?:birth )?chart\b|\bhouses in astrology\b/u,
    'A house with twelve rooms: one for money, one for friends, one for work, and so on. The planets are the people in it, and the rooms say where they are busy.',
  ],
];
