import type { Form } from '../understood.ts';
import type { Whom } from '../vocabulary.ts';

const FORMS: readonly (readonly [Form, RegExp])[] = [
  [
    'which-day',
    /\b(?:which|what) (?:day|date|time)s?\b|\b(?:best|good|right|better|lucky|auspicious|perfect) (?:day|date|time|moment|week|month)\b|\bgive me a (?:date|day)\b/u,
  ],
  [
    'when',
    /^(?:\w+ ){0,3}?(?:when|how long|how soon|what year|what month)\b|\bwhen (?:will|do|does|is|are|am|can|should)\b|\bhow (?:long|soon)\b/u,
  ],
  [
    'why',
    /^(?:\w+ ){0,3}?(?:why|how come)\b|\bwhy (?:do|does|is|are|am|did|can|would|will)\b|\bwhat (?:is|makes) .*\breason\b/u,
  ],
  ['how', /^(?:\w+ ){0,3}?how\b|\bhow (?:do|can|should|does|to|will|is|are|am|did|much|many)\b/u],
  ['what', /^(?:(?:so|ok|and|but|please|hi|hey|then) ){0,3}(?:what|who|where|whose)\b/u],
  ['which', /\bwhich\b/u],
  [
    'yes-no',
    /^(?:(?:so|ok|and|but|please|tell me|be honest|honestly|hey|hi) ){0,3}(?:is|are|am|was|were|do|does|did|will|would|can|could|should|shall|has|have|had|may|might)\b|\b(?:yes or no|or not)\b|\b(?:should|will|does|can|do) (?:i|he|she|we|they|it|you)\b/u,
  ],
  [
    'what',
    /^(?:\w+ ){0,3}?(?:tell me|explain|describe|show me|give me|calculate|pull|read)\b|\bwhat (?:is|are|does|do|should|did|will|can|now|to)\b|\b(?:any|need) (?:advice|tips|help)\b/u,
  ],
];

/** What kind of question a piece is, by its cleaned words. */
export function questionForm(plain: string, typed: string): Form {
  const found = FORMS.find(([, pattern]) => pattern.test(plain))?.[0];
  if (found !== undefined) return found;
  return typed.includes('?') ? 'yes-no' : 'tells';
}

const APP =
  /\b(?:this|the|your) (?:app|site|website|chat|ai|oracle)\b|\bpremium\b|\bpaid plan\b|\bsubscription\b|\baccount\b|\b(?:are|do|can|did|were|will) you\b|\byou (?:are|said|told|did|do|keep|just|can|know|never|always)\b|^you\b/u;
const US = /\b(?:we|us|our|together|each other|between us)\b/u;
const THEM = /\b(?:he|she|they|him|her|them|his|their)\b/u;
const ME = /\b(?:i|me|my|mine|myself)\b/u;

/** Whom a piece is about. */
export function whomAbout(plain: string): Whom {
  if (APP.test(plain)) return 'app';
  if (US.test(plain)) return 'us';
  const isTheirs =
    /^(?:\w+ ){0,2}?(?:does|is|will|did|has|would|can|why does|why is|what does|when will) (?:my \w+|he|she|they|the)\b/u.test(
      plain,
    ) ||
    (THEM.test(plain) && !ME.test(plain));
  return isTheirs ? 'them' : 'me';
}
