import { objectionToWords } from '../../src/answer-check/objections/objection-to-words.ts';
import type { DraftChecks, Fault } from '../../src/answer-check/draft.ts';
import { startDraft } from '../../src/answer-check/draft.ts';
import type { Prompt } from '../../src/prompt/prompt-for.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import { allRecordings, answerOf, type Sample } from './recordings.ts';
import { promptOf, requestNamed } from './requests.ts';

/** A sentence, and why it was not shown; null where it was shown. */
export interface Judged extends Sample {
  readonly objection: Fault['objection'] | null;
}

/** The checks as on the server: with `mayShow` where the operator has the model asked about every part. */
export type Checks = Pick<DraftChecks, 'findClaims' | 'mayShow'>;

/** Some sentences repeat it. */
const TOLD = 'My father died in March and I lost my job in October. What now?';

const prompts = new Map<string, Prompt>();
function promptAbout(about: string): Prompt {
  const prompt = prompts.get(about) ?? promptOf(requestNamed(`chat ${about}`), { message: TOLD });
  prompts.set(about, prompt);
  return prompt;
}

/** Takes each sentence through the same checks as on the server. */
export async function judgeSamples(samples: readonly Sample[], checks: Checks): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const sample of samples) {
    const { about, text, cites } = sample;
    const draft = await draftOf(promptAbout(about), JSON.stringify({ text, cites }), checks);
    judged.push({ ...sample, objection: draft.faults[0]?.objection ?? null });
  }
  return judged;
}

/** Takes each text through the checks of its words and its meaning only: what it says of the sky is not looked at. */
export async function judgeMeaning(
  samples: readonly Sample[],
  { findClaims, mayShow }: Checks,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const sample of samples) {
    const { text } = sample;
    const claims = await findClaims(sentencesOf(text));
    const words = objectionToWords(text, {
      instructions: '',
      earlier: '',
      hasName: false,
    });
    const isStopped = claims.some((claim) => claim !== null && (claim.isCertain || !mayShow));
    const isRefused = isStopped || (mayShow !== undefined && !(await mayShow(text)));
    judged.push({ ...sample, objection: words ?? (isRefused ? 'claim' : null) });
  }
  return judged;
}

/** Takes the parts of all recordings through the checks, as they are written. */
export async function judgeRecordings(checks: Checks): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const recording of allRecordings()) {
    const { request, message, known, title, parts } = recording;
    const prompt = promptOf(requestNamed(request), { message, known });
    const draft = await draftOf(prompt, answerOf(recording), checks, title !== null);
    if (draft.title !== title) throw new Error(`The title of ${request} is not shown.`);
    const faults = new Map(draft.faults.map(({ text, objection }) => [text, objection]));
    judged.push(
      ...parts.map(({ text, cites }) => ({
        about: request,
        kind: 'honest',
        text,
        cites,
        objection: faults.get(text) ?? null,
      })),
    );
  }
  return judged;
}

async function draftOf(prompt: Prompt, answer: string, checks: Checks, isReading = false) {
  const draft = startDraft({
    prompt,
    name: 'Ada',
    isReading,
    onPart: () => undefined,
    ...checks,
  });
  await draft.take(answer);
  await draft.end();
  return draft;
}

const isHonest = ({ kind }: Sample): boolean => kind === 'honest';

export const honestOf = <T extends Sample>(samples: readonly T[]): T[] => samples.filter(isHonest);
export const forbiddenOf = <T extends Sample>(samples: readonly T[]): T[] =>
  samples.filter((sample) => !isHonest(sample));
export const shownOf = (judged: readonly Judged[]): Judged[] =>
  judged.filter(({ objection }) => objection === null);
export const droppedOf = (judged: readonly Judged[]): Judged[] =>
  judged.filter(({ objection }) => objection !== null);

export const listOf = (judged: readonly Judged[]): string =>
  judged.map(({ kind, objection, text }) => `${kind}, ${objection ?? 'shown'}: ${text}`).join('\n');
