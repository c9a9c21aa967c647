import { capitalised } from '../../lib/format/capitalised.ts';
import { oppositeSign } from '@palm/astrology/dignities';
import { BODIES, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signPath } from '../../lib/navigation/sign-paths.ts';
import { signDates } from './sign-dates.ts';
import { signLore } from './sign-lore.ts';
import { copy } from './copy.ts';

/** The old ruler is named beside the new one where they differ. */
function rulerWords(sign: SignId): string {
  const { ruler, traditionalRuler } = SIGNS[sign];
  return ruler === traditionalRuler
    ? BODIES[ruler].name
    : copy.signFacts.traditionally(BODIES[ruler].name, BODIES[traditionalRuler].name);
}

export function SignFacts({ sign }: { sign: SignId }) {
  const { element, modality } = SIGNS[sign];
  const opposite = oppositeSign(sign);
  return (
    <dl className="grid grid-cols-2 gap-x-8 border-t border-line large-text:grid-cols-1 md:grid-cols-3">
      <Fact name={copy.signFacts.dates}>{signDates(sign)}</Fact>
      <Fact name={copy.signFacts.symbol}>{signLore[sign].symbol}</Fact>
      <Fact name={copy.signFacts.element}>{capitalised(element)}</Fact>
      <Fact name={copy.signFacts.modality}>{capitalised(modality)}</Fact>
      <Fact name={copy.signFacts.ruler}>{rulerWords(sign)}</Fact>
      <Fact name={copy.signFacts.opposite}>
        <Link to={signPath(opposite)} className="text-link">
          {SIGNS[opposite].name}
        </Link>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="label">{name}</dt>
      <dd className="mt-1 font-serif text-lead">{children}</dd>
    </div>
  );
}
