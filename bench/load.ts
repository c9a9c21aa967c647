import { Agent, request } from 'node:http';

export interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Keeps `connections` requests under way for `ms`, on this machine only. */
export async function drive(
  load: Load,
  { connections, ms }: { connections: number; ms: number },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  const startedAt = performance.now();
  const endAt = startedAt + ms;
  const worker = async (): Promise<void> => {
    while (performance.now() < endAt) durations.push(await once(load, agent));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  durations.sort((a, b) => a - b);
  return {
    perSecond: durations.length / seconds,
    p50Ms: quantile(durations, 0.5),
    p99Ms: quantile(durations, 0.99),
  };
}

/** One request; how long it took. Anything but a 200 ends the measurement: refusals are fast and mean nothing. */
export const once = (load: Load, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(
      load.url,
      { method: load.method, headers: load.headers, agent },
      (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - startedAt);
          else reject(new Error(`${load.url} answered ${response.statusCode}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(load.body);
  });

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
