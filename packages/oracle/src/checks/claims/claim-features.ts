import { BODIES, PLANET_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { GIVEN_NAMES } from '../../chat/entities/given-names.ts';
import { hashFeature } from '../../chat/understand/hash-feature.ts';
import { readClause } from './read-clause.ts';

const FARTHEST = 4;

const GROUPS: Readonly<Record<string, string>> = {
  planet: PLANET_IDS.map((planet) => BODIES[planet].name.toLowerCase()).join(' '),
  sign: SIGN_IDS.map((sign) => SIGNS[sign].name.toLowerCase()).join(' '),
  when: 'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december spring summer autumn winter christmas weekend week month year tonight tomorrow soon',
  kin: 'mother father mum mom dad sister brother grandmother grandfather grandma grandpa aunt uncle parent parents cousin',
  mate: 'husband wife partner boyfriend girlfriend ex crush lover fiance spouse',
  work: 'boss manager coworker colleague landlord director supervisor neighbor neighbour roommate flatmate',
  child:
    'son daughter child children kid kids baby toddler boy girl niece nephew grandchild teenager',
  third: 'he she him her his hers himself herself',
};
const GROUP_OF = new Map(
  Object.entries(GROUPS).flatMap(([group, words]) =>
    words.split(' ').map((word): [string, string] => [word, group]),
  ),
);

/** The features of a sentence: its words, pairs of them, and what they stand for, alone and in pairs. */
export function claimFeatures(sentence: string): number[] {
  const words = (
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+|\d+/gu) ?? []
  ).map((word) => (/\d/u.test(word) ? 'num' : word));
  const names = new Set<string>([sentence.trim().endsWith('?') ? 'asks' : 'tells']);
  const groups = words.map(groupOf);
  words.forEach((word, at) => {
    names.add(`w ${word}`);
    names.add(`g ${groups[at]}`);
    words.slice(at + 1, at + 1 + FARTHEST).forEach((other, gap) => {
      names.add(`p ${word} ${other}`);
      names.add(`q ${groups[at]} ${groups[at + 1 + gap]}`);
    });
  });
  names.add(`first ${groups[0]} ${groups[1]}`);
  for (const name of readingFeatures(sentence)) names.add(name);
  return [...names].map(hashFeature);
}

const groupOf = (word: string): string =>
  GROUP_OF.get(word) ?? (GIVEN_NAMES.has(word) ? 'third' : word);

/** Who is spoken of, what about and how surely, each alone and together. */
function readingFeatures(text: string): string[] {
  const { form, subject, hasPerson, topics } = readClause(text);
  const who = hasPerson ? 'person' : 'none';
  return [
    `f ${form}`,
    `s ${subject} ${form}`,
    `h ${who} ${form}`,
    ...topics.flatMap((topic) => [
      `t ${topic}`,
      `t ${topic} ${form}`,
      `t ${topic} ${who}`,
      `t ${topic} ${subject} ${form}`,
      ...topics.filter((other) => other > topic).map((other) => `t ${topic} ${other}`),
    ]),
  ];
}
