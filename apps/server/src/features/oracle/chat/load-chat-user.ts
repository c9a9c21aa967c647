import type { ChatTurn } from '@palm/oracle/chat-turn';
import type { PalmPassage } from '@palm/oracle/slot';
import type { Profile } from '@palm/contract/entities';
import type { Db } from '../../../platform/db/db.ts';
import { lastPalmReading } from '../../palms/last-reading.ts';
import { findProfile } from '../../profiles/find-profile.ts';
import { recentTurns } from '../store/messages.ts';

const TURNS_REMEMBERED = 20;

/** What a conversation is held with: the profile, the talk so far, and the last palm reading. */
export interface ChatUser {
  readonly profile: Profile | null;
  readonly history: readonly ChatTurn[];
  readonly palm: readonly PalmPassage[];
}

export async function loadChatUser(db: Db, userId: string): Promise<ChatUser> {
  const [profile, history, reading] = await Promise.all([
    findProfile(db, userId),
    recentTurns(db, userId, TURNS_REMEMBERED),
    lastPalmReading(db, userId),
  ]);
  return { profile, history, palm: reading === null ? [] : passagesOf(reading) };
}

function passagesOf({
  parts,
  palm,
}: NonNullable<Awaited<ReturnType<typeof lastPalmReading>>>): PalmPassage[] {
  const words = new Map(palm.findings.map(({ id, evidence }) => [id, evidence]));
  return parts.map(({ text, cites }) => ({
    text,
    findings: cites.map((id) => ({ id, words: words.get(id) ?? id })),
  }));
}
