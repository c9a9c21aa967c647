/** Something that people say to a bot without a subject of their own, and what is said to it. */
export interface SmallTalk {
  readonly id: string;
  /** The family that follow-ups go by where the conversation begins with it. */
  readonly family: string;
  /** Tested on the whole message in plain words: small letters, no marks, short forms written out. */
  readonly said: RegExp;
  readonly unless?: RegExp;
  /** A longer message tells more than small talk; 30 where nothing is given. */
  readonly mostWords?: number;
  /** Said of the last answer, the steps for rejected answers know more: then it counts only as a first message. */
  readonly isFirst?: boolean;
  /** It answers the whole message, also the questions beside it. */
  readonly isForAll?: boolean;
  /** Its texts fit a message that names something grave. */
  readonly isSober?: boolean;
  /** Met before any other step looks at the message, also in the middle of a story. */
  readonly isEarly?: boolean;
  /** Its texts fit a conversation about a death or a grave illness. */
  readonly isForTender?: boolean;
  /** Said only where a death was told before. */
  readonly isInGrief?: boolean;
  /** An everyday matter that is clearly near to the message answers in its place. */
  readonly yieldsToMatter?: boolean;
  readonly texts: readonly SmallTalkText[];
}

export interface SmallTalkText {
  /** Only said to a message with these words; such a text comes first. */
  readonly of?: RegExp;
  /** `{name}` is what the group `name` or `called` of `said` caught, `{price}` the price of a month. */
  readonly text: string;
}

/** Texts that are said to any message of the kind. */
export const anyOf = (...texts: readonly string[]): readonly SmallTalkText[] =>
  texts.map((text) => ({ text }));

export const textOn = (of: RegExp, text: string): SmallTalkText => ({ of, text });
