import { eclipsesAfter } from '@palm/astrology/eclipses';
import { DAY_MS } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { signOf } from '../../../../facts/birth-chart.ts';
import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { localTimeAt } from '../../../slots/calendar/local-time.ts';
import { eclipseLook } from '../../../slots/sky/eclipse-slots.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { signsIn } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const ECLIPSE = /\b(?:eclipses?|grahan|sutak)\b/u;
const PREGNANT =
  /\b(?:pregnan\w*|expecting|months along|trimester|weeks along|unborn|baby bump)\b/u;
const FEAR =
  /\b(?:bad|good|danger\w*|scared?|scary|worr\w*|afraid|mess(?:es)? up|ruin\w*|break\w*|curse\w*|unlucky|luck\w*|evil|disaster|happen\w*|harm\w*|true|omen)\b/u;
const AHEAD = 12;

const eclipsesAhead = ({ now, sky }: SlotContext) =>
  eclipsesAfter(now - DAY_MS, AHEAD).map((one) => ({
    ...one,
    sign: signAt(sky.positionOf('moon', one.at).longitudeDeg),
  }));

/** "The next one is on February 6, 2027, a ring-shaped one of the Sun in Aquarius." */
function nextWords(context: SlotContext): { text: string; at: number } | null {
  const [next] = eclipsesAhead(context);
  if (next === undefined) return null;
  return {
    text: `The next one is on ${dateWordsAt(next.at, context)}, a ${eclipseLook(next.kind)} one of the ${next.of === 'sun' ? 'Sun' : 'Moon'} in ${SIGNS[next.sign].name}.`,
    at: next.at,
  };
}

const CUSTOMS: readonly (readonly [RegExp, string])[] = [
  [/\bscissors?|knives|knife|needle|sew\w*|cut\w*\b/u, 'scissors and needles'],
  [/\bgo(?:ing)? out\w*|outside|leave the house\b/u, 'going out'],
  [/\beat\w*|food|drink\w*|water\b/u, 'eating and drinking'],
  [/\bsleep\w*|nap\b/u, 'sleeping'],
];
const WORN = /\b(?:red|pin|safety pin|ribbon|thread|underwear|key|metal)\b/u;

/** "eclipse is coming, im 7 months pregnant, mil says dont use scissors. true?" */
const eclipseInPregnancy: WholeLookUp = {
  family: 'eclipse',
  isAsked: ({ text }) =>
    ECLIPSE.test(text) &&
    PREGNANT.test(text) &&
    (text.includes('?') || FEAR.test(text) || /\b(?:should|can|dont|not|says?|safe)\b/u.test(text)),
  tell: (context, { text }) => {
    const next = nextWords(context);
    if (next === null) return null;
    const customs = CUSTOMS.filter(([typed]) => typed.test(text)).map(([, name]) => name);
    const safe =
      customs.length === 0
        ? 'an eclipse does no harm to a baby or to you'
        : `an eclipse does no harm to a baby, and ${customs.join(' and ')} during one ${customs.length === 1 && !customs[0]?.includes(' and ') ? 'is' : 'are'} as safe as on any other day`;
    const worn = WORN.test(text)
      ? " Wearing red or a closed pin costs nothing; do it if it keeps the peace or comforts you, and leave it if you'd rather not."
      : " If you like to keep the custom for the family's peace, keep it for an hour; if not, you're doing nothing wrong.";
    const isTomorrow =
      /\b(?:tomorrow|today|tonight)\b/u.test(text) && next.at - context.now > 2 * DAY_MS
        ? ' By my calendar there is none tomorrow, so you can breathe out.'.replace(
            'tomorrow',
            /\btomorrow\b/u.test(text) ? 'tomorrow' : 'today',
          )
        : '';
    return told(
      `No, that isn't true: ${safe}. The belief is old, and people mean it as protection. The one real rule is for everybody: don't look at the Sun without eclipse glasses.${worn}${isTomorrow} ${next.text} Anything that worries you about the pregnancy itself belongs to your midwife or doctor.`,
      note('eclipse', next.text),
    );
  },
};

