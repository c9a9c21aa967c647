import type { Answer, Statement } from './connections.ts';

type SendAll = (statements: readonly Statement[]) => Promise<readonly Answer[]>;

interface Waiting {
  readonly statement: Statement;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Takes statements one by one and sends those that are asked for at the same moment as one. */
export function sendTogether(sendAll: SendAll): (statement: Statement) => Promise<Answer> {
  let waiting: Waiting[] = [];
  const send = async (): Promise<void> => {
    const all = waiting;
    waiting = [];
    try {
      const answers = await sendAll(all.map(({ statement }) => statement));
      for (const [at, waits] of all.entries()) answerTo(waits, answers[at]);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  };
  return (statement) =>
    new Promise((resolve, reject) => {
      // A tick comes once everybody who can go on now has said what they want.
      if (waiting.length === 0) process.nextTick(() => void send());
      waiting.push({ statement, resolve, reject });
    });
}

/** No rows would look like an answer. */
function answerTo({ resolve, reject }: Waiting, answer: Answer | undefined): void {
  if (answer) resolve(answer);
  else reject(new Error('A statement that was sent with others got no answer.'));
}
