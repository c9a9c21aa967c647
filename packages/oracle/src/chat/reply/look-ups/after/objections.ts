import { SIGNS } from '@palm/astrology/vocabulary';
import { signOnDay } from '../../../slots/birth/sign-on-day.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { placementWords } from '../named/placement-answers.ts';
import { habitOf, placedWords, signsIn } from '../whole/chart-words.ts';
import { type ChartTurn, isOfMeaning, placementBefore, wordsOf } from './chart-turn.ts';

const UNLIKE_ME =
  /\b(?:(?:i )?(?:dont|do not|doesnt|cant|never) (?:really |even |actually )?(?:feel|see|recogni[sz]e|relate|identify|agree|buy|think)\b(?: (?:that|it|this|like that|myself|with (?:that|it|this)|me|so|to (?:that|it|this)))?|(?:thats|that is|this is|its) (?:so |really |totally )?not (?:me|like me|true|right|how i am)|(?:im|i am) (?:the |actually |really |more )*(?:(?:exact |total |complete )?opposite|a (?:crybaby|softie|mess|wimp|chatterbox|hermit|homebody|couch potato)|not (?:like that|cold|shy|jealous|stubborn|dramatic|ambitious|emotional|tidy|calm))|doesnt (?:fit|sound like me|match|apply)|not me|more like my \w+|thats my \w+(?: to a t)?|wrong about me|(?:nobody|no one) (?:would|has|who knows me) (?:ever )?(?:say|said|call\w*|describe\w*)|couldnt be (?:further|less me))\b/u;
const ABOUT_ME = /\b(?:my|i|im|me|am i)\b/u;
const OF_OTHERS =
  /\b(?:he|she|they|my (?:husband|wife|boyfriend|girlfriend|ex|boss|mom|mum|dad)|should i|what do i)\b/u;

/** "i dont feel that at all, im a crybaby", after what a placement says of the user. */
const unlikeMe: ChartTurn = {
  isSaid: (turn) =>
    UNLIKE_ME.test(turn.text) &&
    wordsOf(turn.text) <= 18 &&
    ABOUT_ME.test(turn.earlier) &&
    isOfMeaning(turn) &&
    !OF_OTHERS.test(turn.text),
  tell: ({ chart }, turn) => {
    const placed = placementBefore(turn);
    const what = placed === undefined ? 'One placement' : placementWords(placed);
    const other = (['moon', 'venus', 'ascendant', 'mars', 'sun'] as const).find((point) => {
      const at = signOfPoint(chart, point);
      return at !== null && point !== placed?.point && at !== placed?.sign;
    });
    const at = other === undefined ? null : signOfPoint(chart, other);
    const instead =
      chart === null || other === undefined || at === null
        ? ''
        : ` Where you may find yourself sooner: ${placedWords(other, at)} tends to ${habitOf(other, at)}.`;
    const tears = /\b(?:cry\w*|tears|softie|emotional|sensitive)\b/u.test(turn.text)
      ? ' It also describes what people see: plenty who look composed cry easily once the door is shut.'
      : '';
    return told(
      `Then believe yourself and not the book: you've known you longer. ${what.charAt(0).toUpperCase()}${what.slice(1)} is one voice of many in a chart, and it's a style and no law.${tears}${instead}`,
      ...(chart === null || other === undefined || other === 'ascendant'
        ? []
        : [natalFact(chart, other)]),
    );
  },
};

const FELT_NOTHING =
  /\b(?:(?:felt|feel|noticed|notice|saw|see) (?:absolutely |literally |really )?(?:nothing|zero|zilch|nada|no difference)|(?:didnt|dont|havent|cant) (?:feel|felt|notice|noticed|see|seen) (?:anything|a thing|it|any difference)|nothing (?:happened|changed|special|at all)|slept (?:great|well|fine|like a baby)|(?:was|is) (?:a )?(?:totally |completely )?(?:normal|ordinary|boring|uneventful))\b/u;

/** "i felt nothing", after a full moon, an eclipse or a transit */
const feltNothing: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    FELT_NOTHING.test(text) &&
    wordsOf(text) <= 12 &&
    /\b(?:moon|eclipse|retrograde|transit\w*|return|season|ingress|conjunction|opposition)\b/u.test(
      earlier,
    ) &&
    !/\b(?:for (?:weeks|months|anyone|him|her)|numb|anymore|inside|since)\b/u.test(text),
  tell: () =>
    told(
      "Then all is well, and you're with the majority: most people feel nothing of it, and where it was counted there's hardly an effect to find. You haven't missed anything and nothing is switched off in you. If you liked the idea, the evening light is free.",
    ),
};

