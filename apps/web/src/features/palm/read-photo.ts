import type { OutputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import type { ClientMaker } from '../../lib/client-context.ts';
import { sendWithProgress } from './send-with-progress.ts';

export type PalmAnswer = OutputOf<Calls['biometricAnalysis']>;
export type Palm = PalmAnswer['palm'];
export type Finding = Palm['findings'][number];

interface ReadOptions {
  readonly keepPhoto: boolean;
  readonly clientThatSends: ClientMaker;
  readonly signal: AbortSignal;
  readonly onSent: (sentBytes: number) => void;
  /** The photo has arrived and is being looked at. */
  readonly onArrived: () => void;
}

/** Sends a photo and has it read. */
export async function readPhoto(photo: File, options: ReadOptions): Promise<PalmAnswer> {
  const { keepPhoto, clientThatSends, signal, onSent, onArrived } = options;
  const clientThat = (onProgress: (sentBytes: number) => void) =>
    clientThatSends(sendWithProgress({ signal, onProgress }));
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const { path } = await clientThat(onSent)(calls.uploadPalmPhoto, bytes);
  onArrived();
  return clientThat(() => {})(calls.biometricAnalysis, {
    filePath: path,
    analysisType: 'palm',
    keepPhoto,
  });
}
