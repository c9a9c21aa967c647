import { castNatalChart, signInChart } from '@palm/astrology/chart';
import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import { signSynastry } from '@palm/astrology/sign-synastry';
import { BODIES, ELEMENTS, PLANET_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { DISTANCE_LINES, ELEMENT_LINES } from '../../../../../content/chat/pair-lines.ts';
import type { PersonalPointId } from '../../../../../content/chat/natal-habits.ts';
import { SIGN_DARES } from '../../../../../content/chat/sign-dares.ts';
import { signOf } from '../../../../facts/birth-chart.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { findPerson, findPet } from '../../../entities/find-people.ts';
import { findDay } from '../../../entities/times/find-days.ts';
import { yearIn } from '../../../entities/times/year-in.ts';
import { signOnDay, signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import { todayOf } from '../../../slots/calendar/date-words.ts';
import { spanOfDay } from '../../../slots/calendar/local-time.ts';
import { crossSlots } from '../../../slots/people/cross-slots.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import type { NamedDay } from '../../../understood.ts';
import { famousIn } from '../births/famous-sign.ts';
import { told } from '../look-up.ts';
import { article, habitOf, SIGN_WORD, signNamed, signsIn } from './chart-words.ts';
import type { WholeLookUp } from './whole-look-up.ts';

export const elementLine = (a: SignId, b: SignId): string => {
  const pair = [SIGNS[a].element, SIGNS[b].element].toSorted(
    (one, other) => ELEMENTS.indexOf(one) - ELEMENTS.indexOf(other),
  );
  return ELEMENT_LINES[pair.join(', ')] ?? ELEMENT_LINES[pair.toReversed().join(', ')] ?? '';
};
const apart = (a: SignId, b: SignId): number => signSynastry(a, b).signsApart;
export const distanceLine = (a: SignId, b: SignId): string => DISTANCE_LINES[apart(a, b)] ?? '';

/** How easy the old rules call a distance between two signs. */
const EASE: readonly number[] = [3, 1, 4, 2, 5, 0, 3];

const BETTER =
  /\b(?:better|best|good|easier|rather|more compatible|who|which|whos|whats)\b.{0,40}\b(?:match|matches|fit|for|with|compatible|date|marry|get along|choice)\b|\b(?:match|compatible)\b.{0,40}\bor\b/u;

/** "whos a better match for an aquarius man, libra or taurus" */
const betterMatch: WholeLookUp = {
  family: 'two-signs',
  isAsked: ({ text }) =>
    BETTER.test(text) &&
    new RegExp(
      String.raw`\b${SIGN_WORD}s?(?: (?:man|woman|guy|girl|men|women))? or (?:an? )?${SIGN_WORD}s?\b`,
      'u',
    ).test(text) &&
    (signsIn(text).length === 3 ||
      (signsIn(text).length === 2 && /\b(?:me|my|i|im)\b/u.test(text))) &&
    !/\b(?:am i|are you|born|moon|rising|venus|mars)\b/u.test(text),
  tell: ({ person }, { text }) => {
    const found = signsIn(text);
    const pair = new RegExp(
      String.raw`\b(?<a>${SIGN_WORD})s?(?: (?:man|woman|guy|girl|men|women))? or (?:an? )?(?<b>${SIGN_WORD})s?\b`,
      'u',
    ).exec(text)?.groups;
    const [a, b] = [signNamed(pair?.['a']), signNamed(pair?.['b'])];
    const own = found.find((sign) => sign !== a && sign !== b) ?? signOf(person);
    if (a === null || b === null || own === null) return null;
    if (own === a || own === b) return null;
    const [first, second] =
      (EASE[apart(own, a)] ?? 0) >= (EASE[apart(own, b)] ?? 0) ? [a, b] : [b, a];
    return told(
      `${SIGNS[first].name}, by the book: ${SIGNS[own].name} and ${SIGNS[first].name} are ${distanceLine(own, first)}. ${elementLine(own, first)} ${SIGNS[own].name} and ${SIGNS[second].name} are ${distanceLine(own, second)}. That's the signs; the person is another matter.${/\bfriend\b.*\bme\b/u.test(text) ? ' Say hi to your friend.' : ''}`,
    );
  },
};

const LASTS =
  /\b(?:last|lasting|work out|stay together|forever|future|make it|survive|end up|meant to be|marry|get married|break up|long term|long-term)\b/u;

/** "my bf is 12 dec 1995 and im 3 march 1998, will we last" */
const willWeLast: WholeLookUp = {
  family: 'compare-charts',
  isAsked: ({ text, entities: { date, date_b: second } }) =>
    date?.isBirth === true &&
    second?.isBirth === true &&
    LASTS.test(text) &&
    /\b(?:we|us|our)\b/u.test(text),
  tell: (context) => {
    const { date, date_b: second } = context.entities;
    if (date === undefined || second === undefined) return null;
    const [a, b] = [signOnDay(date.iso, context.zone), signOnDay(second.iso, context.zone)];
    const [easy, hard] = [crossSlots.best_cross(context), crossSlots.hard_cross(context)];
    const ties =
      easy === null || hard === null
        ? ''
        : ` Between your charts the easiest tie: ${easy.text}. The one that takes work: ${hard.text}.`;
    return told(
      `Whether you last I can't see, and no two dates decide it. ${SIGNS[a].name} and ${SIGNS[b].name} are ${distanceLine(a, b)}. ${elementLine(a, b)}${ties} Couples last by how they make up after a quarrel; that's the thing to look at.`,
      ...(easy?.facts ?? []),
      ...(hard?.facts ?? []),
    );
  },
};

const FAULTS =
  /\b(?:cheat\w*|unfaithful|liars?|lie|toxic|crazy|psycho\w*|evil|bad|heartless|cold|selfish|manipulative|abusive|narciss\w*|players?|dangerous|two[- ]faced|fake|disloyal|clingy|lazy|stupid|dumb|obsessive)\b/u;
const SIGN_HAS_FAULT = new RegExp(
  String.raw`^(?:so |ok |but |why )?(?:are|is|do|does) (?:all |most |every |an? )?(?<sign>${SIGN_WORD})(?:s|es)?(?: (?:men|women|guys|girls|people|man|woman|guy|girl|males?|females?))?(?: \w+){0,2} `,
  'u',
);

/** "are sagittarius cheaters?" */
const signFault: WholeLookUp = {
  family: 'sign-traits',
  isAsked: ({ text }) =>
    SIGN_HAS_FAULT.test(text) &&
    FAULTS.test(text) &&
    text.split(' ').length <= 12 &&
    !/\b(?:moon|rising|midheaven|venus|mars|mercury|mean)\b/u.test(text) &&
    !/^why\b/u.test(text),
  tell: (_context, { text }) => {
    const sign = signNamed(SIGN_HAS_FAULT.exec(text)?.groups?.['sign']);
    const fault = FAULTS.exec(text)?.[0] ?? '';
    if (sign === null) return null;
    const isCheating = /^(?:cheat|unfaith|disloyal|player)/u.test(fault);
    const verb = isCheating ? 'No sign cheats by nature' : 'No sign is that by nature';
    return told(
      `No. ${verb}: people have counted, and it comes out the same for all twelve. The books say ${article(SIGNS[sign].name)} ${SIGNS[sign].name} tends to ${habitOf('sun', sign)}, which can be a virtue or a nuisance. If there's someone behind the question, tell me what they did; that says more than the month they were born in.`,
    );
  },
};

const PLANET_OF_SIGN = new RegExp(
  String.raw`\b(?<sign>${SIGN_WORD}) (?<planet>sun|moon|mercury|venus|mars)\b|\b(?<planet2>sun|moon|mercury|venus|mars)(?: is)? in (?<sign2>${SIGN_WORD})\b`,
  'gu',
);
const OTHER =
  /\b(?:he|she|they|his|her|husband|wife|boyfriend|girlfriend|partner|bf|gf|fiance|fiancee|ex|boss|mom|mum|dad|sister|brother|friend|son|daughter)\b/u;

/** What may help two people whose placements differ, by the planet. */
const NEXT_TIME: Readonly<Record<string, string>> = {
  sun: 'Say once a week what each of you needs credit for.',
  moon: 'Next time ask first: "Do you want help, or company?"',
  mercury:
    'Next time agree on when the talk happens; one of you thinks aloud and the other needs an hour.',
  venus: "Tell each other one thing that counts as love for you; it's seldom the same thing.",
  mars: 'Next fight, name a pause before anyone leaves: "Half an hour, then I come and find you." The quick one gets a time, the quiet one gets the room.',
};

/** "i have aries mars and my husband has cancer mars and every fight ends with him going quiet" */
const twoPlacements: WholeLookUp = {
  family: 'two-signs',
  isAsked: ({ text }) => {
    const found = placementsIn(text);
    return (
      found.length === 2 &&
      found[0]?.planet === found[1]?.planet &&
      OTHER.test(text) &&
      /\b(?:i|im|my|me|mine)\b/u.test(text)
    );
  },
  tell: (_context, { text }) => {
    const [own, other] = placementsIn(text);
    if (own === undefined || other === undefined) return null;
    const isOwnFirst = /\b(?:i have|im|i am|my|mine|me)\b/u.test(
      text.slice(0, Math.max(1, other.at)),
    );
    const [mine, theirs] = isOwnFirst ? [own, other] : [other, own];
    const name = BODIES[mine.planet].name;
    const line =
      mine.sign === theirs.sign
        ? `The same ${name} twice: both of you tend to ${habitOf(mine.planet, mine.sign)}, and at the same time.`
        : `Your ${name} in ${SIGNS[mine.sign].name} tends to ${habitOf(mine.planet, mine.sign)}. ${name} in ${SIGNS[theirs.sign].name} tends to ${habitOf(theirs.planet, theirs.sign)}. So it's two styles meeting, and neither is against the other.`;
    return told(`${line} ${NEXT_TIME[mine.planet] ?? ''}`);
  },
};

type Inner = Extract<PersonalPointId, 'sun' | 'moon' | 'mercury' | 'venus' | 'mars'>;
const INNER: readonly Inner[] = ['sun', 'moon', 'mercury', 'venus', 'mars'];

function placementsIn(text: string): { planet: Inner; sign: SignId; at: number }[] {
  return [...text.matchAll(PLANET_OF_SIGN)].flatMap(({ groups, index }) => {
    const planet = INNER.find((id) => id === (groups?.['planet'] ?? groups?.['planet2']));
    const sign = signNamed(groups?.['sign'] ?? groups?.['sign2']);
    return planet === undefined || sign === null ? [] : [{ planet, sign, at: index }];
  });
}

/** "i dont believe in this stuff. im a capricorn. impress me" */
const impressMe: WholeLookUp = {
  family: 'guess-me',
  isAsked: ({ text }) =>
    /\b(?:impress me|convince me|prove it|prove (?:me wrong|yourself|astrology)|wow me|surprise me|go on then|try me|change my mind)\b/u.test(
      text,
    ) &&
    /\b(?:astrolog\w*|sign|believe|stuff|zodiac|horoscope|skeptic\w*|sceptic\w*)\b|\bim an? \w+\b/u.test(
      text,
    ),
  tell: ({ person }, { text }) => {
    const sign = signsIn(text)[0] ?? signOf(person);
    if (sign === null) {
      return told(
        "Fair. I can't prove it, and careful studies haven't either. Give me your birthday and I'll make one bet you can check by tonight.",
      );
    }
    const who = /\b(?:wife|husband|girlfriend|boyfriend|partner|daughter|sister|friend)\b/u.exec(
      text,
    )?.[0];
    return told(
      `Fair, and you needn't believe a word; careful studies are on your side. But here's a bet for ${article(SIGNS[sign].name)} ${SIGNS[sign].name}: ${SIGN_DARES[sign]} If I'm wrong${who === undefined ? '' : `, tell your ${who} I tried;`} you've lost a minute, and if I'm right, it's a coincidence with manners.`.replace(
        "If I'm wrong you",
        "If I'm wrong, you",
      ),
    );
  },
};

/** "what sign is taylor swift and are we compatible as besties" */
const famousMatch: WholeLookUp = {
  family: 'celebrity',
  isAsked: ({ text }) =>
    famousIn(text) !== undefined &&
    /\b(?:compatib\w*|match|besties|get along|good together|would (?:we|he|she) (?:like|date|be))\b/u.test(
      text,
    ) &&
    /\b(?:we|me|us|i|my)\b/u.test(text),
  tell: ({ person }, { text }) => {
    const famous = famousIn(text);
    if (famous === undefined) return null;
    const [, month = 0, day = 0] = famous.born.split('-').map(Number);
    const theirs = zodiacSignOf({ month, day });
    const named = signsIn(text).find((sign) => sign !== theirs);
    const own = named ?? signOf(person);
    const first = `${famous.name} is ${article(SIGNS[theirs].name)} ${SIGNS[theirs].name}.`;
    return own === null
      ? told(`${first} Tell me your sign or birthday and I'll compare you.`)
      : told(
          `${first} With you, ${article(SIGNS[own].name)} ${SIGNS[own].name}: ${elementLine(own, theirs)} So you'd have things to talk about; the rest needs a phone number.`,
        );
  },
};

const signWords = (day: NamedDay, zone: string): string => {
  const year = yearIn(day.words);
  const names = signsOfBirthday(day.iso, year, zone).map((sign) => SIGNS[sign].name);
  return names.length === 1
    ? (names[0] ?? '')
    : `on the border, ${names.join(' or ')}, by the hour${year === null ? ' and the year' : ''}`;
};

const petIn = (text: string) =>
  findPet(text) ?? findPet(text.replaceAll(/(?<=\w[a-rt-z])s\b/gu, ''));

/** "my dogs birthday is 12 august what sign is he", "whats my cats sign, born 3 april 2021" */
const petSign: WholeLookUp = {
  family: 'pet-chart',
  isAsked: ({ text, entities: { date } }) =>
    petIn(text) !== null &&
    date !== undefined &&
    (date.isBirth || /\bb(?:irth)?days?\b|\bborn\b/u.test(text)) &&
    /\b(?:sign|zodiac|what is (?:he|she|it)|chart|star ?sign|astrolog\w*|horoscope)\b|\b(?:is|does) (?:he|she|it|my \w+) an? \w+\b/u.test(
      text,
    ) &&
    !/\b(?:vet|sick|ill|died|dead|vomit\w*|limping)\b/u.test(text),
  tell: ({ zone }, { text, entities: { date } }) => {
    const pet = petIn(text);
    if (pet === null || date === undefined) return null;
    const day = { ...date, isBirth: true };
    const [sign] = signsOfBirthday(date.iso, yearIn(date.words), zone);
    const words = signWords(day, zone);
    const habit =
      sign === undefined || words.includes(' or ')
        ? ''
        : ` By the book that's somebody who tends to ${habitOf('sun', sign)}; compare at feeding time.`;
    return told(
      `${capitalised(words)}: that's the Sun's sign on ${date.words.replace(/^\w+day, /u, '')}, for ${pet.words} as for anyone.${habit} Nobody wrote astrology for animals, so it's for fun.`,
    );
  },
};

const OF_SIGNS: ReadonlySet<string> = new Set([
  'sun-sign',
  'pet-chart',
  'celebrity',
  'two-signs',
  'compat-person',
]);

/** "and my aunt? 3 june", after a question about somebody's sign. */
const nextPersonsSign: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text, entities: { date }, before }) =>
    date !== undefined &&
    findPerson(text) !== null &&
    OF_SIGNS.has(before?.family ?? '') &&
    text.split(' ').length <= 10 &&
    !/\b(?:compatib\w*|match|moon|rising|when|party|visit\w*)\b/u.test(text),
  tell: (context, { text, entities: { date } }) => {
    const who = findPerson(text);
    const day = date ?? findDay(text, todayOf(context));
    if (who === null || day === null) return null;
    const signs = signsOfBirthday(day.iso, yearIn(day.words), context.zone);
    const [only] = signs;
    const habit =
      signs.length === 1 && only !== undefined
        ? ` By the book that's someone who tends to ${habitOf('sun', only)}.`
        : '';
    const name =
      who.relation === null && who.name === null
        ? { he: 'he', she: 'she', they: 'they' }[who.they]
        : who.words;
    return told(
      `${capitalised(name)}, born ${day.words.replace(/^\w+day, /u, '')}, ${name === 'they' ? 'are' : 'is'} ${signWords(day, context.zone)}.${habit}`,
    );
  },
};

