import type { ChatFact } from '@palm/oracle/fact';
import type { Family } from '@palm/oracle/family';
import { isModelLanguage } from '@palm/oracle/languages';
import { promptFor } from '@palm/oracle/prompt';
import { replyAfterAssessing } from '@palm/oracle/reply-after-assessing';
import { WAS_AT_RISK } from '@palm/oracle/safety/disclosure';
import type { FamilyBank, Reply } from '@palm/oracle/talk';
import type { Asking } from '../asking.ts';
import { textOf } from '../readings/text-of.ts';
import type { Speech } from '../speak.ts';
import type { Asked } from './asked.ts';
import { chatFacts, lookedUpFor } from './chat-facts.ts';
import type { ChatUser } from './load-chat-user.ts';
import { talkFor } from './talk-for.ts';
import { toldTurns } from './told-turns.ts';

const CHAT = { kind: 'chat', isReading: false, shared: null } as const;

interface Known {
  readonly user: ChatUser;
  readonly isAffordable: boolean;
}

/** What is to be said to a message: from its family, or by a model that is told what the family says. */
export async function chatSpeech(
  { deps, actor }: Pick<Asking, 'deps' | 'actor'>,
  { message, choice, assessed, state, date, zone, now }: Asked,
  { user, isAffordable }: Known,
): Promise<{ speech: Speech; reply: Reply }> {
  const { profile, history } = user;
  const talk = await talkFor(deps, user, { userId: actor.userId, zone, date, now });
  const reply = await replyAfterAssessing({ message, choice }, talk, state, assessed);
  const text = textOf(reply.parts);
  const { person } = talk;
  const lookedUp = lookedUpFor(reply, talk);
  const language = assessed.language ?? 'en';
  const request = { kind: 'chat', date, zone, person } as const;
  const prompt = () =>
    promptFor(request, {
      told: chatFacts(deps.oracle, request, lookedUp),
      message,
      history: toldTurns(history),
      known: assessed.next.told.filter((told) => told !== WAS_AT_RISK),
      fullName: profile?.birth_name ?? undefined,
      turn: 0,
      hint: reply.zone === 'unsure' ? null : text,
      language,
    });
  const speech: Speech = {
    isReading: false,
    own: () => ({ title: '', parts: reply.parts, facts: reply.facts }),
    forModel:
      isForModel({ ...reply, facts: lookedUp }, talk.families) || isModelLanguage(language)
        ? { ...CHAT, name: person.name, prompt, isAffordable }
        : null,
  };
  return { speech, reply };
}

/** Thanks, prices and receipts have answers of our own that no model would give better. */
const FOR_MODEL: ReadonlySet<Family['kind']> = new Set(['comfort', 'advice', 'frame', 'lookup']);
/** "What do you mean?" is answered in other words. */
const SAY_AGAIN = 'repeat-please';

function isForModel({ family, zone, facts }: Reply, families: FamilyBank): boolean {
  const kind = families.get(family ?? '')?.kind;
  if (kind === undefined) return zone === 'unsure';
  if (kind === 'lookup' && facts.every(isPlacement)) return false;
  return family === SAY_AGAIN || FOR_MODEL.has(kind);
}

/** Where a planet was at birth needs no more words than its own. */
const isPlacement = ({ kind }: ChatFact): boolean => kind === 'natal';
