import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { conversationOf } from './conversation.ts';
import type { Talk } from '../talk.ts';

/** Words that say nothing about a subject. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `i me my mine you your he him his she her hers it its we us our they them their this that these those there here
  am is are was were be been being do does did done have has had will would can could should shall may might must
  a an the and or but so then if of in on at to for from with about by as than too also just only really very even
  not no yes ok okay well oh now still again already maybe please what when where why how who which whose
  say said says tell told ask asked think thinks thought know knows feel feels felt want wants wanted need get got
  go going goes went come comes came make made take took give gave see saw look like thing things way time one
  all any some more most much many out up down back off over after before because since while until someone anyone
  end part day week month year today tomorrow tonight yesterday scares scared afraid worried bother part
  something anything nothing everything everyone actually honestly right good bad better`.split(
    /\s+/u,
  ),
);

const LEAST_NEW_WORDS = 3;

/** Whether a message says by itself what it is about: a subject that was recognised, named in words that are new. */
export function isOwnSubject(piece: Piece, talk: Talk, state: ChatState): boolean {
  const family = talk.families.get(piece.family ?? '');
  if (family === undefined || piece.zone === 'unsure' || family.kind === 'talk') return false;
  if (family.id === state.family) return false;
  return newWords(piece, state).length >= LEAST_NEW_WORDS;
}

const MOST_LEANING_WORDS = 14;

/** Whether a message says nothing without the conversation: a few words, nearly all of them empty or said before. */
export const leansOnTalk = (piece: Piece, state: ChatState): boolean =>
  piece.said === '' &&
  piece.plain.split(' ').length <= MOST_LEANING_WORDS &&
  newWords(piece, state).length <= 1;

/** "should i ask her", "did i do something": nothing in it names a subject. */
export const isWithoutSubject = ({ plain }: Pick<Piece, 'plain'>): boolean =>
  wordsOf(plain).length === 0;

const wordsOf = (plain: string): string[] =>
  plain.split(' ').filter((word) => !EMPTY_WORDS.has(word));

/** The words of a text that say something about a subject. */
export const contentWords = (text: string): string[] =>
  wordsOf(text.replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')).filter((word) => word.length > 2);

function newWords({ plain }: Piece, state: ChatState): string[] {
  const known = new Set(conversationOf(state).split(/[^\p{L}\p{N}]+/u));
  return wordsOf(plain).filter((word) => !known.has(word));
}
