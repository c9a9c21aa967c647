import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { toSecondPerson } from '../../../entities/second-person.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, detailPart, readAlone } from '../answer-words.ts';
import { spokenBack } from '../spoken-back.ts';
import { toldClause } from './told-clause.ts';
import { isWithoutSubject } from '../own-subject.ts';

const BARE =
  /^(?:(?:mostly|probably|definitely|i guess|i think|it is|just|honestly|well|um|hmm|oh|mainly|more|about) )*(?<noun>(?:my |the |her |his )?\p{L}+(?: \p{L}+)?)(?: (?:i guess|i think|mostly|really|definitely|probably|part|thing|one|stuff|most|the most|first|mainly))*$/u;
const LEAST_PARTS = 3;
const LEAST_CLAUSE_WORDS = 2;

/** "work, my mum being sick, the rent", then "my mum": that part of the earlier message is answered. */
export async function namedPart(
  piece: Piece,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const noun = BARE.exec(piece.plain)?.groups?.['noun'];
  const kept = state.piece;
  if (noun === undefined || kept === null || piece.said !== '' || piece.form !== 'tells')
    return null;
  if (careIn(state, talk.clock).wasAtRisk || isWithoutSubject({ plain: noun })) return null;
  const parts = `${kept.said} ${kept.text}`.split(/\s*(?:[,;.+]|\band\b|\bplus\b)\s*/iu);
  const core = noun.replace(/^(?:my|the|her|his) /u, '');
  const own = parts.filter((part) => new RegExp(String.raw`\b${core}\b`, 'iu').test(part));
  const [clause] = own;
  if (parts.length < LEAST_PARTS || own.length !== 1 || clause === undefined) return null;
  if (clause.split(/\s+/u).length < LEAST_CLAUSE_WORDS) return null;
  const draft = await answerWords(clause, talk, { ...readAlone(state), used: state.used });
  if (draft.zone === 'unsure') return null;
  return { ...draft, parts: [detailPart(toSecondPerson(noun)), ...draft.parts], choices: [] };
}

const OF_TWO = /\b(?:two|between|either|or|both)\b/u;
const MOST_OPTION_WORDS = 3;

/** "one in leeds and one remote", then "leeds": the option that the user leans to. */
export function namedOption(
  { plain, said, form }: Piece,
  { piece: kept }: ChatState,
): Draft | null {
  const option = BARE.exec(plain)?.groups?.['noun'];
  if (option === undefined || kept === null || said !== '' || form !== 'tells') return null;
  const earlier = `${kept.said} ${kept.plain}`.toLowerCase();
  const isBare =
    plain.split(' ').length <= MOST_OPTION_WORDS && !isWithoutSubject({ plain: option });
  const isNamed = new RegExp(String.raw`\b${option}\b`, 'u').test(earlier);
  if (!isBare || !isNamed || !OF_TWO.test(earlier)) return null;
  const [typed = option] = new RegExp(String.raw`\b${option}\b`, 'iu').exec(kept.text) ?? [];
  const named = toSecondPerson(typed);
  return {
    parts: [plainPart(REPLY_LINES.leaning.replaceAll('{option}', () => named))],
    chosen: [],
    zone: 'sure',
    piece: kept,
  };
}

const ASKED_OPTION =
  /^(?:(?:so|and|ok|then|but) )*(?:should|shall) (?:i|we) (?:just |really )?(?:take|choose|pick|accept|go (?:for|with|to)|do|buy|get) (?:the )?(?<option>\p{L}+(?: \p{L}+)?)(?: one| job| then| instead)*$/u;

/** "one in bergen and one at home", then "so should i take bergen": a lean to the one that is asked about. */
export function askedOption({ plain, said }: Piece, { piece: kept }: ChatState): Draft | null {
  const option = ASKED_OPTION.exec(plain)?.groups?.['option'];
  if (option === undefined || kept === null || said !== '') return null;
  const earlier = `${kept.said} ${kept.plain}`.toLowerCase();
  const isNamed = new RegExp(String.raw`\b${option}\b`, 'u').test(earlier);
  if (!isNamed || !OF_TWO.test(earlier) || isWithoutSubject({ plain: option })) return null;
  if (BIG_MATTERS.test(earlier)) return null;
  const [typed = option] = new RegExp(String.raw`\b${option}\b`, 'iu').exec(kept.text) ?? [];
  const named = toSecondPerson(typed);
  return {
    parts: [plainPart(REPLY_LINES.leanToAsked.replaceAll('{option}', () => capitalised(named)))],
    chosen: [],
    zone: 'sure',
    piece: kept,
  };
}

