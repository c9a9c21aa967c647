import { SIGN_IDS, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import { type MetaArgs, useLocation } from 'react-router';
import { signDates } from '../../features/horoscope/sign-dates.ts';
import { signLore } from '../../features/horoscope/sign-lore.ts';
import { SignPage } from '../../features/horoscope/sign-page.tsx';
import { RulerTonight } from '../../features/sky/ruler-tonight.tsx';
import type { Tonight } from '../../features/sky/tonight.ts';
import { useTonight } from '../../features/sky/use-tonight.ts';
import { pageMeta } from '../../lib/page-head/page-meta.ts';
import { signOfPath, signPath } from '../../lib/navigation/sign-paths.ts';
import { live } from '../../lib/deferred-hydration/live-part.ts';
import { ZodiacPlate } from '../../ui/engraving/zodiac-plate.tsx';
import { RulerMarks } from '../live-parts/ruler-marks.tsx';
import { copy } from '../copy.ts';

// The routes name the twelve signs and nothing else, so the path always tells one.
const signAt = (pathname: string): SignId => signOfPath(pathname) ?? 'aries';

export const meta = ({ location }: MetaArgs) => {
  const sign = signAt(location.pathname);
  const { name, element, modality } = SIGNS[sign];
  return pageMeta({
    title: copy.sign.datesElementRuler(name),
    description: copy.sign.whatTraditionSaysOfIt(
      name,
      signLore[sign].symbol,
      signDates(sign),
      modality,
      element,
    ),
    keywords: [name, `${name} horoscope`, `${name} dates`, 'zodiac sign'],
    canonical: signPath(sign),
  });
};

export default function Sign() {
  const sign = signAt(useLocation().pathname);
  const tonight = useTonight();
  return (
    <SignPage
      key={sign}
      sign={sign}
      plate={<Plate sign={sign} sky={tonight.sky} />}
      tonight={<RulerTonight ruler={SIGNS[sign].ruler} tonight={tonight} />}
    />
  );
}

/** The sign on the ring, with the Sun and the ruler where they are. */
function Plate({ sign, sky }: { sign: SignId; sky: Tonight }) {
  return (
    <ZodiacPlate
      signs={[SIGN_IDS.indexOf(sign)]}
      className="mx-auto w-full max-w-112 text-paper-dim"
    >
      <g {...live('marks')}>
        <RulerMarks sign={sign} sky={sky} />
      </g>
    </ZodiacPlate>
  );
}
