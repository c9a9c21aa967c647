import type { Job as TakenJob, JobResult, PgBoss } from 'pg-boss';
import { describeError, type Log } from '../../log/log.ts';
import { GiveUp } from '../jobs.ts';
import type { Job } from '../define-job.ts';
import { Soon } from './soon.ts';

/** Answers what became of each, in their order. */
export type RunJobs = (
  taken: readonly Pick<TakenJob, 'data' | 'signal'>[],
) => Promise<PromiseSettledResult<void>[]>;

/** Those in this process that do one kind of job. */
export class Workers {
  readonly #boss: PgBoss;
  readonly #job: Job<object>;
  readonly #run: RunJobs;
  readonly #log: Pick<Log, 'warn'>;
  readonly #ids: string[] = [];
  readonly #soon = new Soon(() => this.#wake());

  constructor(boss: PgBoss, job: Job<object>, run: RunJobs, log: Pick<Log, 'warn'>) {
    this.#boss = boss;
    this.#job = job;
    this.#run = run;
    this.#log = log;
  }

  async start(pollSeconds: number): Promise<void> {
    const { batchSize } = this.#job;
    const options = {
      batchSize,
      pollingIntervalSeconds: pollSeconds,
      perJobResults: true,
    } as const;
    while (this.#ids.length < this.#job.concurrency) {
      const id = await this.#boss.work(this.#job.name, options, (taken: TakenJob[]) => {
        // Without it each of them would rest after its job, with others waiting.
        this.#wake();
        return this.#doAll(taken);
      });
      this.#ids.push(id);
    }
  }

  lookSoon(): void {
    this.#soon.call();
  }

  /** Looks for nothing more; pg-boss itself waits for what is under way. */
  stop(): void {
    this.#soon.cancel();
  }

  #wake(): void {
    for (const id of this.#ids) this.#boss.notifyWorker(id);
  }

  async #doAll(taken: TakenJob[]): Promise<JobResult[]> {
    const outcomes = await this.#run(taken).catch((reason: unknown) =>
      taken.map(() => ({ status: 'rejected', reason }) as const),
    );
    const results = taken.map((job, index) => this.#resultOf(job, outcomes[index]));
    // What is done leaves no trace, and what could not be deleted is still marked as done.
    const done = taken.filter((_, index) => results[index]?.status === 'completed');
    if (done.length > 0) await this.#boss.deleteJob(this.#job.name, done).catch(() => undefined);
    return results;
  }

  #resultOf(taken: TakenJob, outcome: PromiseSettledResult<void> | undefined): JobResult {
    return outcome?.status === 'fulfilled'
      ? { id: taken.id, status: 'completed' }
      : this.#failed(taken, outcome?.reason);
  }

  #failed({ id, retryCount }: TakenJob, error: unknown): JobResult {
    this.#log.warn({ job: this.#job.name, id, retryCount, err: error }, 'a job failed');
    const status = error instanceof GiveUp ? 'deadletter' : 'failed';
    // Described as for the log: the words of a failed query hold what it was about.
    return { id, status, output: describeError(error) };
  }
}
