import type { Theme } from './family.ts';
import type { HeardTone } from './tone/tones.ts';
import type { Feeling, QuestionForm, Whom } from './vocabulary.ts';

/** What a message asks, piece by piece, before anything is answered. */
export interface Understood {
  /** ISO 639-1, "en" when nothing else is certain. */
  readonly language: string;
  /** What is said in the user's language before an English answer. */
  readonly opening?: string | null;
  /** Where a message in another language is put into English well enough to go by. */
  readonly translated?: Translated;
  /** What is asked back in that language, where the subject is not sure. */
  readonly asksBack?: string | null;
  readonly pieces: readonly Piece[];
}

export interface Translated {
  /** In rough English, that is not to be said back. */
  readonly english: string;
  /** The share of the words that are known. */
  readonly share: number;
  /** How like it is to each question that the tables of its language find in it. */
  readonly likeAsked: Readonly<Record<string, number>>;
}

/** One question (or one statement) of a message. */
export interface Piece {
  /** As typed. */
  readonly text: string;
  /** Cleaned: lower case, slang written out, spelling repaired. `words` conditions look here. */
  readonly plain: string;
  /** The statement before the question, as typed; empty when there is none. */
  readonly said: string;
  /** The best family; null when the message is foreign to all of them. */
  readonly family: string | null;
  readonly zone: Zone;
  /** Runners-up, best first, without `family`. */
  readonly choices: readonly string[];
  readonly entities: Entities;
  readonly form: Form;
  readonly about: Whom;
  readonly isJoke: boolean;
  /** What the piece wants done with the last answer; null when it stands on its own. */
  readonly followUp: FollowUp | null;
  readonly near: Nearness;
  /** How like the piece is to what people type about an everyday matter, by the matter's name. */
  readonly matters?: Nearness;
  /** Its words are a rough translation, that is not to be said back. */
  readonly isRough?: boolean;
  /** A short answer that the questions beside it lead to. */
  readonly areaLine?: string;
  /** That answer keeps to a topic with reviewed words, so no other may stand for it. */
  readonly isOnTopic?: boolean;
  /** The tones of the whole message, the likeliest first; absent where none was looked for. */
  readonly tones?: readonly HeardTone[];
}

/** How like a piece is to the phrases of a passage, 0 to 1, by "family/answer · name"; the nearest few. */
export type Nearness = Readonly<Record<string, number>>;

/** How like a later message is, with the story before it, to everyday matters and to later messages. */
export interface NearWithStory {
  readonly matters: Nearness;
  readonly later: Nearness;
  /** How likely it is one of the later messages of any story. */
  readonly inAny: Nearness;
}

/** sure: answer. likely: answer and say how it was read. unsure: offer choices. */
export type Zone = 'sure' | 'likely' | 'unsure';

/** tells: a statement without a question. */
export type Form = QuestionForm | 'tells';

export type FollowUp =
  | { readonly kind: FollowUpKind }
  /** "and for work?" */
  | { readonly kind: 'theme'; readonly theme: Theme }
  /** "and him?" */
  | { readonly kind: 'person'; readonly who: Person }
  /** "and Pluto?", "explain the Moon one" */
  | { readonly kind: 'planet'; readonly planet: string }
  /** "no, I meant my sister": what was meant; empty when only denied. */
  | { readonly kind: 'correction'; readonly meant: string }
  /** "the second one", "no, the other one" */
  | { readonly kind: 'other-one'; readonly which: 'first' | 'second' | 'other' }
  /** "you didn't answer the first question": what of it is named. */
  | { readonly kind: 'unanswered'; readonly about: string }
  /** "and the weekend?", "what about march" */
  | { readonly kind: 'time' }
  /** "reversed?", "and upright" */
  | { readonly kind: 'card-side'; readonly side: 'reversed' | 'upright' }
  /** "what does the second one mean", "and the last card?"; -1 is the last. */
  | { readonly kind: 'nth'; readonly place: number }
  /** "you said an ordinary Tuesday, what did you mean": the words that are meant. */
  | { readonly kind: 'said-before'; readonly words: string }
  /** "and in the 7th", "what about aries", "and 33": the words after the turn. */
  | { readonly kind: 'other-value'; readonly words: string }
  /** "and for signing a lease?" */
  | { readonly kind: 'other-deed'; readonly doing: string }
  /** One noun or name, to be matched with the open question. */
  | { readonly kind: 'noun'; readonly noun: string };

export type FollowUpKind =
  | 'meaning'
  | 'why'
  | 'more'
  | 'shorter'
  | 'which-day'
  | 'good-or-bad'
  /** "so should i or not", "so which" */
  | 'decide'
  /** "so what do i do", "what now" */
  | 'what-now'
  /** "what sign is it in" */
  | 'which-sign'
  /** "to who" */
  | 'who'
  /** "when is mine", "when is the next one" */
  | 'same-again'
  /** "not much, you?" */
  | 'how-are-you'
  | 'how-long'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'something-else'
  | 'never-mind'
  | 'ok'
  /** "so you're saying he's using me" */
  | 'conclusion';

export interface Person {
  /** In second person, as it is said to the user: "your ex", "Dan". */
  readonly words: string;
  /** The relation in one word: ex, boss, mother, friend; null for a bare name or pronoun. */
  readonly relation: string | null;
  readonly name: string | null;
  readonly they: 'he' | 'she' | 'they';
}

export interface NamedDay {
  /** "Friday, November 20" · "Christmas". */
  readonly words: string;
  /** YYYY-MM-DD; a birth date has its own year, other days the next such day. */
  readonly iso: string;
  /** A birth date ("born august 3 1992") is not a day to plan for. */
  readonly isBirth: boolean;
}

/** What was found in a piece. A missing key: not found. Keys are the slot names of the families. */
export interface Entities {
  readonly who?: Person;
  readonly name?: string;
  readonly pet?: Person;
  readonly sign?: string;
  readonly sign_b?: string;
  readonly planet?: string;
  /** The second planet or angle of a contact: "pluto on my saturn". */
  readonly point?: string;
  readonly house?: number;
  readonly aspect?: string;
  readonly element?: string;
  readonly card?: string;
  readonly term?: string;
  readonly number?: string;
  readonly place?: string;
  readonly date?: NamedDay;
  /** The second of two days: "friday or saturday", "me april 2 1991, him nov 19 1988". */
  readonly date_b?: NamedDay;
  /** A month that is named without a day, as YYYY-MM. */
  readonly month?: string;
  /** Weekdays that are asked for or left out: 0 is Sunday. */
  readonly weekdays?: {
    readonly only: readonly number[];
    readonly not: readonly number[];
  };
  /** A clock time as typed: "3 a.m." */
  readonly clock?: string;
  /** A length or stretch of time: "three days", "this week". */
  readonly span?: string;
  readonly age?: number;
  readonly thing?: string;
  readonly deed?: string;
  readonly event?: string;
  readonly a?: string;
  readonly b?: string;
  readonly pattern?: string;
  readonly feels?: readonly Feeling[];
  readonly deadline?: NamedDay;
  readonly language?: string;
  /** A palm line: heart, head, life, fate. */
  readonly line?: string;
  /** Who died: "your dad", "your dog". */
  readonly died?: string;
  readonly quote?: string;
}
