import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { messages } from '@electric-sql/pglite';
import { Turns } from '../turns.ts';
import { openCluster } from './embedded-cluster.ts';
import type { Outcome, Reply, Request, StepAnswer, Task } from './embedded-messages.ts';
import { StatementRunner } from './statement-runner.ts';

/* The database's own thread: PGlite blocks the thread that it runs in for the length of every statement. */

if (!parentPort || typeof workerData !== 'string') throw new Error('This file runs as a worker.');
await serve(parentPort, workerData);

async function serve(port: MessagePort, directory: string): Promise<void> {
  const pg = await openCluster(directory);
  const runner = new StatementRunner(pg);
  const reply = (message: Reply) => port.postMessage(message);
  const handle = async (request: Request): Promise<void> => {
    if (request.kind === 'close') {
      await pg.close();
      return port.close();
    }
    const outcomes: Outcome[] = [];
    for (const task of request.tasks) outcomes.push(await perform(runner, task));
    try {
      reply({ kind: 'outcomes', outcomes });
    } catch {
      for (const outcome of outcomes) replyAlone(reply, outcome);
    }
  };
  // A message may come while the one before it is being worked on, and there is one connection.
  const turns = new Turns();
  port.on('message', (request: Request) => void turns.take(() => handle(request)));
  reply({ kind: 'ready' });
}

/** One of them cannot be copied to the other thread; the others can. */
function replyAlone(reply: (message: Reply) => void, outcome: Outcome): void {
  try {
    reply({ kind: 'outcomes', outcomes: [outcome] });
  } catch (error) {
    reply({ kind: 'outcomes', outcomes: [refusal(outcome.id, error)] });
  }
}

async function perform(runner: StatementRunner, { id, steps }: Task): Promise<Outcome> {
  const answers: StepAnswer[] = [];
  try {
    for (const step of steps) {
      if (step.kind === 'script') answers.push(...(await runner.script(step.sql)));
      else answers.push(...(await runner.run(step.statements)));
    }
    return { kind: 'answers', id, answers };
  } catch (error) {
    return refusal(id, error);
  }
}

function refusal(id: number, error: unknown): Outcome {
  if (!(error instanceof messages.DatabaseError)) {
    return { kind: 'refused', id, isDatabaseError: false, report: { message: String(error) } };
  }
  const { message, code, constraint, detail, table, column } = error;
  const report = { message, code, constraint, detail, table, column };
  return { kind: 'refused', id, isDatabaseError: true, report };
}
