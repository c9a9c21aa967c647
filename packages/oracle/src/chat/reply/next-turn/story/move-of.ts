import type { Move } from '../../../../../content/chat/situations/situation.ts';
import type { Piece } from '../../../understood.ts';
import { askedForm } from '../by-form/next-form.ts';

const WHAT_IF =
  /^(?:(?:and|but|ok|okay|so|yes|yeah|well|hmm|then|or) )*(?:what (?:if|happens (?:if|when)|do i do if|when)|if)\b/u;
const REFUSED =
  /\b(?:says? no|refuses?|rejects?|turns? (?:me|us|it|this) down|(?:does|do) not (?:want|agree|accept|say yes|approve|let))\b/u;
const FAILED =
  /\b(?:fails?|failing|do not (?:pass|get|make|find)|does not (?:work|pay|heal|come back|get better|go well|sell)|never|kicks? (?:me|us)|(?:fire|sack)s? me|get fired|lose|goes wrong|gets? worse|too late|not enough|leaves?|falls? apart|screw|mess (?:it )?up|can not (?:pay|do|afford)|bad at it)\b/u;

/** Questions that no form of `askedForm` covers. */
const ASKED: readonly (readonly [Move, RegExp])[] = [
  [
    'also',
    /^(?:(?:but|so|ok|well) )*(?:and|what about|and what about|how about)(?: (?:him|her|them|mum|dad|the (?:kids|others|dog|cat)|my (?!chart|sign|moon|sun|rising)\w+(?: \w+)?))$/u,
  ],
  [
    'how',
    /\b(?:what (?:am i|did i|are we) (?:doing |do |get )?wrong|anything i should (?:know|do|say)|how (?:am i|are we) supposed to|any (?:advice|tips?|ideas?)|what (?:would you|do you) suggest)\b/u,
  ],
  [
    'should',
    /\b(?:is (?:it|that|this) (?:\w+ )?(?:crazy|too much|too soon|too late|stupid|dumb|silly|nuts|a mistake|a bad idea|worth it|realistic|possible)|am i (?:crazy|stupid) (?:to|for))\b/u,
  ],
  [
    'them',
    /\bhow (?:do|can|would|will) i (?:know|tell) (?:if|whether|that)\b|\b(?:could|can|might) (?:he|she|they) be\b|\bwhat is (?:his|her|their) (?:deal|problem|point)\b|\bdoes (?:that|this|it) mean (?:he|she|they|that he|that she|that they)\b/u,
  ],
  [
    'will',
    /^(?:(?:and|but|so|ok) )*(?:will (?:i|it|he|she|they|we|this|that|my|the)\b|(?:am i|is (?:he|she|it)|are (?:we|they)) going to\b|does (?:that|this|it) mean i\b)/u,
  ],
];

const NUMBER = String.raw`(?:\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?|first|second|third)`;

