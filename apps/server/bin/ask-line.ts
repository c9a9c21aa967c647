import { type ChatState, NEW_STATE } from '@palm/oracle/chat-state';
import { afterCare, careIn } from '@palm/oracle/kept-care';
import { replyAfterAssessing } from '@palm/oracle/reply-after-assessing';
import type * as z from 'zod/mini';
import { textOf } from '../src/features/oracle/readings/text-of.ts';
import { findPlaces } from '../src/features/profiles/gazetteer.ts';
import { type AskRun, type Birth, Line, talkOf } from './ask-talk.ts';

/** What the chat says to one line, by the code of the server. */
export async function askLine(line: string, run: AskRun): Promise<string> {
  try {
    const { birth, ...asked } = Line.parse(JSON.parse(line));
    const born = birth === undefined ? {} : { birth: await withPlace(birth) };
    return JSON.stringify(await answerTo({ ...asked, ...born }, run));
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : 'unreadable line' });
  }
}

async function withPlace(birth: string | z.infer<typeof Birth>): Promise<z.infer<typeof Birth>> {
  if (typeof birth === 'string') return { date: birth };
  if (birth.place === undefined || birth.zone !== undefined) return birth;
  const [found] = await findPlaces(birth.place);
  if (found === undefined) return birth;
  return { ...birth, zone: found.zone, lat: found.latitude, lon: found.longitude };
}

/** The conversation so far: what is kept between messages, and what was answered. */
interface Kept {
  readonly state: ChatState;
  readonly said: readonly string[];
}

async function answerTo(asked: Line, run: AskRun) {
  let kept: Kept = { state: NEW_STATE, said: [] };
  for (const message of asked.context) kept = (await oneTurn(message, asked, kept, run)).kept;
  return (await oneTurn(asked.message, asked, kept, run)).answer;
}

/** Care comes first, as on the server; the families answer what it leaves to them. */
async function oneTurn(message: string, asked: Line, { state, said }: Kept, run: AskRun) {
  const families = await run.chat.families();
  const talk = talkOf(asked, said, { families, matters: await run.chat.matters() }, run);
  const assessed = await run.chat.assess(message, careIn(state, talk.now));
  const { grade, answer: words, register } = assessed;
  if (words !== null && register === 'care') {
    const choices = assessed.choices.map(({ label }) => label);
    const answer = { text: words, family: null, zone: 'sure', grade, choices, facts: [] };
    const next = afterCare(state, assessed, { now: talk.now, today: asked.date.slice(0, 10) });
    return { answer, kept: { state: next, said: [...said, words] } };
  }
  const reply = await replyAfterAssessing({ message }, talk, state, assessed);
  const text = textOf(reply.parts);
  const answer = {
    text,
    family: reply.family,
    zone: reply.zone,
    grade,
    choices: reply.choices.map(({ label }) => label),
    facts: reply.facts.map((fact) => fact.words),
  };
  return { answer, kept: { state: reply.state, said: [...said, text] } };
}
