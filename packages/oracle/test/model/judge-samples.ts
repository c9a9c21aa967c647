import type { FindClaims } from '../../src/checks/claims/claim-kinds.ts';
import { objectionToWords } from '../../src/answer-check/objections/objection-to-words.ts';
import type { Fault } from '../../src/answer-check/draft.ts';
import { startDraft } from '../../src/answer-check/draft.ts';
import type { Prompt } from '../../src/prompt/prompt-for.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import type { Sample } from './recordings.ts';
import { promptOf, requestNamed } from './requests.ts';

/** A sentence, and why it was not shown; null where it was shown. */
export interface Judged extends Sample {
  readonly objection: Fault['objection'] | null;
  /** Whether a second opinion would be asked for, where the operator allows it. */
  readonly isAsked: boolean;
}

/** Some sentences repeat it. */
const TOLD = 'My father died in March and I lost my job in October. What now?';

const prompts = new Map<string, Prompt>();
function promptAbout(about: string): Prompt {
  const prompt = prompts.get(about) ?? promptOf(requestNamed(`chat ${about}`), { message: TOLD });
  prompts.set(about, prompt);
  return prompt;
}

/** Takes each sentence through the same checks as on the server. */
export async function judgeSamples(
  samples: readonly Sample[],
  findClaims: FindClaims,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const sample of samples) {
    const { about, text, cites } = sample;
    const prompt = promptAbout(about);
    let isAsked = false;
    const mayClaim = (): Promise<boolean> => Promise.resolve((isAsked = true));
    const draft = startDraft({
      prompt,
      name: 'Ada',
      isReading: false,
      findClaims,
      mayClaim,
    });
    await draft.take(JSON.stringify({ text, cites }));
    await draft.end();
    judged.push({
      ...sample,
      objection: draft.faults[0]?.objection ?? null,
      isAsked,
    });
  }
  return judged;
}

/** Takes each text through the checks of its words and its meaning only: what it says of the sky is not looked at. */
export async function judgeMeaning(
  samples: readonly Sample[],
  findClaims: FindClaims,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const sample of samples) {
    const claims = await findClaims(sentencesOf(sample.text));
    const words = objectionToWords(sample.text, {
      instructions: '',
      earlier: '',
      hasName: false,
    });
    const objection = words ?? (claims.some((claim) => claim?.isSure) ? 'claim' : null);
    const isAsked = objection === null && claims.some((claim) => claim !== null);
    judged.push({ ...sample, objection, isAsked });
  }
  return judged;
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
