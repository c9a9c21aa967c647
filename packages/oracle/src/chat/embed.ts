/** Sentences as vectors of length one: near in direction means near in meaning. */
export type Embed = (texts: readonly string[]) => Promise<Float32Array[]>;