/** Kinds of details, by how they are told. The first that fits is taken. */
const TOLD: readonly (readonly [Move, RegExp])[] = [
  [
    'compare',
    /\b(?:everyone|everybody|all the others) else\b|\ball my friends (?:are|have|got)\b|\bothers my age\b/u,
  ],
  [
    'others',
    /\b(?:everyone|everybody|people|they all|friends|(?:my|his|her) (?:friends?|family|parents|mum|dad|sister|brother|husband|wife|boyfriend|girlfriend|partner|coworkers?)) (?:\w+ ){0,2}?(?:says?|saying|thinks?|tells?|telling|told me|said)\b/u,
  ],
  [
    'hurt',
    /\b(?:would|will|is going to|are going to) (?:be |get )?(?:so |really |totally |very )?(?:crushed|devastated|heartbroken|hurt|disappointed|upset|furious|mad|angry|sad|hate me|disown|freak out|never (?:forgive|speak|talk|understand))\b|\b(?:he|she|they|mum|dad|my \w+) (?:is|are|was|were|got) (?:so |really |very |totally |super |still )*(?:furious|mad|angry|upset|crushed|devastated|hurt|sad|heartbroken|offended)\b|\bbreaks? (?:his|her|their) heart\b/u,
  ],
  [
    'blame',
    /\bmy (?:own )?fault\b|\bi (?:still )?feel (?:so |really |kind of |a bit |like )*(?:bad|guilty|awful|terrible|stupid|ashamed|horrible|selfish)\b|\bi should (?:have|not have)\b|\bi blame myself\b|\bi (?:messed|screwed) (?:it )?up\b/u,
  ],
  [
    'fear',
    /\b(?:scared|terrified|afraid|frightened|nervous|worried|worries me|scares me|freaking out|anxious|panicking|dread\w*)\b/u,
  ],
  [
    'alone',
    /\b(?:does not|do not|will not|never|nobody|no one|has not) (?:even |ever |really )?(?:helps?|helped|lifts? a finger|do anything|contributes?)\b|\bi (?:do|have to do|end up doing) (?:it all|everything|all of it)\b|\bleft (?:it )?(?:all )?to me\b|\bhelps me\b/u,
  ],
  [
    'nothing',
    /\b(?:still nothing|nothing (?:changed|changes|happened|works|helps)|(?:nobody|no one|none of them) (?:\w+ )?(?:noticed|cares|cared|asked|called|texted|came|answered|replied|wrote)|no (?:answer|reply|change|response)|same as (?:before|always)|(?:has|have|did) not (?:changed?|answered?|replied|responded|called|texted|paid))\b/u,
  ],
  [
    'dismissed',
    /\b(?:laugh(?:s|ed|ing)?\b(?! (?:at (?:all )?(?:of )?my jokes?|with))|rolled (?:his|her|their) eyes|shrugged|brushed (?:me|it) off|(?:does|did) not (?:even )?(?:care|listen)|makes? fun|ignored? (?:me|it)|called me|(?:he|she|they) (?:just |always |only )?(?:says?|said|thinks?|tells? me|told me) (?:that )?(?:i am|it is|that is|i was|i should|not to))\b/u,
  ],
  [
    'asked-of',
    /\b(?:wants?|asked|asks|expects?|told|begged|begs) (?:me|us) to\b|\bi (?:have|am supposed|am expected|am meant) to\b/u,
  ],
  [
    'lean',
    /^(?:(?:and|but|so|then|honestly|idk) )*(?:maybe|i think|i guess|perhaps|i might|probably|i am leaning|part of me|i would rather)\b.*\b(?:should|will|stay|just|wants?|leave|wait|go|do it|let|quit|say|tell|keep|rather)\b/u,
  ],
  [
    'did',
    /^(?:(?:yes|yeah|ok|so|well|and|but) )*(?:i|we) (?:have )?(?:already |just |finally |did )?(?:told|asked|said|did|sent|called|texted|talked|wrote|tried|went|apologized)\b/u,
  ],
  [
    'age',
    new RegExp(
      String.raw`^(?:(?:and|but|so|oh|well|i|he|she|they|we|it|is|am|are|was|were|in|about|almost|nearly|only|just|already|like|been|have|has|had|got|together|for|since|year|this|my|turning|turned|known) )*${NUMBER}(?: (?:years?|yrs?|yo|months?|weeks?|days?|hours?|old|now|already|times|ago|in|this|next|year|month|together|each other))*$`,
      'u',
    ),
  ],
  ['but', /^(?:(?:yes|yeah|ok|right|i know|true) )*but\b/u],
];

/** What a message does in a story; null where it does nothing that a story answers. */
export function moveOf({ plain, said, form, text }: Piece): Move | null {
  if (WHAT_IF.test(plain)) return REFUSED.test(plain) ? 'no' : FAILED.test(plain) ? 'fail' : 'if';
  const asked = ASKED.find(([, pattern]) => pattern.test(plain))?.[0] ?? askedForm(plain);
  const isTold = form === 'tells' && !text.includes('?');
  const told = TOLD.find(([, pattern]) => pattern.test(`${said} ${plain}`.trim()))?.[0];
  // "maybe i should just stay", "everyone says i should finish": a statement, whatever words are in it.
  if (isTold && (asked === 'should' || asked === null)) return told ?? asked ?? 'told';
  if (asked !== null) return asked;
  return form === 'yes-no' ? 'should' : null;
}
