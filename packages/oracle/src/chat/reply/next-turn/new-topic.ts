import { isTagalog } from '../../language/tagalog.ts';
import type { ChatState } from '../../state.ts';

const NEW_TOPIC =
  /^(?:(?:ok|okay|so|anyway|anyways|well|thanks|thx|ty|lol|hey|and|but)[\s,.!:;-]+)*(?:(?:let'?s )?change(?: of| the)? (?:topic|subject)|new (?:q|question|topic|subject)|(?:a )?(?:completely |totally )?different (?:question|topic|subject|thing)|(?:an)?other (?:question|topic)|unrelated(?: question)?|off topic|next question|(?:a )?random question|something (?:else|different))\s*[:.,;!-]+\s*(?<rest>\S.{5,})$/isu;

/** "change of topic. what color should i paint my kitchen": what is asked now; null where the subject is not changed. */
export const newTopicIn = (message: string): string | null =>
  NEW_TOPIC.exec(message.trim())?.groups?.['rest'] ?? signsAsked(message);

/** "she's a gemini im a gemini is that good": two signs are asked about, whatever the story was. */
function signsAsked(message: string): string | null {
  const { theirs, own } = BOTH_SIGNS.exec(message.trim())?.groups ?? {};
  return theirs === undefined || own === undefined ? null : `do ${own} and ${theirs} match?`;
}

const ASKS_LEAVE =
  /^(?:(?:thank you|thanks|thx|ty|ok|okay)[\s.,!]+)*(?:can|could|may) i (?:just )?ask (?:you )?(?:something|one more thing|another thing|a question|one thing)(?: else)?[\s.,:;?!]+(?=\S+ \S)/iu;

/** "can i ask something else, is it too soon": the question itself. */
export const withoutAskingLeave = (message: string): string =>
  message.trim().replace(ASKS_LEAVE, '');

const LEAD_IN =
  /^(?:(?:(?:ha)+h?|lol|lmao|ok+|okay|okie|alright|cool|nice|great|thanks|thank you|thx|ty|got it|fine|hm+|aw+|wow|oh|true|right)[\s.,!…]+)+(?=(?:and|but|so|then|what|which|when|how|why|who|where|should|is|can|will|do|does)\b.*\s\S)/iu;

/** "haha ok ok. and which day is best": the question itself, in a conversation. */
export const withoutLeadIn = (message: string, { piece }: ChatState): string =>
  piece === null ? message : message.replace(LEAD_IN, '');

const KIND_WISH =
  /[\s,.;!?-]+(?:(?:and|but|so|please|pls|now) )?(?:(?:explain|tell me|say|put)(?: it| that)? )?(?:w\/o|without) (?:scaring|frightening|freaking|spooking) me(?: out)?(?:[\s,.!]+(?:pls|please|thx|thanks))*[\s.!?]*$|[\s,.;!?-]+(?:pls |please )?(?:be (?:gentle|kind|nice)|go easy)(?: (?:with|on|to) me)?(?:[\s,.!]+(?:pls|please))*[\s.!?]*$/iu;

/** "whats rahu doing in my 7th, explain w/o scaring me pls": how it is wished to be told is no second question. */
export const withoutKindWish = (message: string): string => message.replace(KIND_WISH, '');

const FOREIGN_GREETING =
  /^(?:hola(?: buenas)?|buen[ao]s (?:d[ií]as|tardes|noches)|hallo|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|coucou|ciao|salve|buongiorno|buonasera|oi|ol[aá]|bo[ma] (?:dia|tarde|noite)|namaste|kumusta(?: po)?|hej)[\s,.!]+(?=(?:\S+\s+){5})/iu;

/** Elder sister, elder brother: the Oracle is called so, unless it is somebody's. */
const CALLED_ELDER = /^(?:ate|kuya)[\s,]+(?!ko\b|namin\b|ni|nya\b|mo\b)(?=(?:\S+\s+){2})/iu;

/** "hola, mi vecino grita": the greeting in another language is not what is asked. */
export function withoutForeignGreeting(message: string): string {
  const told = message.trim().replace(FOREIGN_GREETING, '');
  return isTagalog(told) ? told.replace(CALLED_ELDER, '') : told;
}

const COMPLAINT =
  /^(?:(?:ok|no|but|lol|sorry|hm+)[\s,.]+)*(?:that|this|it)(?:'?s| is| was) (?:so |too |really |very |pretty |kinda |super )*(?:vague|generic|general)\b[^.!?]*[.!?]+\s*(?<rest>(?:i|my|we)\b.{14,}?)(?:[\s,.]+(?:so )?(?:say|tell me|talk) (?:me )?(?:something )?about (?:that|this|it))?[\s.!]*$/isu;

/** "thats so vague. i have a fight with my sister, say something about THAT": the matter that is meant; null for none. */
export const meantInComplaint = (message: string): string | null =>
  COMPLAINT.exec(message.trim())?.groups?.['rest'] ?? null;

/** "how's my day tomorrow (cancer)": a sign in brackets is the user's own, and no illness. */
export const withOwnSign = (message: string): string =>
  message
    .replace(/\((?:i'?m )?(?:an? )?(cancer)\)/iu, ", i'm a $1")
    .replace(TWO_SIGNS, '$<a> and $<b>, ')
    .trim();

const SIGN =
  '(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)';
const BOTH_SIGNS = new RegExp(
  String.raw`^(?:(?:and|so|ok|btw|well|oh)[\s,]+)*(?:s?he|they|hes|shes)(?:['’]?s| is|['’]?re| are)? ?(?:an? )?(?<theirs>${SIGN})[\s,.&]+(?:and )?(?:i['’]?m|i am|me|im)[\s,]+(?:an? )?(?<own>${SIGN})\b.*(?:good|bad|match|compatib\w*|work|ok|\?)`,
  'iu',
);
/** "aries + scorpio. compatible or not?" */
const TWO_SIGNS = new RegExp(String.raw`^(?<a>${SIGN}) ?[+&x/] ?(?<b>${SIGN})[\s.,!]*`, 'iu');
