import type { NatalChart } from '@palm/astrology/chart';
import type { Instant } from '@palm/astrology/instant';
import type { SkyTable } from '@palm/astrology/sky-table';
import type { ChatFact } from '../../facts/fact.ts';
import type { Person } from '../../request.ts';
import type { Reviewed } from '../../safety/assessment.ts';
import type { SensitiveTopic } from '../../safety/topics.ts';
import type { ReadingPart } from '../../reading.ts';
import type { Pause } from '../compose/choose-passage.ts';
import type { MatterBank } from '../everyday-matter.ts';
import type { Family } from '../family.ts';
import type { BookPages, PalmPassage, ProductFigures } from '../slots/slot.ts';
import type { ChatState, Choice } from '../state.ts';
import type { NearWithStory, Understood, Zone } from '../understood.ts';

export type FamilyBank = ReadonlyMap<string, Family>;

export interface BirthPlace {
  readonly name: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Everything a reply is made from besides the message and the state. */
export interface Talk {
  readonly families: FamilyBank;
  /** What first and later messages may be about. */
  readonly matters: { readonly everyday: MatterBank; readonly later: MatterBank };
  /** Understands a message or a part of one. */
  readonly understand: (text: string) => Promise<Understood>;
  /** What a message is like that goes on with a story. */
  readonly readWithStory: (story: string, message: string) => Promise<NearWithStory>;
  readonly now: Instant;
  /** The moment by the clock: `now` may be on a pinned date, and care is forgotten by the clock. */
  readonly clock: Instant;
  readonly zone: string;
  readonly sky: SkyTable;
  readonly person: Person;
  readonly chart: NatalChart | null;
  readonly birthName: string | null;
  /** A city that is named in a message; absent where no list of places is at hand. */
  readonly findPlace?: (name: string) => Promise<BirthPlace | null>;
  readonly palm: readonly PalmPassage[];
  readonly product: ProductFigures;
  readonly pages: BookPages;
  readonly seed: string;
  /** Called between two pieces of work, so that no reply keeps others waiting. */
  readonly pause: Pause;
  /** What was said to the user before, oldest first. */
  readonly ownTexts: readonly string[];
  /** One line added to the answer of a heavy message; null for every other. */
  readonly softLine: string | null;
  /** Whether the message is on a topic with reviewed words: only what keeps to these may answer. */
  readonly isReviewed?: boolean;
  /** That topic and its words. */
  readonly reviewed?: Reviewed | null;
}

export interface Reply {
  readonly parts: readonly ReadingPart[];
  readonly facts: readonly ChatFact[];
  readonly choices: readonly Choice[];
  readonly family: string | null;
  readonly zone: Zone;
  /** The topic whose reviewed words are the reply; null where a family answered. */
  readonly topic: SensitiveTopic | null;
  readonly state: ChatState;
}