const THEN =
  /^(?:(?:so|ok|okay|then|and|well|hmm|alright|cool|fine) )*(?:the |an? |just )?(?<option>\p{L}+(?: \p{L}+){0,2}?)(?: one)?(?: (?:then|instead|it is|right|yeah|i guess))*$/u;
const LARGE = /\b(?:jobs?|offers?|city|move|moving|uni|university|house|marry|divorce|country)\b/u;
const EITHER_OR = /\b(?<a>[\p{L} ]{2,40}?) or (?<b>[\p{L} ]{2,40})/u;

/** "cat or dog", "i travel a lot", then "ok cat then?": a lean to it, by what was told. */
export function leanToOption(
  { plain, said, text }: Piece,
  { piece: kept, questions }: ChatState,
): Draft | null {
  const option = THEN.exec(plain)?.groups?.['option'];
  if (option === undefined || kept === null || said !== '') return null;
  const isAsked = text.includes('?') || /\b(?:so|then|it is)\b/u.test(plain);
  const asked = questions.map((one) => `${one.said} ${one.plain}`.toLowerCase());
  const choice = asked.find((words) => EITHER_OR.test(words) && namesOption(words, option));
  if (!isAsked || choice === undefined || isWithoutSubject({ plain: option })) return null;
  if (BIG_MATTERS.test(choice) || LARGE.test(choice)) return null;
  const told = toldClause(spokenBack(kept.text.split('. ').slice(1).at(-1) ?? ''));
  const line = told === null ? REPLY_LINES.leanToSmall : REPLY_LINES.leanToSmallTold;
  const named = plain
    .replace(/^(?:(?:so|ok|okay|then|and|well|hmm|alright|cool|fine) )+/u, '')
    .startsWith('the ')
    ? `the ${option}${/\bone\b/u.test(plain) ? ' one' : ''}`
    : option;
  return {
    parts: [
      plainPart(
        capitalised(
          line
            .replaceAll('{option}', () => toSecondPerson(named))
            .replaceAll('{told}', () => told ?? ''),
        ),
      ),
    ],
    chosen: [],
    zone: 'sure',
    piece: kept,
  };
}

const namesOption = (words: string, option: string): boolean =>
  new RegExp(String.raw`\b${option}\b`, 'u').test(words);

/** What is not leaned on. */
const BIG_MATTERS = /\b(?:surgery|treatment|chemo|court|lawyer|stocks?|crypto|bet|abortion)\b/u;

const NUMBER =
  /^(?:(?:yes|i got|got|already|just|only|like|about|so far|we have|i have) )*(?<number>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|a few|several)(?: (?:already|so far|now|of them))*$/u;
const ASKED_FOR =
  /\b(?:will|do|did|am|are|have|can|is|would) (?:i|we|there|he|she|they|my \w+)\b.*\b(?:any|some|more|get|find|have|receive) (?:any |some |more |new |many )*(?<things>(?:\p{L}+ )?(?:offers?|repl(?:y|ies)|answers?|interviews?|dates?|calls?|messages?|matches|buyers?|clients?|customers?|orders?|invitations?|tickets?|callbacks?|job offers?|likes?|visitors?))\b/u;

/** "will i get any job offers", then "two": that many. */
export function thatMany({ plain, said }: Piece, { piece: kept }: ChatState): Draft | null {
  const number = said === '' ? NUMBER.exec(plain)?.groups?.['number'] : undefined;
  const things = kept === null ? undefined : ASKED_FOR.exec(kept.plain)?.groups?.['things'];
  if (number === undefined || things === undefined || kept === null) return null;
  const isOne = number === 'one' || number === '1';
  const plural = isOne ? things : things.replace(/y$/u, 'ie').replace(/(?<!s)$/u, 's');
  const text = REPLY_LINES.thatMany
    .replace('{number}', capitalised(number))
    .replace('{things}', plural);
  return { parts: [plainPart(text)], chosen: [], zone: 'sure', piece: kept };
}
