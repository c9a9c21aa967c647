/** How the frames begin, for questions whose subject is not known. The first that fits is taken. */
export const FRAME_OPENINGS: readonly (readonly [string, RegExp])[] = [
  [
    'should-a-or-b',
    /\b(?:torn between|choose between|decide between)\b|\b(?:should i|do i|better to)\b.{2,60}\bor\b(?! not\b).{2,}/u,
  ],
  [
    'best-day',
    /\b(?:best|good|right|lucky|auspicious|perfect) (?:day|days|time|date|moment) (?:to|for)\b|\b(?:which|what) day (?:should|do|can) i\b|\b(?:which|what) day is (?:good|best|better)\b|\b(?:auspicious|lucky|good|best) (?:day|date)\b/u,
  ],
  [
    'how-tell',
    /\bhow (?:do|can|should|would) i (?:tell|explain|confess|say|break it)\b|\bhow to (?:tell|say|break it)\b/u,
  ],
  ['how-ask', /\bhow (?:do|can|should|would) i ask\b|\bhow to ask\b/u],
  [
    'how-stop',
    /\bhow (?:do|can|should|would) i (?:stop|quit)\b|\bhow to stop\b|\bi can not stop\b/u,
  ],
  [
    'how-start',
    /\bhow (?:do|can|should|would) i (?:start|begin|get into|get started)\b|\bhow to start\b/u,
  ],
  [
    'how-deal',
    /\bhow (?:do|can|should|would) i (?:deal|cope|handle|survive|get through|manage)\b/u,
  ],
  ['why-always', /\bwhy (?:do|am|can) i (?:always|keep|never|still|constantly)\b/u],
  [
    'why-happen',
    /\bwhy (?:does|is) (?:this|it|everything) .*(?:me|happen)|\bwhy me\b|\bwhy is this happening\b/u,
  ],
  ['why-they', /\bwhy (?:does|did|is|are|do|will|would) (?:he|she|they|my \w+|people|everyone)\b/u],
  ['is-it-normal', /\bis it (?:normal|weird|strange|ok|bad)\b/u],
  ['is-it-too-late', /\btoo (?:late|old)\b/u],
  ['is-it-worth', /\bworth (?:it|\w+ing)\b/u],
  [
    'what-does-x-think',
    /\bwhat (?:does|do) (?:he|she|they|my \w+) (?:think|feel|want)\b|\bhow does (?:he|she) feel\b/u,
  ],
  ['what-if', /^(?:\w+ ){0,2}what if\b/u],
  ['will-i-ever', /\bwill i ever\b/u],
  ['when-will', /\bwhen (?:will|do|does|is|are)\b/u],
  ['will-event', /^(?:\w+ ){0,3}will (?:i|my|the|he|she|they|we|it|this)\b/u],
  [
    'should-i',
    /(?<!\bwhat )\b(?:should|shall) i\b|\bdo i (?:even |just |really |still |actually )*(?:apologi[sz]e|apply|ask|block|book|bother|buy|call|confess|forgive|give|go|invite|keep|leave|let|move|quit|reply|report|say|sell|send|stay|stop|take|tell|text|try|wait|write)\b|\bis it (?:a good|wise|smart|okay|safe) (?:idea )?to\b/u,
  ],
  // Alone it asks for nothing in particular; after a story it is about the story.
  ['what-do-about', /^(?:\w+ )?what (?:do|should|can) i do\b.{6,}/u],
];
