export interface EncoderRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

export type EncoderReply =
  | { readonly id: number; readonly vectors: readonly Float32Array<ArrayBuffer>[] }
  | { readonly id: number; readonly error: string };