const COUPLE =
  /\b(?:relationships?|couples?|marriages?|love|bf|gf|boyfriend|girlfriend|husband|wife|partner|fiance\w*)\b/u;
const FIGHT = /\b(?:fight\w*|fought|argu\w*|quarrel\w*|rows?)\b/u;

function lineFor(text: string): string {
  if (COUPLE.test(text)) {
    const fight = FIGHT.test(text)
      ? " About the fights: choose a calm hour before the next one, say the one thing it's really about, and ask what they need. That does more than any date."
      : '';
    return `No, an eclipse doesn't break up couples. It's read as a subject that comes to light over half a year, so it gets the blame for quarrels that were there already.${fight}`;
  }
  if (/\bbirthday|bday\b/u.test(text)) {
    return "Neither good nor bad. Tradition reads an eclipse near a birthday as a year with a turn in it: something ends, something begins, and you see more clearly which is which. Nothing has to happen on the day, so have the cake. If you like, write down what you'd want to have left behind by the next birthday.";
  }
  return "No, it doesn't mean that something bad happens. An eclipse is read as change: a subject comes to light, something ends or begins, over about half a year. Nothing has to happen on the day itself, and everyone with your sign gets it every nine years or so.";
}

/** On the same day of the year, a day more or less. */
function isNearBirthday(at: number, birth: string | undefined, zone: string): boolean {
  if (birth === undefined) return false;
  const { date } = localTimeAt(at, zone);
  const [day, own] = [date, `${date.slice(0, 4)}${birth.slice(4)}`].map((one) => Date.parse(one));
  return Math.abs((day ?? 0) - (own ?? 0)) <= DAY_MS;
}

/** "does an eclipse in my sign mean something bad happens? im virgo", "eclipse on my birthday. good or bad" */
const eclipseFear: WholeLookUp = {
  family: 'eclipse',
  isAsked: ({ text }) =>
    ECLIPSE.test(text) &&
    FEAR.test(text) &&
    (COUPLE.test(text) ||
      /\b(?:birthday|bday|my sign|in my|bad|scared|worr\w*|afraid|curse\w*|danger\w*|omen)\b/u.test(
        text,
      )) &&
    !/\b(?:born|look at|eyes|glasses|dog|cat|pet|hurt|photo|when is|what time|visible)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const next = nextWords(context);
    if (next === null) return null;
    const isBirthday = /\bbirthday|bday\b/u.test(text);
    const near = eclipsesAhead(context).find(({ at }) =>
      isNearBirthday(at, context.person.birth?.date, context.zone),
    );
    const when = isBirthday
      ? near === undefined
        ? ''
        : ` Yours is on ${dateWordsAt(near.at, context)}.`
      : ` ${inSignWords(text, context) ?? next.text}`;
    return told(`${lineFor(text)}${when}`, note('eclipse', next.text));
  },
};

/** "The next one in Virgo is on February 20, 2027." */
function inSignWords(text: string, context: SlotContext): string | null {
  const sign: SignId | null =
    signsIn(text)[0] ?? (/\bmy sign\b/u.test(text) ? signOf(context.person) : null);
  if (sign === null) return null;
  const found = eclipsesAhead(context).find((one) => one.sign === sign);
  return found === undefined
    ? `None of the next ${AHEAD} is in ${SIGNS[sign].name}.`
    : `The next one in ${SIGNS[sign].name} is on ${dateWordsAt(found.at, context)}, a ${eclipseLook(found.kind)} one of the ${found.of === 'sun' ? 'Sun' : 'Moon'}.`;
}

export const ECLIPSE_FEARS: readonly WholeLookUp[] = [eclipseInPregnancy, eclipseFear];
