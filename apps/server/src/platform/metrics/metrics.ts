import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The figures of this process, as `/metrics` tells them. */
export interface Metrics {
  readonly registry: Registry;
  readonly durations: Histogram<'route' | 'status'>;
  readonly failures: Counter<'route'>;
  readonly modelCalls: Counter<'kind' | 'outcome'>;
  readonly modelTokens: Counter<'direction'>;
  readonly modelCost: Counter;
  readonly modelFirstTokens: Histogram;
  readonly modelParts: Counter<'verdict'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
      registers,
    }),
    failures: new Counter({
      name: 'unexpected_errors_total',
      help: 'Requests that ended in a bug of ours',
      labelNames: ['route'],
      registers,
    }),
    modelCalls: new Counter({
      name: 'oracle_model_calls_total',
      help: 'Times the language model was asked, by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    modelTokens: new Counter({
      name: 'oracle_model_tokens_total',
      help: 'Tokens sent to and received from the language model',
      labelNames: ['direction'],
      registers,
    }),
    modelCost: new Counter({
      name: 'oracle_model_cost_dollars_total',
      help: 'What the language model cost, by the prices set',
      registers,
    }),
    modelFirstTokens: new Histogram({
      name: 'oracle_model_first_token_seconds',
      help: 'How long the language model took to its first word',
      buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10],
      registers,
    }),
    modelParts: new Counter({
      name: 'oracle_model_parts_total',
      help: 'Parts of answers that the language model wrote, by whether they were shown',
      labelNames: ['verdict'],
      registers,
    }),
  };
}
