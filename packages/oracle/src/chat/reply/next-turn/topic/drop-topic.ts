import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';
import { spokenBack } from '../spoken-back.ts';

const DROPS =
  /^(?:(?:ok|okay|oh|actually|ah|no|wait|haha|lol|sorry|well|argh|hm+|and)[\s,.!]*)*(?:never ?mind(?: (?:that|it|about (?:that|it)))?|nvm|forget (?:it|that|about (?:it|that)|i (?:asked|said (?:anything|that|it)))|cancel (?:that|it|my (?:last )?question)|scratch that|ignore (?:that|it|my last)(?: (?:one|message))?|disregard(?: that)?|drop it)(?:[\s,.!:;-]+(?<rest>\S.*))?$/isu;

const ASKS =
  /\?|^(?:(?:and|so|but|just|please|pls|now|then) )*(?:what|when|how|why|who|where|which|should|is|are|am|can|could|will|do|does|did|tell me|pull|give me|show me|read)\b/iu;
const WONT =
  /\b(?:wont|won't|will not|not (?:going to|gonna|doing)|changed my mind|decided (?:not|against)|dont want to|don't want to|no longer)\b/iu;
/** What was heard from somebody is news, and has answers of its own. */
const SETTLED =
  /\b(?:apologi[sz]ed|said sorry|found|fixed|solved|sorted|works|worked|came back|made up|fine now|ok now|okay now|paid|figured (?:it )?out|got it|showed up)\b/iu;
const DONE =
  /\b(?:already|just) (?!a\b)\p{L}+|\bi (?:did|asked|told|sent|called|bought|booked|said)\b/iu;

/** Never met with a word about what was settled or done. */
const GRAVE =
  /\b(?:died|dead|death|dying|hospital|cancer|sick|ill|crying|cried|hurt\w*|hits?|police|accident|scared|alone|divorce|dumped|fired)\b/iu;

/** "never mind", "forget it, i already asked", "cancel that, he just apologized": what was asked is let go. */
export async function dropTopic(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const dropped = DROPS.exec(message.trim());
  if (dropped === null || state.piece === null || careIn(state, talk.clock).wasAtRisk) return null;
  const rest = dropped.groups?.['rest']?.trim();
  if (rest === undefined) return said(REPLY_LINES.neverMind);
  if (ASKS.test(rest)) return answerWords(rest, talk, { ...readAlone(state), used: state.used });
  if (SETTLED.test(rest) && !WONT.test(rest) && !GRAVE.test(rest)) {
    return said(...heard(rest), REPLY_LINES.droppedSettled);
  }
  const news = await answerWords(rest, talk, state);
  const isNews = news.chosen.at(-1)?.family.id.startsWith('news-') === true;
  if (isNews || GRAVE.test(rest)) return news;
  if (WONT.test(rest)) return said(REPLY_LINES.droppedNot);
  return DONE.test(rest) ? said(REPLY_LINES.droppedDone) : news;
}

const said = (...texts: readonly string[]): Draft => ({
  parts: texts.map(plainPart),
  chosen: [],
  zone: 'sure',
  used: [],
});

/** The news in the user's words, where they can be said back. */
function heard(rest: string): readonly string[] {
  const told = spokenBack(rest);
  const isSentence = told !== null && SENTENCE.test(told);
  return isSentence ? [REPLY_LINES.heardDetail.replace('{told}', () => told)] : [];
}
const SENTENCE =
  /^(?:he|she|they|you|it|your [a-z]+|the [a-z]+)(?:'s|'re|'ve|'d|'ll)? [a-z][a-z' ]+$/u;
