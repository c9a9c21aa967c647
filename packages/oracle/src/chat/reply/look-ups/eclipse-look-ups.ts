import { eclipsesAfter } from '@palm/astrology/eclipses';
import { DAY_MS } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { clockWords, dateWordsAt } from '../../slots/calendar/date-words.ts';
import { localTimeAt } from '../../slots/calendar/local-time.ts';
import { eclipseLook } from '../../slots/sky/eclipse-slots.ts';
import { matterAt, signName } from '../../slots/sky/moon-slots.ts';
import { note, type SlotContext } from '../../slots/slot.ts';
import { type LookUp, type Told, told } from './look-up.ts';

type Eclipse = ReturnType<typeof eclipsesAfter>[number];

/** "when is the next lunar eclipse": the next of that kind. */
const eclipseOf: LookUp = {
  family: 'eclipse',
  isAsked: ({ plain }) =>
    /\b(?:solar|lunar|sun|moon) eclipse\b|\beclipse of the (?:sun|moon)\b/u.test(plain) &&
    /\b(?:when|next|date|what day|upcoming)\b/u.test(plain),
  tell: (context) => {
    const of = /\b(?:lunar|moon) eclipse|of the moon\b/u.test(context.plain) ? 'moon' : 'sun';
    const found = eclipsesAfter(context.now, 6).find((one) => one.of === of);
    return found === undefined ? null : eclipseWords(found, context);
  },
};

/** Eclipses come every six months or less. */
const SINCE_LAST_DAYS = 200;
const PAST =
  /(?<!\p{L})(?:last (?=\w)|previous|ago|yesterday|just had|happened|was the|há|hace|il y a|vor)(?!\p{L})/iu;

/** "did the eclipse two days ago affect me", "when was the last eclipse" */
const lastEclipse: LookUp = {
  family: 'eclipse',
  isAsked: ({ plain, text }) =>
    /\beclipse\b/iu.test(plain) && PAST.test(text) && !/\bnext\b/u.test(plain),
  tell: (context) => {
    const found = eclipsesAfter(context.now - SINCE_LAST_DAYS * DAY_MS, 6).findLast(
      ({ at }) => at <= context.now,
    );
    if (found === undefined) return null;
    const { body, look, sign, longitude } = looksOf(found, context);
    const matter = matterAt(longitude, context);
    const forYou = matter === null ? '' : ` In your chart it fell in the part about ${matter}.`;
    return told(
      `The last one was on ${dateWordsAt(found.at, context)}: a ${look} eclipse of the ${body}, in ${sign}.${forYou} Astrologers read it as a subject coming to light over half a year. An eclipse doesn't do anything to a body, so if you sleep badly, look for an ordinary reason first.`,
      eclipseNote(found, context),
    );
  },
};

function eclipseWords(eclipse: Eclipse, context: SlotContext): Told {
  const { body, look, sign } = looksOf(eclipse, context);
  const { at } = eclipse;
  const when = `${dateWordsAt(at, context)}, around ${clockWords(at, context.zone)} where you are`;
  return told(
    `The next eclipse of the ${body} is ${when}: a ${look} one, in ${sign}. It's seen only from part of the Earth, and it's nothing to fear.`,
    eclipseNote(eclipse, context),
  );
}

function looksOf({ of, kind, at }: Eclipse, { sky }: SlotContext) {
  const longitude = sky.positionOf('moon', at).longitudeDeg;
  return {
    longitude,
    body: bodyOf(of),
    look: eclipseLook(kind),
    sign: signName(signAt(longitude)),
  };
}

const bodyOf = (of: Eclipse['of']): string => (of === 'sun' ? 'Sun' : 'Moon');

const eclipseNote = ({ of, kind, at }: Eclipse, { zone }: SlotContext) =>
  note('eclipse', `${kind} eclipse of the ${bodyOf(of)}, ${localTimeAt(at, zone).date}`);

export const ECLIPSE_LOOK_UPS: readonly LookUp[] = [eclipseOf, lastEclipse];
