import { SIGNS } from '@palm/astrology/vocabulary';
import { CHIRON_SPOTS } from '../../../../../content/chat/own/chiron-spots.ts';
import { PLANETS_IN_HOUSES } from '../../../../../content/chat/named/planets-in-houses.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { houseOfBody, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { placementsNamed } from '../named/named-placements.ts';
import { houseIn } from '../whole/houses-told.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const ASKS_CHIRON =
  /\b(?:wound\w*|show|shows|mean\w*|heal\w*|hurt\w*|how|what|why|explain\w*|right|true|about|is that|is it)\b|\?/u;

/** "chiron in cancer in the 4th. mother wound, right? how does it show" */
export const chironPlaced: WholeLookUp = {
  family: 'chiron',
  isAsked: ({ text }) =>
    chironIn(text) !== undefined &&
    ASKS_CHIRON.test(text) &&
    !/\b(?:return|his|her|their|square|trine|opposite|opposition|conjunct\w*|retrograde|transit\w*|today|this (?:week|month|year))\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const placed = chironIn(text);
    if (placed?.sign === undefined || placed.sign === null) return null;
    const { sign } = placed;
    const house = placed.house ?? houseIn(text);
    const [spot, shows] = CHIRON_SPOTS[sign];
    const line = house === null ? undefined : PLANETS_IN_HOUSES.chiron[house - 1];
    const there =
      line === undefined || house === null
        ? ''
        : ` The ${ordinal(house)} house, ${HOUSE_MATTER_WORDS[house] ?? ''}, is where it's noticed: you ${line[0]}, and you ${line[1]}.`;
    const own = signOfPoint(chart, 'chiron');
    const check =
      own === null || own === sign
        ? ''
        : ` By the birth I have, yours is in ${SIGNS[own].name}, by the way.`;
    const opening = /\bwound\b.*\b(?:right|true|correct|yes)\b|\bis (?:it|that)\b/u.test(text)
      ? 'Roughly, yes: '
      : '';
    return told(
      `${capitalised(`${opening}Chiron in ${SIGNS[sign].name} is read as a sore spot about ${spot}`)}. It may show in small ways: you ${shows}.${there}${check} It's a symbol and no diagnosis: what really happened, you know and it doesn't.`,
      ...(chart === null ? [] : [natalFact(chart, 'chiron')]),
    );
  },
};

const chironIn = (text: string) =>
  placementsNamed(text).find(({ point, sign }) => point === 'chiron' && sign !== null);

const HELPS =
  /\b(?:nurse|doctor|midwife|carer|therapist|teacher|social worker|vet|paramedic|healer|counsel\w*|caregiver)\b/u;

/** "what's chiron and why is it in my 10th, i retired a nurse" */
export const chironInHouse: WholeLookUp = {
  family: 'chiron',
  isAsked: ({ text }) =>
    /\bchiron\b/u.test(text) &&
    chironIn(text) === undefined &&
    HOUSE_NAMED.test(text) &&
    /\bwhat(?:s| is) (?:a |the )?chiron\b|\bwhy\b|\bwhat does chiron\b/u.test(text) &&
    !/\b(?:his|her|their|transit\w*|today|return|square|trine|conjunct\w*)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const house = Number(HOUSE_NAMED.exec(text)?.groups?.['house']);
    const line = PLANETS_IN_HOUSES.chiron[house - 1];
    if (line === undefined) return null;
    const own = chart === null ? null : houseOfBody(chart, 'chiron');
    const check =
      own === null || own === house ? '' : ` By the birth I have, yours is in the ${ordinal(own)}.`;
    const why = /\bwhy\b/u.test(text)
      ? ' It stands there for no deeper reason than the minute and place of your birth.'
      : '';
    const work = HELPS.test(text)
      ? ' And work like yours is the classic reading of it: helping others exactly where it can hurt.'
      : '';
    return told(
      `Chiron is a small icy body between Saturn and Uranus, read as a sore spot you learn to be kind about, and then help others with. In the ${ordinal(house)} house, ${HOUSE_MATTER_WORDS[house] ?? ''}: you ${line[0]}, and you ${line[1]}.${work}${why}${check}`,
      ...(chart === null ? [] : [natalFact(chart, 'chiron')]),
    );
  },
};

const HOUSE_NAMED = /\b(?<house>1[0-2]|[1-9])(?:st|nd|rd|th)\b/u;

/** "tell me my chiron and keep it short" */
export const ownChiron: WholeLookUp = {
  family: 'chiron',
  isAsked: ({ text }) =>
    /\b(?:tell me|whats|what is|where is|wheres|find|show me|about) (?:about )?my chiron\b/u.test(
      text,
    ) &&
    /\b(?:short|quick|brief\w*|simply|mean|and)\b/u.test(text) &&
    !/\b(?:return|why do people)\b/u.test(text),
  tell: ({ chart }) => {
    const sign = signOfPoint(chart, 'chiron');
    if (chart === null || sign === null) return null;
    const house = houseOfBody(chart, 'chiron');
    const [spot, shows] = CHIRON_SPOTS[sign];
    const where = house === null ? '' : `, in your ${ordinal(house)} house`;
    return told(
      `Your Chiron is in ${SIGNS[sign].name}${where}: a sore spot about ${spot}. It may show like this: you ${shows}.`,
      natalFact(chart, 'chiron'),
    );
  },
};
