import { parseClaims } from '../../checks/parse-claims.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { Backing } from '../backing/backing-types.ts';

/** Read back a second way, against all that is known. */
export function contradicts(text: string, { placed, tied }: Backing): boolean {
  return sentencesOf(text)
    .flatMap(parseClaims)
    .some((claim) => {
      switch (claim.kind) {
        case 'body-in-sign':
          return !placed.some(({ point, sign }) => point === claim.body && sign === claim.sign);
        case 'natal-in-sign':
          return !placed.some(
            ({ point, sign, owner }) =>
              owner !== 'sky' && point === claim.point && sign === claim.sign,
          );
        case 'retrograde':
          return !placed.some(({ point, isRetrograde }) => point === claim.body && isRetrograde);
        case 'aspect-to-natal':
          return !tied.some(
            ({ a, b, aspect }) =>
              aspect === claim.aspect &&
              [a.point, b.point].includes(claim.body) &&
              [a.point, b.point].includes(claim.point),
          );
      }
    });
}
