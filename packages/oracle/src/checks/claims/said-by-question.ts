/* A question that asks nothing: "Did you know that he writes to her?" says that he does. */

const HEARD = '(?: (?:to )?(?:hear|learn|know|find out|be told)| if I (?:said|told you))?';
const FRAME = new RegExp(
  `^(?:(?:and|but|so|well|now),? )?(?:would it surprise you|would you be surprised|would you believe|did you know|didn't you know|don't you (?:know|see|feel|sense)|have(?:n't)? you (?:noticed|guessed|realized|realised|understood)|has(?:n't)? it occurred to you|what (?:if|would you say if) (?:I|the (?:chart|sky|stars)) (?:told you|said)|(?:isn't it|is it not) (?:clear|obvious|plain|time to admit)|(?:could|can|might) it be|are you aware|shall I tell you|need I say|must I tell you)${HEARD}(?: (?:already|yet|by now))?(?: that)?,? (?!whether|how|what|when|where|who|why|which|if|any|anything|the way|to\\b)(?<said>.+)\\?$`,
  'iu',
);

const AUXILIARY: Readonly<Record<string, string>> = {
  is: ' is',
  are: ' are',
  was: ' was',
  were: ' were',
  has: ' has',
  have: ' have',
  had: ' had',
  will: ' will',
  wo: ' will',
  does: '',
  do: '',
};
const DENIED = new RegExp(
  `^(?:(?:and|but|so),? )?(?<auxiliary>${Object.keys(AUXILIARY).join('|')})n't (?<who>he|she|it|they|that|this|there|(?:your|the|his|her) (?:[\\w-]+'s )?[\\w-]+) (?<rest>(?!or\\b).+)\\?$`,
  'iu',
);

/** What a question tells as known, as a sentence; null where the question is open. */
export function saidByQuestion(question: string): string | null {
  const plain = question.trim().replaceAll('’', "'");
  const said = FRAME.exec(plain)?.groups?.['said'];
  if (said !== undefined) return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  const { auxiliary, who, rest } = DENIED.exec(plain)?.groups ?? {};
  if (auxiliary === undefined || who === undefined || rest === undefined) return null;
  return `${who.charAt(0).toUpperCase()}${who.slice(1)}${AUXILIARY[auxiliary.toLowerCase()] ?? ''} ${rest}.`;
}
