import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { signAt } from '@palm/astrology/sign-at';
import { MOON_PHASES } from '@palm/astrology/vocabulary';
import { clockWords, dateWordsAt, dayWords, todayOf } from '../../../slots/calendar/date-words.ts';
import { localTimeAt, spanOfDay } from '../../../slots/calendar/local-time.ts';
import { signName } from '../../../slots/sky/moon-slots.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { signsIn } from './chart-words.ts';
import type { Whole, WholeLookUp } from './whole-look-up.ts';

type Wanted = 'fullMoon' | 'newMoon';

const FULL_OR_NEW = /\b(?<which>full|new) ?moons?\b|\bmoon\b.{0,10}\b(?<also>full|new)\b/u;
const HALF_MONTH_DAYS = 16;

const wantedIn = (text: string): Wanted | null => {
  const groups = FULL_OR_NEW.exec(text)?.groups;
  const which = groups?.['which'] ?? groups?.['also'];
  return which === undefined ? null : which === 'full' ? 'fullMoon' : 'newMoon';
};
const nameOf = (wanted: Wanted): string => (wanted === 'fullMoon' ? 'full Moon' : 'new Moon');

function lunationsBetween(from: Instant, to: Instant, wanted: Wanted, context: SlotContext) {
  const found: Instant[] = [];
  for (let at = from; at < to; at += DAY_MS) {
    const next = nextQuarterAfter(at, context.sky.positionOf);
    if (next.at >= to) break;
    if (next.phase === wanted) found.push(next.at);
    at = next.at;
  }
  return found;
}

/** The day that is asked about: a birthday means the next one. */
function dayAsked({ entities: { date } }: Whole, context: SlotContext): string | null {
  if (date === undefined) return null;
  const today = todayOf(context);
  if (date.iso >= today || !date.isBirth) return date.iso;
  const year = Number(today.slice(0, 4));
  const next = `${year}${date.iso.slice(4)}`;
  return next >= today ? next : `${year + 1}${date.iso.slice(4)}`;
}

const factOf = (wanted: Wanted, at: Instant, context: SlotContext) =>
  note(`${wanted}-${at}`, `${nameOf(wanted)}, ${dateWordsAt(at, context)}`);

const signOfMoon = (at: Instant, { sky }: SlotContext): string =>
  signName(signAt(sky.positionOf('moon', at).longitudeDeg));

/** "which full moon falls nearest our golden wedding, sept 26" */
const nearestLunation: WholeLookUp = {
  family: 'full-moon-next',
  isAsked: ({ text, entities: { date } }) =>
    date !== undefined &&
    wantedIn(text) !== null &&
    /\b(?:near(?:est)?|close(?:st)?|next to|around|before or after|falls?|which)\b/u.test(text) &&
    !/\b(?:eclipse|was i born|i was born under|on the day i was born)\b/u.test(text),
  tell: (context, whole) => {
    const wanted = wantedIn(whole.text);
    const iso = dayAsked(whole, context);
    if (wanted === null || iso === null) return null;
    const { from, to } = spanOfDay(iso, context.zone);
    const noon = (from + to) / 2;
    const found = lunationsBetween(
      noon - HALF_MONTH_DAYS * DAY_MS,
      noon + HALF_MONTH_DAYS * DAY_MS,
      wanted,
      context,
    );
    const [at] = found.toSorted((a, b) => Math.abs(a - noon) - Math.abs(b - noon));
    if (at === undefined) return null;
    const days = Math.round(
      (Date.parse(localTimeAt(at, context.zone).date) - Date.parse(iso)) / DAY_MS,
    );
    const away =
      days === 0
        ? 'on the very day'
        : `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'} ${dayWords(iso)}`;
    return told(
      `The nearest ${nameOf(wanted)} is on ${dateWordsAt(at, context)}, in ${signOfMoon(at, context)}: ${away}. ${wanted === 'fullMoon' ? 'Tradition likes full Moons for celebrating what has grown' : 'Tradition likes new Moons for beginnings'}, and the evening light is the part nobody has to believe in.`,
      factOf(wanted, at, context),
    );
  },
};

const IS_IT =
  /\b(?:is|will|would|was|are)\b.{0,24}\b(?:full|new) ?moon\b|\b(?:is|will) the moon\b.{0,10}\b(?:full|new)\b|\b(?:full|new) ?moon (?:on|this|that|tonight|tomorrow|for)\b/u;

