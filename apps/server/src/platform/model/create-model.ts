import type { Log } from '../log/log.ts';
import { createAiSdkModel } from './adapters/ai-sdk.ts';
import type { Model } from './model.ts';
import type { ModelConfig } from './model-config.ts';
import { resilientModel } from './resilient-model.ts';
import type { Resilience } from './try-repeatedly.ts';

/** The model of the settings, held to its time and left alone when it is down. */
export const createModel = (
  config: ModelConfig,
  log: Pick<Log, 'warn'>,
  options?: Partial<Resilience>,
): Model => {
  const { limitMs, firstWordMs: firstTokenLimitMs } = config.writing;
  return resilientModel(createAiSdkModel(config), log, {
    limitMs,
    firstTokenLimitMs,
    ...options,
  });
};
