import { signAt } from '@palm/astrology/sign-at';
import { type PlanetId, SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../content/chat/words/house-matter-words.ts';
import { signOf } from '../../../facts/birth-chart.ts';
import { dateWordsAt } from '../../slots/calendar/date-words.ts';
import { ingressInto, lastIngressOf, nextIngressOf } from '../../slots/sky/ingress.ts';
import { bodyName, signName } from '../../slots/sky/moon-slots.ts';
import { namedPlanet } from '../../slots/sky/planet-slots.ts';
import { note, type SlotContext } from '../../slots/slot.ts';
import { type LookUp, told } from './look-up.ts';

/** "when does mars leave leo", "how long is jupiter in virgo" */
const planetLeaves: LookUp = {
  family: 'ingress',
  isAsked: ({ plain, entities: { planet } }) =>
    planet !== undefined &&
    !/\b(?:my|house|retrograde|transit)\b/u.test(plain) &&
    (/\bwhen\b.*\b(?:leav\w+|(?:mov\w+|gets?|go\w*) out)\b/u.test(plain) ||
      /\bhow (?:long|much longer)\b.*\b(?:in|stay\w*)\b/u.test(plain)),
  tell: (context) => {
    const planet = namedPlanet(context);
    if (planet === null) return null;
    const now = signNow(planet, context);
    const asked = signAsked(context) ?? now;
    return asked === now ? leavesNow(planet, now, context) : comesAndLeaves(planet, asked, context);
  },
};

function leavesNow(planet: PlanetId, now: SignId, context: SlotContext) {
  const leaves = nextIngressOf(planet, context);
  if (leaves === null) return null;
  const day = dateWordsAt(leaves.at, context);
  const name = bodyName(planet);
  return told(
    `${name} leaves ${signName(now)} on ${day} and moves into ${signName(leaves.sign)}.`,
    note(`ingress-${planet}`, `${name} enters ${signName(leaves.sign)} on ${day}`),
  );
}

function comesAndLeaves(planet: PlanetId, asked: SignId, context: SlotContext) {
  const comes = ingressInto(planet, asked, context);
  const leaves = comes && nextIngressOf(planet, { ...context, now: comes.at + 1 });
  if (comes === null || leaves === null) return null;
  const name = bodyName(planet);
  const [from, to] = [dateWordsAt(comes.at, context), dateWordsAt(leaves.at, context)];
  return told(
    `${name} isn't in ${signName(asked)} now; it's in ${signName(signNow(planet, context))}. It's in ${signName(asked)} next from ${from} to ${to}.`,
    note(`ingress-${planet}`, `${name} enters ${signName(asked)} on ${from}`),
  );
}

/** "jupiter changed sign this week, what does it bring to an aries" */
const planetCame: LookUp = {
  family: 'ingress',
  isAsked: ({ plain, said, entities: { planet } }) =>
    planet !== undefined &&
    /\b(?:changed|just (?:entered|moved|changed)|entered|has moved|switched)\b.*\b(?:signs?|into|entered)\b/iu.test(
      `${said} ${plain}`,
    ),
  tell: (context) => {
    const planet = namedPlanet(context);
    const came = planet && lastIngressOf(planet, context);
    const leaves = planet && nextIngressOf(planet, context);
    if (planet === null || came === null || leaves === null) return null;
    const [from, to] = [dateWordsAt(came.at, context), dateWordsAt(leaves.at, context)];
    return told(
      `${bodyName(planet)} moved into ${signName(came.sign)} on ${from} and stays until ${to}.${partOfLife(came.sign, context)}`,
      note(`ingress-${planet}`, `${bodyName(planet)} enters ${signName(came.sign)} on ${from}`),
    );
  },
};

/** By whole signs, as magazines count. */
function partOfLife(sign: SignId, context: SlotContext): string {
  const own = signAsked(context) ?? signOf(context.person);
  if (own === null) return '';
  const away = (SIGN_IDS.indexOf(sign) - SIGN_IDS.indexOf(own) + 12) % 12;
  return ` For ${signName(own)} that's the part of life about ${HOUSE_MATTER_WORDS[away + 1]}, so astrologers expect more to happen there.`;
}

const signNow = (planet: PlanetId, { sky, now }: SlotContext): SignId =>
  signAt(sky.positionOf(planet, now).longitudeDeg);

const signAsked = ({ entities }: SlotContext): SignId | null =>
  SIGN_IDS.find((id) => id === (entities.sign ?? entities.sign_b)?.toLowerCase()) ?? null;

/** "when is mars in my sign" */
const planetInOwnSign: LookUp = {
  family: 'ingress',
  isAsked: ({ plain, entities: { planet } }) =>
    planet !== undefined &&
    /\b(?:in|into|enters?|reach(?:es)?|visits?|comes? to) my (?:sun |zodiac |star )?sign\b/u.test(
      plain,
    ) &&
    /\b(?:when|next|is|will|how long)\b/u.test(plain),
  tell: (context) => {
    const planet = namedPlanet(context);
    const sign = signOf(context.person);
    if (planet === null || sign === null) return null;
    const value =
      signNow(planet, context) === sign
        ? leavesNow(planet, sign, context)
        : comesAndLeaves(planet, sign, context);
    const season = " That's the month around your birthday, read as the start of your own year.";
    return value === null || planet !== 'sun'
      ? value
      : told(`${value.text}${season}`, ...value.facts);
  },
};

export const INGRESS_LOOK_UPS: readonly LookUp[] = [planetInOwnSign, planetLeaves, planetCame];
