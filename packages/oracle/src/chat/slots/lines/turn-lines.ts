import { DAY_MS } from '@palm/astrology/instant';
import { VENUS_SIGN_LINES } from '../../../../content/chat/fact-lines.ts';
import { dateWordsAt } from '../calendar/date-words.ts';
import { natalFact, signOfPoint } from '../birth/points.ts';
import { fill, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { stationNote, stationsOf } from '../sky/retrograde-slots.ts';
import { touchLine } from './touch-lines.ts';

const RECENT_MS = 14 * DAY_MS;

const MEANINGS = {
  venus: {
    name: 'Venus, the planet astrologers read for love,',
    weeks: 'bad for guessing what people feel',
  },
  mercury: {
    name: 'Mercury, the planet astrologers read for messages,',
    weeks: 'good for checking twice and asking again',
  },
} as const;

/** Retrograde now, or turned forward within two weeks. */
function turnLine(planet: 'venus' | 'mercury', context: SlotContext): Filled | null {
  const stations = stationsOf(planet, context);
  const next = stations.find(({ at }) => at > context.now);
  const last = stations.findLast(({ at }) => at <= context.now);
  const { name, weeks } = MEANINGS[planet];
  if (next?.turns === 'direct') {
    const until = dateWordsAt(next.at, context);
    return fill(
      `${name} is moving backward until ${until}. They call these weeks ${weeks}.`,
      stationNote(next, context),
    );
  }
  if (last === undefined || last.turns !== 'direct' || context.now - last.at > RECENT_MS)
    return null;
  const began = stations.findLast(({ at, turns }) => turns === 'retrograde' && at < last.at);
  if (began === undefined) return null;
  const [from, to] = [dateWordsAt(began.at, context), dateWordsAt(last.at, context)];
  return fill(
    `${name} went backward from ${from} to ${to}. They call those weeks ${weeks}.`,
    stationNote(began, context),
    stationNote(last, context),
  );
}

export const turnLines = {
  venus_line: (context) => turnLine('venus', context) ?? touchLine(context, ['venus']),
  mercury_line: (context) => turnLine('mercury', context) ?? touchLine(context, ['mercury']),
  venus_sign_line: ({ chart }) => {
    const sign = signOfPoint(chart, 'venus');
    return chart === null || sign === null
      ? null
      : fill(VENUS_SIGN_LINES[sign], natalFact(chart, 'venus'));
  },
} as const satisfies SlotGroup;
