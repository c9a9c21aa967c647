import type { InjectionTopic } from '../topics.ts';

/** These look at the raw message, because marks and capitals are the point. */
const INJECTION_RULES: readonly {
  readonly topic: InjectionTopic;
  readonly patterns: readonly RegExp[];
}[] = [
  {
    topic: 'secrets',
    patterns: [
      /\b(?:api|secret|access|private)[ _-]?keys?\b|_API_KEY|process\.env|\benv(?:ironment)? variables?\b|\.env\b/iu,
      /\b(?:system|hidden|initial|original|secret|full|your|developer) (?:prompt|instructions?|guidelines|configuration)\b(?! (?:for|to (?:love|happiness)))/iu,
      /\b(?:last|previous|other|another) (?:user|person|customer|client)(?:'s|s'|s)?\b.{0,30}\b(?:message|question|data|ask(?:ed)?|reading|chart|birth|name|e-?mail|say|said|wrote)|what (?:did|has) the (?:last|previous|other) (?:user|person|customer)/iu,
      /\b(?:data|chart|message|reading|birthday|name|question|conversation|e-?mail)s? (?:of|from) (?:another|other|the (?:last|previous)|all) (?:user|person|customer|client|people)s?\b/iu,
      /\b(?:list|show|dump|give me|print|export) (?:me )?(?:all |the )?(?:users?|customers?|accounts?|database|passwords?|e-?mail addresses)\b/iu,
      /\b(?:admin|root|database) (?:password|credentials|access)\b|\bwhat model are you running\b/iu,
    ],
  },
  {
    topic: 'markup',
    patterns: [
      /<\/?\s*(?:system|assistant|user|instructions?|script|img|iframe|prompt|tool|im_start|im_end)\b|<\|[a-z_]+\|>|\[\/?INST\]/iu,
      /!\[[^\]]*\]\(|\]\(https?:|\{\{|\}\}|\$\{|javascript:/iu,
    ],
  },
  {
    topic: 'override',
    patterns: [
      /(?:^|[\n"'“])\s*(?:#{1,6}\s*)?(?:system|assistant|developer|admin|root)\s*(?:message|prompt|note|override)?\s*:/iu,
      /\b(?:ignore|forget|disregard|override|bypass|discard|drop|erase)\b.{0,30}\b(?:previous|prior|above|earlier|all|your|every|any|everything)\b.{0,30}\b(?:instructions?|rules?|prompts?|guidelines?|told|restrictions?|safety|training|limits?|orders|said|before)\b/iu,
      /\b(?:disable|turn off|switch off|remove|without|no|lift) (?:your |all |the |any )?(?:safety|filters?|restrictions|guard ?rails|limits|censorship|content policy|moderation)\b/iu,
      /\b(?:developer|debug|admin|god|dan|jailbreak|sudo|unrestricted|maintenance) mode\b|\bjailbreak\b|\bdo anything now\b|\bunfiltered (?:model|ai|answers?)\b|\byou are (?:now )?DAN\b/iu,
      /\b(?:you are now|from now on,? you(?:'re| are| have| will)|pretend (?:that )?you (?:are|have)|act as|roleplay as|speak as|you must now act) (?:an?|the|my|no|not)? ?(?:unfiltered|unrestricted|uncensored|evil|different|new|hacker|free|no restrictions?|restrictions?|ai without|model|assistant without|chatbot|doctor|lawyer|financial advis[oe]r|terminal|linux)/iu,
      /\bnew (?:system )?instructions?\s*:|\bend of (?:system )?prompt\b|\bdecode (?:this|and|the)\b.{0,40}\b(?:obey|follow|execute|do)\b|\bbase64\b|\brepeat (?:everything|the (?:text|words)) above\b/iu,
      /\b(?:user|account) (?:is|has been) (?:verified|an admin|premium)\b|\bi am (?:the|your|a) (?:developer|admin|administrator|creator|owner|programmer)\b.{0,60}\b(?:need|give|show|disable|enable|answer|unlock)/iu,
    ],
  },
];

/** What of our machinery a message tries to steer, or null. */
export function injectionByRule(message: string): InjectionTopic | null {
  const visible = message.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff]/gu, '');
  const rule = INJECTION_RULES.find(({ patterns }) =>
    patterns.some((pattern) => pattern.test(visible)),
  );
  return rule?.topic ?? null;
}