const SHARES =
  /\bmy (?<who>mother|mom|mum|dad|father|sister|brother|grandma|grandmother|aunt|best friend|friend|husband|wife|boyfriend|girlfriend|ex|son|daughter|cousin|boss)\b.{0,20}\b(?:has|had|have|got|is|was)\b.{0,12}\b(?:it|that|this|the same|one|too|also|as well)\b|\b(?:runs in the family|whole family has)\b/u;
const FATE =
  /\b(?:divorc\w*|alone|single|died|cheat\w*|broke|poor|depress\w*|drank|drinks|lost|left|sick|ill|three times|thrice|twice|never)\b/u;

/** "my mother also has it and she divorced thrice", after a placement with a fear. */
const sharedPlacement: ChartTurn = {
  isSaid: (turn) =>
    SHARES.test(turn.text) && FATE.test(turn.text) && wordsOf(turn.text) <= 18 && isOfMeaning(turn),
  tell: (_context, turn) => {
    const who = SHARES.exec(turn.text)?.groups?.['who'] ?? 'family';
    const house = placementBefore(turn)?.house ?? null;
    const count =
      house === null
        ? 'Millions share any placement'
        : 'One person in twelve has a given planet in a given house';
    return told(
      `Your ${who}'s story is your ${who}'s own: it came from the people in it, the money, the years. ${count}, and most of them live quite different lives. What families do hand down are habits, how one argues, stays silent or leaves, and those you can see and change. Which of them would you like to keep out of yours?`,
    );
  },
};

const SAME_AGAIN =
  /\b(?:the )?(?:new|next|latest|current|this|third|fourth|another) (?:one|guy|man|boy|girl|woman|boyfriend|girlfriend|boss|date|crush|flatmate|husband)\b.{0,20}\b(?:too|also|again|as well|another|one)\b/u;

/** "the new one is a pisces too. with a boat", after why it is always that sign. */
const sameSignAgain: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    SAME_AGAIN.test(text) &&
    wordsOf(text) <= 16 &&
    signsIn(earlier).length === 1 &&
    /\b(?:always|keep|all|every|why|again|fall for|date|attract\w*)\b/u.test(earlier),
  tell: (_context, { text, earlier }) => {
    const [sign] = signsIn(text);
    const [before] = signsIn(earlier);
    const name = SIGNS[sign ?? before ?? 'pisces'].name;
    const extra =
      /\bwith (?:a |an |his |her )?(?<thing>boat|motorbike|guitar|dog|van|beard|horse|band|podcast|tattoo|yacht|truck)\b/u.exec(
        text,
      )?.groups?.['thing'];
    return told(
      `Of course${extra === undefined ? '' : `, and with a ${extra}; the universe isn't even trying to be subtle`}. It still proves nothing about ${name}: you've started to check, and you like what you like. So skip the birthday and ask the useful question: what is this one doing in the first two weeks that the others didn't?`,
    );
  },
};

const BORN_NOW =
  /\b(?:came|arrived|was born|is born|born|is here|here (?:he|she) is|he is here|she is here|hes here|shes here|delivered)\b/u;

/** "he came early! 4 june, name is tiago", after the sign of a baby by its due date. */
const babyCame: ChartTurn = {
  isSaid: ({ text, earlier, entities: { date } }) =>
    BORN_NOW.test(text) &&
    date !== undefined &&
    /\b(?:baby|due|expecting|pregnan\w*)\b/u.test(earlier) &&
    !/\b(?:will|would|if|may|might)\b/u.test(text),
  tell: (context, { text, typed, entities: { date } }) => {
    if (date === undefined) return null;
    const sign = signOnDay(date.iso, context.zone);
    const name =
      /\b(?:name is|named|called|is called|name:|we named (?:him|her)) (?<name>\p{Lu}\p{L}+)/u.exec(
        typed,
      )?.groups?.['name'];
    const who = /\b(?:she|her|daughter|girl)\b/u.test(text) ? 'she' : 'he';
    const early = /\bearly\b/u.test(text)
      ? ` Coming early counts for nothing in the chart: the day ${who} really came is the one.`
      : '';
    return told(
      `Oh, congratulations, and welcome${name === undefined ? '' : `, ${name}`}! ${SIGNS[sign].name} it is, with the Sun there that day.${early} By the book a ${SIGNS[sign].name} tends to ${habitOf('sun', sign)}; for now sleep and milk will do. How are you all?`,
    );
  },
};

