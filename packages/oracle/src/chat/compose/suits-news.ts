import type { Piece } from '../understood.ts';

const CONGRATULATES =
  /^(?:Congrat\w+|Well done|Well earned|That's wonderful|Oh, that's (?:lovely|good)|You won|Yes!|YES|Hooray|Oh,? (?:wow|yay)|That's real, and I noticed)/u;
const CONDOLES = /^(?:(?:Oh|Oh no)[,.!] )?(?:Ouch|Oh no|I'm (?:so |really )?sorry)\b/u;
const BAD_NEWS =
  /\b(?:fail\w*|flunk\w*|not pass\w*|(?:did|have|was|has)(?: not|n'?t) (?:pass\w*|get|got|make|made|win|won|accepted)|reject\w*|refused|denied|missed|lost|fired|laid off|funerals?|relaps\w*|sa(?:id|ys) no|turned (?:me|us|him|her|them|it) down|(?:did not|didn'?t) work|(?:drank|smoked|used|started) (?:\w+ )?again)\b/iu;
const GOOD_NEWS =
  /\b(?:passed|got (?:it|in|the (?:job|flat|place|part))|sa(?:id|ys) yes|accepted|approved|won|all clear|came back clear|it worked)\b/iu;
/** "will i pass my driving test": nothing has happened yet. */
const LIES_AHEAD = /\b(?:will|would|can|could|should) (?:i|he|she|we|they|my \w+)\b/iu;

/** Silence that has ended by now. */
const OF_SILENCE =
  /\b(?:silence|silent|went quiet|vanish\w*|ghost\w*|(?:no|without an?|if (?:an?|the)|if nothing|nothing) (?:answer|reply|comes|text))\b/iu;
const WROTE_BACK =
  /\b(?:he|she|they) (?:just |finally |actually )*(?:texted|replied|answered|wrote|messaged|responded)\b/u;
const SILENT_AGAIN =
  /\b(?:not|never|no|nothing|stopped|since|silen\w+|ghost\w*|disappear\w*|ago|used to|once|one word)\b/u;

/** Whether a text may be said to the news that was told: no congratulations on a failed exam, and no regret at a passed one. */
export function suitsNews(text: string, { plain, said }: Pick<Piece, 'plain' | 'said'>): boolean {
  if (OF_SILENCE.test(text) && WROTE_BACK.test(plain) && !SILENT_AGAIN.test(plain)) return false;
  return CONGRATULATES.test(text)
    ? !BAD_NEWS.test(`${said} ${plain}`) && !LIES_AHEAD.test(plain)
    : !CONDOLES.test(text) || BAD_NEWS.test(plain) || !GOOD_NEWS.test(plain);
}
