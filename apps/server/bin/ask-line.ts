import { setImmediate } from 'node:timers/promises';
import { resolveCivilTime } from '@palm/astrology/civil-time/resolve-civil-time';
import type { SkyTable } from '@palm/astrology/sky-table';
import { pagesForChat } from '@palm/oracle/book/pages-for-chat';
import { createBookSkies } from '@palm/oracle/book/skies';
import { birthChartOf } from '@palm/oracle/birth-chart';
import { type ChatState, NEW_STATE } from '@palm/oracle/chat-state';
import { afterCare, careIn } from '@palm/oracle/kept-care';
import { openBook } from '@palm/oracle/open-book';
import type { Chat } from '@palm/oracle/open-chat';
import { replyAfterAssessing } from '@palm/oracle/reply-after-assessing';
import type { FamilyBank, Reply, Talk } from '@palm/oracle/talk';
import * as z from 'zod/mini';
import { findPlaces } from '../src/features/profiles/gazetteer.ts';
import { PRODUCT_FIGURES } from '../src/features/oracle/chat/product-figures.ts';

const skyOf = createBookSkies();

const Birth = z.object({
  /** yyyy-MM-dd */
  date: z.string(),
  time: z.optional(z.string()),
  /** A city, looked up where no zone is given. */
  place: z.optional(z.string()),
  zone: z.optional(z.string()),
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
});

const Line = z.object({
  message: z.string(),
  /** What the user wrote before, oldest first. */
  context: z._default(z.array(z.string()), []),
  birth: z.optional(z.union([z.string(), Birth])),
  name: z.optional(z.string()),
  /** yyyy-MM-dd, taken at noon, or a moment with its offset. */
  date: z.string(),
  zone: z.optional(z.string()),
  seed: z._default(z.union([z.string(), z.number()]), ''),
});
type Line = Omit<z.infer<typeof Line>, 'birth'> & { readonly birth?: z.infer<typeof Birth> };

export interface AskRun {
  readonly chat: Chat;
  readonly sky: SkyTable;
}

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
  const talk = talkOf(asked, said, families, run);
  const about = families.get(state.family ?? '')?.label ?? null;
  const assessed = await run.chat.assess(message, careIn(state, talk.now), { about });
  const { grade, answer: words, register } = assessed;
  if (words !== null && register === 'care') {
    const choices = assessed.choices.map(({ label }) => label);
    const answer = { text: words, family: null, zone: 'sure', grade, choices, facts: [] };
    const next = afterCare(state, assessed, { now: talk.now, today: asked.date.slice(0, 10) });
    return { answer, kept: { state: next, said: [...said, words] } };
  }
  const reply = await replyAfterAssessing({ message }, talk, state, assessed);
  const text = textIn(reply);
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

const textIn = ({ parts }: Reply): string => parts.map(({ text }) => text).join(' ');

function talkOf(
  { birth, name, date, seed, zone: given }: Line,
  said: readonly string[],
  families: FamilyBank,
  { chat, sky }: AskRun,
): Talk {
  const zone = given ?? birth?.zone ?? 'UTC';
  const now = momentOf(date, zone);
  const person = {
    ...(name !== undefined && { name }),
    ...(birth && { birth: { ...birth, latitude: birth.lat, longitude: birth.lon } }),
  };
  return {
    families,
    understand: (text) => chat.understand(text, { now, zone }),
    now,
    zone,
    sky,
    person,
    chart: birthChartOf(person),
    birthName: name ?? null,
    findPlace: async (place) => (await findPlaces(place))[0] ?? null,
    palm: [],
    product: PRODUCT_FIGURES,
    pages: pagesForChat({ book: openBook, skyOf }, { date: date.slice(0, 10), zone }),
    seed: String(seed),
    pause: () => setImmediate(),
    ownTexts: said,
    softLine: null,
  };
}

function momentOf(date: string, zone: string): number {
  if (date.length > 10) return Date.parse(date);
  const noon = resolveCivilTime({ date, time: '12:00', zone });
  if (noon.kind !== 'one') throw new TypeError('date is not yyyy-MM-dd');
  return noon.utcMs;
}