const WRONG_NAME =
  /\bcalled me (?:by )?(?<wrong>\p{L}+)\b.{0,20}\b(?:im|i am|my name is|not|instead)\b/u;

/** "first meeting was awful, she called me sandra. im sabine", after a comparison of signs. */
const badFirstMeeting: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    /\b(?:first|meeting|met|interview|date|lunch|call|today|yesterday)\b/u.test(text) &&
    /\b(?:awful|terrible|horrible|disaster|awkward|cold|bad|yawned|rude|late|ignored|weird|went (?:badly|wrong))\b/u.test(
      text,
    ) &&
    /\b(?:compatib\w*|match|get along|go together|work with)\b/u.test(earlier),
  tell: (_context, { text, typed }) => {
    const own = /\b(?:im|i'm|i am|my name is) (?<name>\p{Lu}\p{L}+)\b/iu.exec(typed)?.groups?.[
      'name'
    ];
    const isName = WRONG_NAME.test(text);
    const name = own === undefined ? '' : own.charAt(0).toUpperCase() + own.slice(1);
    const say = isName
      ? `Put the name right once, soon and lightly, before it sticks: "It's ${name === '' ? 'my real name' : name}, by the way." Sign your next mail with it in full.`
      : 'Give it a second round soon, short and about something concrete, so that the first one is not the last word.';
    return told(
      `Ouch. One bad first meeting says more about the person's morning than about you, or about two signs. ${say} A yawn is nearly always a night and not a judgment.`,
    );
  },
};

const BLEED = /\b(?:bleed\w*|blood|wounds?|scar|heal\w*|complication\w*)\b/u;

/** "my aunt says i'll bleed more", after an operation at a full moon. */
const moonAndSurgery: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    BLEED.test(text) &&
    wordsOf(text) <= 16 &&
    /\bmoon|retrograde|eclipse\b/u.test(earlier) &&
    /\b(?:surgery|operation|op|c section|procedure|biopsy|dentist|tooth|extraction)\b/u.test(
      earlier,
    ),
  tell: () =>
    told(
      'No: where hospitals compared thousands of operations by the Moon, there was no more bleeding and no more trouble at a full one. What does matter for bleeding are medicines such as blood thinners, aspirin or some herbs, so tell the team everything you take, tonight or before they begin. Keep the slot; your aunt may worry for both of you.',
    ),
};

const HAPPENED_TOO =
  /\b(?:also|again|and|then|just|even|now)\b.{0,40}\b(?:clock|watch|receipt|plate|bill|ticket|room|phone|born|hospital|wedding|bus|page|door|when)\b/u;

/** "also on the hospital clock when my nephew was born", after a number that is seen everywhere. */
const numberAgain: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    HAPPENED_TOO.test(text) &&
    wordsOf(text) <= 16 &&
    /\b(\d)\1{1,3}\b|\b(\d\d):?\2\b|\bangel numbers?\b/u.test(earlier) &&
    !/\b(?:died|dead|passed|funeral|should i)\b/u.test(text),
  tell: (_context, { text }) => {
    const isBirth = /\bborn\b/u.test(text);
    return told(
      isBirth
        ? "Now that's the nicest one: from today it has a birthday attached. Whenever it turns up you'll think of that minute and that child, and that's a better meaning than any list has. The rest is your eye, which has learned to look for it. Write the time down for the little one."
        : 'Noted, and I see why it gives you a jolt. Your eye has learned this one by now and lets a hundred other times pass; no one sends them. You may still use it: whenever it turns up, take one breath and notice what you were just thinking.',
    );
  },
};

export const OBJECTIONS: readonly ChartTurn[] = [
  unlikeMe,
  feltNothing,
  sharedPlacement,
  sameSignAgain,
  babyCame,
  badFirstMeeting,
  moonAndSurgery,
  numberAgain,
];