const THEIR_POINT =
  /\b(?:his|her|their|hers|the babys|my \w+s) (?<planet>sun|moon|mercury|venus|mars|jupiter|saturn)\b(?! (?:house|retrograde))/u;

/** "my boyfriend is 14 july 1995, whats his moon": the other person's planet, by the day. */
const theirPlanet: WholeLookUp = {
  family: 'placement',
  isAsked: ({ text, entities: { date, date_b: second } }) =>
    THEIR_POINT.test(text) &&
    /\b(?:what|whats|which|where|sign|in)\b/u.test(text) &&
    (date?.isBirth === true || second?.isBirth === true) &&
    !/\b(?:compatib\w*|match|square|trine|opposite|conjunct)\b/u.test(text),
  tell: (context, { text }) => {
    const planet = PLANET_IDS.find((id) => id === THEIR_POINT.exec(text)?.groups?.['planet']);
    const day = theirDay(context);
    if (planet === undefined || day === undefined || yearIn(day.words) === null) return null;
    const chart = castNatalChart({ time: 'unknown', day: spanOfDay(day.iso, context.zone) });
    const over = signInChart(chart, planet);
    const name =
      planet === 'sun' || planet === 'moon' ? `the ${BODIES[planet].name}` : BODIES[planet].name;
    return told(
      over.kind === 'certain'
        ? `Born ${day.words}: ${name} was in ${SIGNS[over.sign].name} all day.${habitLine(planet, over.sign)}`
        : `Born ${day.words}: ${name} moved from ${SIGNS[over.from].name} to ${SIGNS[over.to].name} that day, so the hour and place decide.`,
    );
  },
};

const theirDay = ({
  entities: { date, date_b: second },
  person,
}: SlotContext): NamedDay | undefined =>
  [date, second].find((day) => day?.isBirth === true && day.iso !== person.birth?.date);

const habitLine = (planet: (typeof PLANET_IDS)[number], sign: SignId): string => {
  const inner = INNER.find((id) => id === planet);
  return inner === undefined ? '' : ` It's read as someone who tends to ${habitOf(inner, sign)}.`;
};

export const SIGN_PEOPLE: readonly WholeLookUp[] = [
  betterMatch,
  willWeLast,
  signFault,
  twoPlacements,
  impressMe,
  famousMatch,
  petSign,
  theirPlanet,
  nextPersonsSign,
];
