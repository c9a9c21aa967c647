/** Where the Moon passes in a chart with a known time. */
export const MOON_HOUSES: Readonly<Record<number, readonly string[]>> = {
  1: [
    'The Moon is passing the part of your chart that stands for yourself, so your mood may show on your face.',
    'With the Moon in your first house, people may notice how you are before you say it.',
  ],
  2: [
    'The Moon is in the corner of your chart for belongings, which draws the eye to what is enough.',
    'With the Moon in your second house, small comforts and small costs both seem larger.',
  ],
  3: [
    'The Moon is in the talking corner of your chart, so messages and errands may carry the mood.',
    'With the Moon in your third house, a neighbour or a note could set the tone.',
  ],
  4: [
    'The Moon is at the root of your chart, where home and memory live.',
    'With the Moon in your fourth house, an evening indoors may do the most good.',
  ],
  5: [
    'The Moon is in the playful corner of your chart, and delight is a fair aim.',
    'With the Moon in your fifth house, the heart may want its ten minutes of fun.',
  ],
  6: [
    'The Moon is in the daily corner of your chart, so small routines come first.',
    'With the Moon in your sixth house, tidying one thing can tidy a mood.',
  ],
  7: [
    'The Moon is in the corner of your chart kept for other people, one at a time.',
    "With the Moon in your seventh house, somebody else's mood may be half of yours.",
  ],
  8: [
    'The Moon is in the private corner of your chart, where trust is kept.',
    'With the Moon in your eighth house, feelings may prefer a closed door.',
  ],
  9: [
    'The Moon is in the far corner of your chart, and the mind may want a longer view.',
    'With the Moon in your ninth house, a page or a plan of travel could lift you.',
  ],
  10: [
    'The Moon is at the top of your chart, so what you feel may be seen by more people than usual.',
    'With the Moon in your tenth house, duty and mood share a desk today.',
  ],
  11: [
    'The Moon is in the friendly corner of your chart, and company may answer before advice does.',
    'With the Moon in your eleventh house, a friend may say the useful thing.',
  ],
  12: [
    'The Moon is in the quiet corner of your chart, and an hour alone may be well spent.',
    'With the Moon in your twelfth house, rest is the best part of the plan.',
  ],
};
