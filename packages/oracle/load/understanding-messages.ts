import type { FamilyGate } from '../src/chat/understand/recognise-piece.ts';
import type { FoundClaim } from '../src/checks/claims/claim-kinds.ts';
import type { Heard } from '../src/safety/alarm/alarm-model.ts';
import type { NearWithStory, Understood } from '../src/chat/understood.ts';

/** What the worker is started with: which families there are, and what they require and forbid. */
export type KnownFamilies = readonly FamilyGate[];

export type UnderstandingRequest =
  | { readonly id: number; readonly texts: readonly string[] }
  | { readonly id: number; readonly message: string; readonly today: string }
  | { readonly id: number; readonly story: string; readonly later: string; readonly today: string }
  | { readonly id: number; readonly hear: string; readonly mayBeDoubted: boolean }
  | { readonly id: number; readonly claimsIn: readonly string[] };

export type UnderstandingReply = { readonly id: number } & (
  | { readonly vectors: readonly Float32Array<ArrayBuffer>[] }
  | { readonly understood: Understood }
  | { readonly near: NearWithStory }
  | { readonly heard: Heard }
  | { readonly claims: readonly (FoundClaim | null)[] }
  | { readonly error: string }
);
