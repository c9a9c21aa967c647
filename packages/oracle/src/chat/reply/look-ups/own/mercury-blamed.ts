import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { stationNote, stationsOf } from '../../../slots/sky/retrograde-slots.ts';
import { told } from '../look-up.ts';
import { THINGS } from '../after/light-turns.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const BROKE =
  /\b(?:died|dead|dies|dying|broke|broken|breaks|kill\w*|ate|eaten|crash\w*|leak\w*|exploded|froze\w*|frozen|fried|flood\w*|quit working|stopped working|wont (?:start|work|turn on)|not working|lost|ruin\w*|murder\w*|smashed)\b/u;

/** "mum says mercury is why the dishwasher died": a thing that broke, and the planet that gets the blame. */
export const mercuryBlamed: WholeLookUp = {
  family: 'mercury-retrograde',
  isAsked: ({ text }) =>
    /\b(?:mercury|retrograde|retro)\b/u.test(text) &&
    THINGS.test(text) &&
    BROKE.test(text) &&
    !/\b(?:should i|when|until|next|born|natal|my mercury|house|who died|he died|she died)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const thing = THINGS.exec(text)?.groups?.['thing'] ?? 'thing';
    const next = stationsOf('mercury', context).find(({ at }) => at > context.now);
    if (next === undefined) return null;
    const alibi =
      next.turns === 'direct'
        ? `Mercury is retrograde until ${dateWordsAt(next.at, context)}, so by custom it takes the blame, though in truth things break by age and water.`
        : `Mercury has an alibi: it moves forward, and turns only on ${dateWordsAt(next.at, context)}.`;
    const help = /phone|laptop|computer|screen|watch/u.test(thing)
      ? 'Stop trying to start it, save what can be saved, and ask about the warranty before anyone opens it.'
      : 'Check the dull causes first: the plug, the fuse, the filter, the warranty.';
    return told(`Poor ${thing}. ${alibi} ${help}`, stationNote(next, context));
  },
};
