import { GiveUp, type TogetherHandler } from '../jobs.ts';
import type { Job } from '../define-job.ts';
import type { RunJobs } from './workers.ts';

/** Hands on the jobs whose payload fits. One that does not will not fit the next time either. */
export const checked =
  <Payload extends object>(job: Job<Payload>, handler: TogetherHandler<Payload>): RunJobs =>
  async (taken) => {
    const read = taken.map(({ data, signal }) => {
      const parsed = job.schema.safeParse(data);
      return parsed.success ? { payload: parsed.data, signal } : null;
    });
    const tasks = read.filter((task) => task !== null);
    const outcomes = (tasks.length > 0 ? await handler(tasks) : []).values();
    return read.map((task) =>
      task === null ? failed(UNFIT) : (outcomes.next().value ?? failed(UNANSWERED)),
    );
  };

const UNFIT = new GiveUp('the payload does not fit the job');
const UNANSWERED = new Error('nothing was said of what became of it');

const failed = (reason: unknown): PromiseRejectedResult => ({ status: 'rejected', reason });
