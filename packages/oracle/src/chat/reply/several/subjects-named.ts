import { capitalised } from '../../../text/capitalised.ts';

/** What a subject asks where it stands alone in a list: "love? money? move?" */
const SUBJECTS: ReadonlyMap<string, string> = new Map(
  [
    ['love|love life|relationship|relationships|romance', 'how is my love life'],
    ['boyfriend|girlfriend|husband|wife|partner|bf|gf', 'how is my love life'],
    ['money|finances|finance|cash', 'how are my finances'],
    ['work|job|career', 'how is my career'],
    ['health', 'how is my health'],
    ['move|moving|house|home', 'moving house'],
    ['family', 'how is my family'],
    ['travel|trip|trips|travels', 'will i travel'],
    ['marriage|wedding', 'when is my marriage'],
    ['abroad|foreign', 'should i go abroad'],
    ['kids|children|baby', 'how many kids will i have'],
    ['study|studies|exam|exams|school', 'study exams'],
    ['friends|friendship', 'my friendships'],
    ['day|today', 'how is my day today'],
    ['week|this week|next week', 'how is my week'],
    ['month|this month', 'how is my month'],
  ].flatMap(([names = '', asked = '']) =>
    names.split('|').map((name): [string, string] => [name, asked]),
  ),
);

/** "love, career, health for december please": the time is asked of each. */
const TIME =
  /[,\s]+(?<time>(?:in|for|this|next) (?:(?:the )?(?:coming |next |new )?(?:week|month|year)|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december))$/u;
const SUBJECTS_END = /(?:[\s,.!?]+(?:please|pls|plz|go|thanks|thank you|asap))+[\s.!?]*$/u;

/** Subjects that are only named, with what each asks; any other message as it is. */
export function bySubject(text: string): string {
  const bare = text.toLowerCase().replace(SUBJECTS_END, '');
  const time = TIME.exec(bare)?.groups?.['time'];
  const names = bare
    .replace(TIME, '')
    .split(/[?,/&+.!;]+|\band\b/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const asked = names.map((name) => SUBJECTS.get(name.replace(OWNER, '')));
  const isKnown = asked.some((one) => one !== undefined);
  if (
    names.length < 2 ||
    !isKnown ||
    names.some((name, at) => asked[at] === undefined && !OF_OWN.test(name))
  )
    return text;
  return names
    .map((name, at) => `${asked[at] ?? name}${time === undefined ? '' : ` ${time}`}?`)
    .join(' ');
}

const OWNER = /^(?:my |our |the )/u;
/** "my sister", "my sleep schedule": something of the person's own, without a deed. */
const OF_OWN = /^(?:my|our) \p{L}+(?: \p{L}+)?$/u;

/** "my weight?" in a list. */
export const isBareSubject = (text: string): boolean =>
  OF_OWN.test(text.toLowerCase().replace(/[?.!\s]+$/u, ''));

/** "Love:" above the answer to a subject that was only named; null for any other question. */
export function subjectHeading(text: string): string | null {
  const bare = text.toLowerCase().replace(/[?.!\s]+$/u, '');
  const asked = bare.replace(TIME, '');
  const name = [...SUBJECTS].find(([, question]) => question === asked)?.[0];
  return name === undefined ? null : `${capitalised(name)}${bare.slice(asked.length)}:`;
}

/** "my love life in 2027" in a list; undefined for anything that is no subject by itself. */
export function subjectAsked(item: string): string | undefined {
  const words = item.toLowerCase();
  const asked = SUBJECTS.get(words.replace(TIME, '').replace(/^my /u, ''));
  const time = TIME.exec(words)?.groups?.['time'];
  return asked === undefined || time === undefined ? asked : `${asked} ${time}`;
}
