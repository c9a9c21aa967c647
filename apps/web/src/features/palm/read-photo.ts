import type { OutputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import type { ClientMaker } from '../../lib/api/client-context.ts';
import { scaleDown } from './photo/scale-down.ts';
import { sendWithProgress } from './photo/send-with-progress.ts';

export type PalmAnswer = OutputOf<Calls['biometricAnalysis']>;
export type Palm = PalmAnswer['palm'];
export type Finding = Palm['findings'][number];

export interface Sent {
  readonly sentBytes: number;
  readonly allBytes: number;
}

interface ReadOptions {
  readonly keepPhoto: boolean;
  readonly clientThatSends: ClientMaker;
  readonly signal: AbortSignal;
  readonly onSent: (sent: Sent) => void;
  /** The photo is uploaded and is being analysed. */
  readonly onArrived: () => void;
}

/** Sends a photo, no larger than it needs to be, and has it read. */
export async function readPhoto(photo: File, options: ReadOptions): Promise<PalmAnswer> {
  const { keepPhoto, clientThatSends, signal, onSent, onArrived } = options;
  const clientThat = (onProgress: (sentBytes: number) => void) =>
    clientThatSends(sendWithProgress({ signal, onProgress }));
  const bytes = new Uint8Array(await (await scaleDown(photo)).arrayBuffer());
  const tellSent = (sentBytes: number) => onSent({ sentBytes, allBytes: bytes.length });
  const { path } = await clientThat(tellSent)(calls.uploadPalmPhoto, bytes);
  onArrived();
  return clientThat(() => {})(calls.biometricAnalysis, {
    filePath: path,
    analysisType: 'palm',
    keepPhoto,
  });
}
