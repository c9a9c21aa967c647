import type { Log } from '../log/log.ts';
import { createAiSdkModel } from './adapters/ai-sdk.ts';
import type { Model } from './model.ts';
import type { ModelConfig } from './model-config.ts';
import { resilientModel } from './resilient-model.ts';

/** Null: no model is set up, and the embedded writer speaks alone. */
export const createModel = (config: ModelConfig | null, log: Pick<Log, 'warn'>): Model | null =>
  config && resilientModel(createAiSdkModel(config), log);
