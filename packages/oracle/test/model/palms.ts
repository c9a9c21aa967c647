import type { Finding } from '@palm/palmistry/findings';

const seen = (id: Finding['id'], what: Finding['what'], text: string): Finding =>
  ({ id, what, evidence: { text, confidence: 0.9 } }) as Finding;

export const PALMS: Readonly<Record<string, readonly Finding[]>> = {
  first: [
    seen('heart.end', 'heart-line-ends-under-index', 'The heart line ends under the index finger'),
    seen('lines.head-life', 'head-and-life-lines-apart', 'The head and life lines start apart'),
    seen('life.reach', 'life-line-ends-halfway', 'The life line can be followed half way down'),
    seen('fate.seen', 'fate-line-unseen', 'No fate line could be traced'),
  ],
  second: [
    seen('hand.shape', 'hand-of-earth', 'A square palm with short fingers'),
    seen('head.curve', 'head-line-straight', 'The head line runs straight'),
    seen('fingers.little', 'little-finger-long', 'The little finger is long'),
  ],
};
