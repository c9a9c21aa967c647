const AT_HOME =
  '(?:kettle|tv|telly|dogs?|cats?|radio|fire|fireplace|tea|coffee|cup of (?:tea|coffee)|blanket|sofa|couch|pizza|cocoa|candle|moon|hamster|parrot|knitting|book)';
const COSY = new RegExp(
  String.raw`^(?:(?:good |hello|hi|hey|evening|night|morning|oracle|there|it is|well|so)[ ,.!]*)*(?:just|only) (?:the |my |a |me and )*(?:the |my |a )?${AT_HOME}(?: and| with)? (?:you|me|us)?(?: (?:tonight|today|here|this evening|again|then))*[ .!]*$`,
  'u',
);

/** "evening. just the kettle and you tonight": a quiet evening, told without anything dark beside it. */
export const withoutCosyEvening = (text: string): string => (COSY.test(text.trim()) ? ' , ' : text);
