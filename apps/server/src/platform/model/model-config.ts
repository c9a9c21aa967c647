import * as z from 'zod';
import { number, secret, url } from '../../setting-kinds.ts';
import type { Prices } from './pricing.ts';
import { type WritingConfig, writingConfigFrom, writingSettings } from './writing-settings.ts';

export interface Provider {
  /** `openai`, `anthropic`, `google`, or any other name for a server that speaks OpenAI's protocol. */
  readonly provider: string;
  readonly modelName: string;
  readonly apiKey: string | null;
  /** Null: the provider's own. */
  readonly baseUrl: string | null;
}

export interface ModelConfig extends Provider {
  readonly prices: Prices;
  /** Null: no limit. */
  readonly dailyBudgetMicros: number | null;
  readonly writing: WritingConfig;
}

const dollars = number('is not an amount of dollars').min(0, {
  error: 'is less than nothing',
});

/** The settings of the language model, for the one environment that config.ts parses. */
export const modelSettings = {
  // Only the first colon divides: `ollama:llama3.1:8b`.
  ORACLE_MODEL: z
    .string()
    .regex(/^[a-z][a-z0-9-]*:\S+$/, {
      error: 'is not a provider and a name like openai:gpt-5',
    })
    .optional(),
  ORACLE_API_KEY: secret.optional(),
  ORACLE_BASE_URL: url('http:', 'https:').optional(),
  ORACLE_INPUT_PRICE: dollars.default(0),
  ORACLE_OUTPUT_PRICE: dollars.default(0),
  ORACLE_DAILY_BUDGET: dollars.optional(),
  ...writingSettings,
};

type ModelSettings = z.infer<z.ZodObject<typeof modelSettings>>;
type Refuse = (setting: keyof ModelSettings, message: string) => void;

/** Half a configuration is a mistake, never a choice. */
export function checkModelSettings(env: ModelSettings, refuse: Refuse): void {
  if (env.ORACLE_MODEL !== undefined) return checkChosenModel(env, env.ORACLE_MODEL, refuse);
  for (const name of ['ORACLE_API_KEY', 'ORACLE_BASE_URL', 'ORACLE_DAILY_BUDGET'] as const) {
    if (env[name] !== undefined) refuse('ORACLE_MODEL', `is needed together with ${name}`);
  }
}

/** Those that have an address of their own, and ask for a key there. */
const HOSTED: ReadonlySet<string> = new Set(['openai', 'anthropic', 'google']);

function checkChosenModel(env: ModelSettings, model: string, refuse: Refuse): void {
  const isHosted = HOSTED.has(providerOf(model));
  const hasBase = env.ORACLE_BASE_URL !== undefined;
  if (!isHosted && !hasBase) refuse('ORACLE_BASE_URL', `is needed for ORACLE_MODEL=${model}`);
  if (isHosted && !hasBase && env.ORACLE_API_KEY === undefined) {
    refuse('ORACLE_API_KEY', `is needed for ORACLE_MODEL=${model}`);
  }
  const costsNothing = env.ORACLE_INPUT_PRICE === 0 && env.ORACLE_OUTPUT_PRICE === 0;
  if (env.ORACLE_DAILY_BUDGET !== undefined && costsNothing) {
    refuse(
      'ORACLE_DAILY_BUDGET',
      'is never reached without ORACLE_INPUT_PRICE and ORACLE_OUTPUT_PRICE',
    );
  }
}

const providerOf = (model: string): string => model.slice(0, model.indexOf(':'));

export function modelConfigFrom(env: ModelSettings): ModelConfig | null {
  const { ORACLE_MODEL: model, ORACLE_DAILY_BUDGET: budget } = env;
  if (model === undefined) return null;
  return {
    provider: providerOf(model),
    modelName: model.slice(model.indexOf(':') + 1),
    apiKey: env.ORACLE_API_KEY ?? null,
    baseUrl: env.ORACLE_BASE_URL ?? null,
    prices: { input: env.ORACLE_INPUT_PRICE, output: env.ORACLE_OUTPUT_PRICE },
    dailyBudgetMicros: budget === undefined ? null : Math.round(budget * 1_000_000),
    writing: writingConfigFrom(env),
  };
}
