import type { Script } from './stand-ins/model/model-stand-in.ts';
import { answers } from './stand-ins/model/scene.ts';

/** A part as the model is asked to write it. */
export const line = (text: string, ...cites: string[]): string =>
  `${JSON.stringify({ text, cites })}\n`;

const TITLE = '{"title":"A Fair Weight"}\n';

/** What a model that keeps to its instructions says, true for everybody on that date. */
export const GOOD_LINES: readonly string[] = [
  TITLE,
  line('Venus is in Libra, so weighing things up may come easily today.', 'sky:venus'),
  line('A message you have rewritten twice is probably ready.'),
  line('The gift is tact; the cost is that you may wait a little too long.'),
  line('Saturn is retrograde in Aries, and an old promise may ask to be looked at.', 'sky:saturn'),
  line('Read the message once aloud, then send it or let it go, and make some tea.'),
  line('What would you say if you were sure that it would be heard kindly?'),
];

/** The same of Gemini and Libra. */
export const PAIR_LINES: readonly string[] = [
  TITLE,
  line('Gemini and Libra are both quick with words, and like to be met halfway.', 'pair:signs'),
  line('Picture the two of you choosing a film, and enjoying the choosing more.'),
  line('What comes easily is talk; what takes work is coming to a decision.'),
  line('Pick one small plan for the week and let the other fill in the rest of it.'),
  line('Neither of you has to be the one who always gives way, or always chooses.'),
  line('Which decision would be lighter if you took it together this week?'),
];

/** A good answer to whatever is asked. */
export const saysWell: Script = ({ source }) =>
  answers(...(source.includes('pair:signs') ? PAIR_LINES : GOOD_LINES));
