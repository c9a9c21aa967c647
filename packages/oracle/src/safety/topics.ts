/** What is answered by fixed words before paywall, quota and model. In order of urgency. */
export const CRISIS_TOPICS = [
  'child-safety',
  'medical-emergency',
  'someone-else-at-risk',
  'suicide',
  'self-harm',
  'harm-to-others',
  'violence-from-others',
  'abuse',
  'psychosis',
  'eating',
] as const;
export type CrisisTopic = (typeof CRISIS_TOPICS)[number];

/** What has reviewed words of its own, because a reading alone would do harm or mislead. */
export const SENSITIVE_TOPICS = [
  'image-abuse',
  'minor-compatibility',
  'minor',
  'missing-pet',
  'missing',
  'substance',
  'medication',
  'treatment',
  'pregnancy',
  'diagnosis',
  'dead-speak',
  'death',
  'disaster',
  'paywall-fear',
  'spell',
  'curse',
  'surveillance',
  'infidelity',
  'whereabouts',
  'private-facts',
  'crime',
  'legal',
  'gambling',
  'debt',
  'money',
  'instead-of-therapy',
  'dependency',
  'discrimination',
  'hate',
  'sexual',
  'grief',
  'decision',
  'identity',
  'guarantee',
  'correction',
  'proof',
  'politics',
] as const;
export type SensitiveTopic = (typeof SENSITIVE_TOPICS)[number];

/** What must have fixed words before any writer: families answer the rest. */
export const FIXED_TOPICS = [
  'image-abuse',
  'minor-compatibility',
  'missing',
  'substance',
  'medication',
  'surveillance',
  'crime',
  'hate',
  'sexual',
] as const satisfies readonly SensitiveTopic[];
export type FixedTopic = (typeof FIXED_TOPICS)[number];

/** Words that address the machinery instead of the Oracle. */
export const INJECTION_TOPICS = ['secrets', 'markup', 'override'] as const;
export type InjectionTopic = (typeof INJECTION_TOPICS)[number];
