import { PALM_BUCKET } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { PhotoSource } from '../../platform/palm/palm-reader.ts';

export const storedPhoto =
  ({ storage }: Pick<Deps, 'storage'>, filePath: string, refuse: Refuse<never>): PhotoSource =>
  async () =>
    (await storage.get(PALM_BUCKET, filePath))?.bytes ?? refuse('not_found');
