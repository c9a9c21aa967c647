import type { Calls } from '@palm/contract/calls';
import type { ReadPalm } from '@palm/palmistry/palm-reading';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import { forgetPhoto } from './kept-photos.ts';
import { storedPhoto } from './stored-photo.ts';
import { withReader } from './with-reader.ts';

export type AnalysisRefusal = Refuse<Calls['biometricAnalysis']['refusals'][number] | 'not_found'>;

export async function lookAt(
  deps: Deps,
  userId: string,
  filePath: string,
  refuse: AnalysisRefusal,
): Promise<ReadPalm> {
  // Another person's photo is not there, as far as this one can tell.
  if (!OWN_FILE.test(filePath) || !filePath.startsWith(`${userId}/`)) return refuse('not_found');
  const photo = storedPhoto(deps, filePath, refuse);
  const reading = await withReader(deps.palms.read(photo), refuse);
  if (reading.verdict === 'palm') return reading;
  await forgetPhoto(deps, filePath);
  return refuse('invalid_image', { reason: reading.reason });
}

const OWN_FILE = /^[0-9a-f-]{36}\/\d+\.(jpg|png|webp)$/;