/** "is the full moon on saturday? we have the scout camp": yes or no, and when it is. */
const isLunationOnDay: WholeLookUp = {
  family: 'full-moon-next',
  isAsked: ({ text, entities: { date } }) =>
    date !== undefined &&
    !date.isBirth &&
    wantedIn(text) !== null &&
    IS_IT.test(text) &&
    !/\b(?:eclipse|tonight|today|surgery|operation|bad|good|safe|dangerous|unlucky|lucky|what does|meaning|affect|born)\b/u.test(
      text,
    ),
  tell: (context, whole) => {
    const wanted = wantedIn(whole.text);
    const iso = dayAsked(whole, context);
    if (wanted === null || iso === null) return null;
    const { from, to } = spanOfDay(iso, context.zone);
    const noon = (from + to) / 2;
    const name = nameOf(wanted);
    const there = lunationsBetween(from, to, wanted, context)[0];
    const crowd = /\b(?:kids|camp|ward|class|dog|pupils|patients|crazy|insane|wild|sleep)\b/u.test(
      whole.text,
    )
      ? ' As for the wildness: where people have counted, full Moons come out like other nights. Late bedtimes and sugar do it all year round.'
      : '';
    if (there !== undefined) {
      return told(
        `Yes: the ${name} is on that day, ${dateWordsAt(there, context)}, at ${clockWords(there, context.zone)}, in ${signOfMoon(there, context)}.${crowd}`,
        factOf(wanted, there, context),
      );
    }
    const around = lunationsBetween(noon - 30 * DAY_MS, noon + 30 * DAY_MS, wanted, context);
    const [at] = around.toSorted((a, b) => Math.abs(a - noon) - Math.abs(b - noon));
    if (at === undefined) return null;
    const { phase, illuminatedFraction } = moonPhaseAt(noon);
    const days = Math.round(
      (Date.parse(localTimeAt(at, context.zone).date) - Date.parse(iso)) / DAY_MS,
    );
    const nearly = Math.abs(days) <= 2 ? `Nearly: the ${name} is` : `No: the nearest ${name} is`;
    return told(
      `${nearly} on ${dateWordsAt(at, context)}, ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'}. On ${dayWords(iso)} the Moon is ${MOON_PHASES[phase].name.toLowerCase()}, about ${Math.round(illuminatedFraction * 100)} percent lit.${crowd}`,
      factOf(wanted, at, context),
    );
  },
};

/** "when is the next full moon and is it in leo", "what sign is the next full moon in" */
const signOfNext: WholeLookUp = {
  family: 'full-moon-next',
  isAsked: ({ text, entities: { date, month } }) =>
    date === undefined &&
    month === undefined &&
    wantedIn(text) !== null &&
    (/\b(?:what|which) sign\b/u.test(text) ||
      (signsIn(text).length === 1 &&
        /\b(?:is it|will it be|is that|is the next \w+ moon) (?:going to be )?in\b/u.test(text))) &&
    !/\b(?:mean\w*|affect\w*|born|natal|my (?:moon|sign|sun)|ritual|eclipse|20\d\d)\b/u.test(text),
  tell: (context, { text }) => {
    const wanted = wantedIn(text);
    if (wanted === null) return null;
    const [at] = lunationsBetween(context.now, context.now + 31 * DAY_MS, wanted, context);
    if (at === undefined) return null;
    const sign = signOfMoon(at, context);
    const [asked] = signsIn(text);
    const verdict =
      asked === undefined ? '' : signName(asked) === sign ? 'Yes, in that one. ' : 'No. ';
    const animal = /\b(?:dogs?|cats?|horses?|chickens|pets?)\b/u.exec(text)?.[0];
    const blame =
      animal === undefined
        ? ''
        : ` The ${animal} hasn't read the sign; the bright light may keep anyone awake, though.`;
    return told(
      `${verdict}The next ${nameOf(wanted)} is ${dateWordsAt(at, context)}, at ${clockWords(at, context.zone)}, in ${sign}.${blame}`,
      factOf(wanted, at, context),
    );
  },
};

export const MOON_DATES: readonly WholeLookUp[] = [nearestLunation, isLunationOnDay, signOfNext];
