import { GOT_BY_OTHERS, TAKEN_BACK } from '../../../../content/chat/turns/short/heard.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { answerOne } from '../answer-one.ts';
import type { Draft } from '../draft.ts';
import { keptPiece, laidOver } from '../kept-piece.ts';
import { focusOf } from '../focus.ts';
import type { Talk } from '../talk.ts';

const THEY = String.raw`(?:he|she|they|(?:my|his|her) [a-z]+(?: [a-z]+)?)`;
const SOON = String.raw`(?:just |finally |actually |already |really |then |also |both |even |only |has |have |did |so ){0,3}`;

/** What people report after an answer, the family that answers it, and how it is said. The first that fits is taken. */
const REPORTS: readonly (readonly [string, RegExp])[] = [
  [
    'news-went-badly',
    new RegExp(
      String.raw`\b(?:tried (?:that|it|this)|did not work|went (?:really |so |very )?(?:bad|badly|wrong|terribly)|made it worse|${THEY} ${SOON}(?:laughed(?! (?:at (?:all )?(?:of )?my jokes?|with|so hard|a lot))|said no|refused|got (?:mad|angry|offended|upset|defensive)|hung up|yelled|ignored (?:me|it)|blocked me|turned me down|rejected me)|got (?:rejected|turned down)|(?:they|it) ${SOON}said no|did not get (?:it|in|the (?:job|part|flat|place|promotion|raise))|(?:picked|chose|hired|took) someone else|i failed(?: it| the)?)\b`,
      'u',
    ),
  ],
  [
    'good-news',
    new RegExp(
      String.raw`\b(?:${THEY} ${SOON}said yes|said yes to me|we (?:made up|are back together)|^(?:(?:omg|yes|finally|well|update) )*passed|i (?:just |finally )?(?:passed|got in|got it|got accepted|won)\b|got in\b|(?:i |we )?got the (?:job|flat|apartment|house|part|place|promotion|raise|visa|loan)|they (?:hired|accepted|picked|took|want) (?:me|us)|it (?:worked|went (?:really |so )?(?:well|great|fine))|came back (?:clear|negative|fine))`,
      'u',
    ),
  ],
  [
    'news-wrote-back',
    new RegExp(
      String.raw`\b${THEY} ${SOON}(?:texted|wrote|replied|answered|called(?! (?:my|our|his|her|their|the \w+ \w+|it|this|that|me (?:an?|the|names?|out|stupid|fat|ugly|lazy|crazy|selfish|dramatic|needy|clingy|\w+ist|\w+y)\b|them|him))|rang|messaged|responded|reached out|apologi[sz]ed|showed up|came over|text me|texts me back)\b`,
      'u',
    ),
  ],
  [
    'news-did-it',
    new RegExp(
      String.raw`^(?:(?:ok|so|well|update|and|guess what|omg|yes|finally|oh) )*(?:i ${SOON}|we ${SOON})?(?:did (?:it|the thing|that)|told (?:him|her|them|my|the)|asked (?:him|her|them|my|the)|said it|sent (?:it|the|him|her)|quit\b|resigned|handed in|left (?:him|her)|ended (?:it|things)|broke up with|signed (?:it|the)|took (?:it|the (?:job|offer))|accepted (?:it|the)|bought (?:it|the)|sold (?:it|the|my)|booked (?:it|the)|talked (?:to|with) (?:him|her|them|my)|called (?:him|her|them|my)|wrote (?:him|her|them|to|the)|texted (?:him|her|them)|blocked (?:him|her|them)|went (?:there|for it))\b`,
      'u',
    ),
  ],
];
const NOT_YET =
  /\b(?:has not|have not|had not|did not (?:text|write|call|reply|answer)|never|not yet|will|should|if|when|want to|going to|before i|after i|keeps?|always|every time|twice|times|a hundred)\b/u;
/** "i told her and she said fine": how it went is told already. */
const CAME_OF_IT =
  /\b(?:i|we) (?:\w+ ){1,8}?(?:and |but |so |then |now )*(?:he|she|they|my \w+) (?:just |only |actually |finally |was like )*(?:said|says|told|answered|agreed|laughed|nodded|shrugged|got|went|is|was|did|unfollowed|deleted|apologi[sz]ed|cried|left|wants?|thinks?)\b/u;
const MOST_WORDS = 40;

/** News of what was spoken about: what happened since, or what the user has done. Null for anything else. */
export async function newsSince(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const [piece] = pieces;
  const last = talk.families.get(state.family ?? '');
  if (piece === undefined || pieces.length > 1 || last === undefined) return null;
  if (piece.form !== 'tells' || last.kind === 'lookup') return null;
  if (piece.plain.split(' ').length > MOST_WORDS) return null;
  const plain = piece.plain.replace(/\bnever ?mind\b/u, 'ok');
  const told = REPORTS.find(([, report]) => report.test(plain));
  const family = talk.families.get(told?.[0] ?? '');
  if (told === undefined || family === undefined || isNotYet(plain, told[1])) return null;
  if (GOT_BY_OTHERS.test(plain)) return null;
  if (told[0] === 'good-news' && TAKEN_BACK.test(plain)) return null;
  if (told[0] === 'news-did-it' && CAME_OF_IT.test(plain)) return null;
  const who = focusOf(piece, state);
  const asked = laidOver(keptPiece(piece), who === undefined ? {} : { who });
  return answerOne({ family, piece: asked }, {}, talk, state);
}

/** "he still has not texted", "if he said yes": nothing has happened. */
function isNotYet(plain: string, report: RegExp): boolean {
  const at = report.exec(plain)?.index ?? 0;
  return NOT_YET.test(
    plain.slice(Math.max(0, at - 30), at + 30).replace(/did not work|did not get/u, ''),
  );
}
