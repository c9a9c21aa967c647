import type { NextForm } from '../../../family.ts';
import type { Piece } from '../../../understood.ts';

/** How the next message of a story asks. The first that fits is taken. */
const FORMS: readonly (readonly [NextForm, RegExp])[] = [
  [
    'say',
    /\bwhat (?:do|can|should|would|could|shall) (?:i|we) (?:even |just |actually |possibly )?(?:say|tell|write|text|reply|answer|respond|put)\b|\b(?:how (?:do|can|should|would) (?:i|we) (?:even |just )?(?:say|word|phrase|put|tell|ask|bring|reply|answer|respond|start the)|what to (?:say|write|text|reply|answer)|write (?:it|something) for me|(?:write|draft|word|phrase) (?:me |us )?(?:a|an|the|that|this|my|some) (?:\w+ )?(?:texts?|messages?|e ?mails?|letters?|notes?|repl(?:y|ies)|script|words)\b|can you (?:just |please )?(?:write|draft|word|phrase) (?:it|that|this|something)\b|give me (?:the |some )?words)\b/u,
  ],
  [
    'normal',
    /^(?:(?:and|but|so|or|ok|then|well) )*(?:am i|is it|was it|is that so|is that true|was i|are we)(?: really| then| or not)?$/u,
  ],
  [
    'normal',
    /\b(?:is (?:it|that|this) (?:\w+ )?(?:normal|ok|okay|weird|bad|wrong|silly|stupid|selfish|crazy|mean|strange|common|pathetic|dumb|rude|fair|petty|healthy|too much|my fault)|am i (?:\w+ )?(?:wrong|bad|silly|stupid|selfish|crazy|mean|weird|a (?:bad|terrible|horrible|awful)|the (?:bad|asshole|problem|only)|overreacting|allowed|being|normal|broken|pathetic|too (?:sensitive|much|harsh|needy|emotional))|(?:does|do) (?:that|this|it) make me|is something wrong with me|what is wrong with me|why am i like this)\b/u,
  ],
  [
    'them',
    /\bwhat (?:does|do|did|is|are|was) (?:he|she|they|my \w+|the \w+) (?:\w+ )?(?:want|think|mean|thinking|feel|feeling|doing|up to|playing|expect|trying|see|after|hiding|planning)\b|\bwhy (?:does|do|did|is|are|was|would|will|has|have|can) (?:not )?(?:he|she|they|people|my (?!head|heart|body|mind|life)\w+)\b|\b(?:does|do|did|is|are|will|would|has|could|can) (?:he|she|they|my (?:ex|mom|mother|dad|father|boss|sister|brother|friend|husband|wife|boyfriend|girlfriend|partner|son|daughter)) (?:\w+ ){0,2}(?:miss|love|like|want|care|regret|come|call|write|text|change|know|think|feel|hate|forgive|notice|cheat|lie|lying|leave|stay|mad|angry|jealous|serious|ready|interested|over|say|react|understand|remember|reply|answer|respond|message|contact|reach|show|propose|return|marry|wait|apologi[sz]|find)\w*\b/u,
  ],
  [
    'why',
    /^(?:(?:but|and|so|ok|wait|also|just) )*(?:why|how come)\b|\bwhy (?:do|does|is|are|am|did|would|can|now|me|not|then|still|this|always)\b|\bwhat (?:causes|is the reason|makes)\b/u,
  ],
  [
    'when',
    /\b(?:when (?:will|do|does|is|are|am|can|would|should|does it|then|exactly)|how (?:long|soon|many (?:days|weeks|months|years))|what (?:month|year|day|time|age)|which (?:month|year|day|week)|by when|until when|will (?:it|this|that) (?:ever )?(?:get|be|become|pass|end|stop|go|pick|last|take))\b|^(?:(?:and|but|so|ok) )*when\b/u,
  ],
  [
    'how',
    /\b(?:how (?:do|can|should|would|could|to|about|am|else)|what (?:now|next|then|else|do|can|should|to do|would|comes)|where do i (?:start|begin|go)|any (?:tips?|advice|ideas?|help|suggestions?|thoughts?)|help me|what is (?:next|the (?:first|next|best))|first step|what (?:i|we) (?:do|should|can|must)\b|give me (?:a|some|one) (?:tip|advice|plan|step|idea)|tell me (?:how|what))\b|^(?:(?:and|but|so|ok) )*how\b/u,
  ],
  [
    'should',
    /\b(?:should|shall) (?:i|we)\b|\b(?:is|was) (?:it|that|this) (?:\w+ )?(?:worth|a (?:good|bad|mistake|sign|red flag|deal breaker|dealbreaker|big deal)|too (?:late|soon|early|old|young|much|risky|big|long|far|fast)|enough|possible|the right|right|better|smart|wise|stupid to|safe|over|a lost)\b|^(?:(?:and|but|so|or|then|ok) )*(?:too|am i|do i|can i|could i|may i|would you|do you think|good idea|bad idea|good or bad|worth|yes or no|right|wrong|what would you do)\b|\b(?:do|can|could|would|must|may) (?:i|we) (?:just |even |really |still |have to |need to )*(?:\w+)\b|\bor (?:not|no|what|is it|do i|should i)\b|\b(?:am i|are we) (?:\w+ )?(?:too|ready|doomed|screwed|right|able|going)\b/u,
  ],
];

/** What a message asks in so many words; null where it does not. */
export const askedForm = (plain: string): NextForm | null =>
  FORMS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;

/** What the next message of a story asks; null for a question of another kind, such as who or where. */
export function nextFormOf({
  plain,
  form,
  text,
}: Pick<Piece, 'plain' | 'form' | 'text'>): NextForm | null {
  const asked = askedForm(plain);
  if (asked !== null) return asked;
  if (form === 'yes-no') return 'should';
  return form === 'tells' && !text.includes('?') ? 'told' : null;
}
