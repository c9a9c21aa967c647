import { eclipsesAfter } from '@palm/astrology/eclipses';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { PLANS_UNDER_SKY } from '../../../../../content/chat/own/plans-under-sky.ts';
import { dateWords, dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { spanOfDay } from '../../../slots/calendar/local-time.ts';
import { eclipseLook } from '../../../slots/sky/eclipse-slots.ts';
import { stationNote, stationsOf } from '../../../slots/sky/retrograde-slots.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { type Told, told } from '../look-up.ts';
import { spanAskedIn } from '../span-asked.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const RETROGRADE = /\b(?:retrograde|retro|rx|merc ret)\b/u;
const ECLIPSE = /\beclipses?\b/u;
const VOID = /\bvoid of course\b|\bvoid moon\b|\bmoon\b.{0,20}\bvoid\b/u;
const DECIDES =
  /\b(?:should i|should we|shall i|do i|do we|can i|can we|cancel\w*|postpone|delay|wait|shift|move it|reschedule|put (?:it )?off|avoid|hold off|is it (?:ok|okay|bad|safe|fine|dumb|stupid|risky|smart)|ok to|okay to|bad (?:time|idea|luck)|too risky|go ahead)\b/u;

const planOf = (text: string): string | undefined =>
  PLANS_UNDER_SKY.find(({ typed }) => typed.test(text))?.line;

type Turning = Exclude<(typeof PLANET_IDS)[number], 'sun' | 'moon'>;
const turningIn = (text: string): Turning =>
  PLANET_IDS.find((id): id is Turning => id !== 'sun' && id !== 'moon' && text.includes(id)) ??
  'mercury';

/** When the planet is backward: the stretch of now or the next one, and whether the day that is named falls into it. */
function backwardWords(text: string, context: SlotContext): Told | null {
  const { now, entities, zone } = context;
  const planet = turningIn(text);
  const stations = stationsOf(planet, context);
  const day = entities.date === undefined ? null : spanOfDay(entities.date.iso, zone).from;
  const around = day ?? now;
  const end = stations.find(({ at, turns }) => turns === 'direct' && at > around);
  const start = stations.findLast(
    ({ at, turns }) => turns === 'retrograde' && at < (end?.at ?? around),
  );
  if (end === undefined || start === undefined) return null;
  const span = `${BODIES[planet].name} is retrograde from ${dateWordsAt(start.at, context)} to ${dateWordsAt(end.at, context)}`;
  const date = entities.date === undefined ? null : dateWords(entities.date.iso, context);
  const isIn = start.at <= around;
  const line =
    date === null
      ? `${isIn ? '' : 'Next, '}${span}.`
      : isIn
        ? `${span}, so ${date} falls into it.`
        : `${date} isn't even in it: next, ${span}.`;
  return told(line, stationNote(start, context), stationNote(end, context));
}

function eclipseWords(context: SlotContext): Told | null {
  const { entities, now, sky, zone } = context;
  const day = entities.date === undefined ? now : spanOfDay(entities.date.iso, zone).from;
  const from = Math.max(now, day, spanAskedIn(context)?.from ?? 0);
  const [next] = eclipsesAfter(from - 86_400_000, 1);
  if (next === undefined) return null;
  const sign = SIGNS[signAt(sky.positionOf('moon', next.at).longitudeDeg)].name;
  const words = `a ${eclipseLook(next.kind)} eclipse of the ${next.of === 'sun' ? 'Sun' : 'Moon'} in ${sign}, on ${dateWordsAt(next.at, context)}`;
  return told(
    `It's ${words}. It's read as a subject that comes to light over half a year, and not as trouble on the day.`,
    note('eclipse', `Eclipse: ${words}`),
  );
}

const VOID_WORDS = told(
  'The Moon is void for minutes or up to two days, every few days, and most of the world signs and decides in it without knowing.',
);

const LEFT_OUT =
  /\b(?:natal|born|pregnan\w*|months along|die|died|death|surgery|operation|chemo|his|her|trade|crypto|stocks?|bet)\b/u;
const VISIBLE =
  /\b(?:pass\w*|visible|seen?|over)\b.{0,30}\b(?:here|from|over|my (?:town|city|country)|lagos|\p{L}+)\b/u;

/** Hair, gardens and rituals have rules of their own by the Moon. */
const PHASE =
  /^(?!.*\b(?:hair\w*|cut\w*|plant\w*|garden\w*|ritual|sleep\w*|which|when)\b).*\b(?:full|new) moon\b/u;
const PHASE_WORDS = told(
  'A new Moon is a nice symbol for a beginning and a full one for an end; if you like it, use it, and if the day does not suit, any other does as well.',
);

type Sky = (text: string, context: SlotContext) => Told | null;

const underSky = (family: string, typed: RegExp, skyWords: Sky): WholeLookUp => ({
  family,
  isAsked: ({ text }) =>
    typed.test(text) && DECIDES.test(text) && planOf(text) !== undefined && !LEFT_OUT.test(text),
  tell: (context, { text }) => {
    const [plan, sky] = [planOf(text), skyWords(text, context)];
    if (plan === undefined || sky === null) return null;
    const where =
      typed === ECLIPSE && VISIBLE.test(text)
        ? " From where it can be seen I don't compute; an observatory's map tells you for your town."
        : '';
    return told(`${plan} ${sky.text}${where}`, ...sky.facts);
  },
});

/** "mercury retrograde in june, i have to sign for the flat on the 18th. cancel??" */
export const SKY_AND_DEED: readonly WholeLookUp[] = [
  underSky('mercury-retrograde', RETROGRADE, backwardWords),
  underSky('eclipse', ECLIPSE, (_text, context) => eclipseWords(context)),
  underSky('void-moon', VOID, () => VOID_WORDS),
  underSky('new-moon-next', PHASE, () => PHASE_WORDS),
];
