import { BODIES, type BodyId, SIGN_IDS, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { horoscopeOf } from '../../lib/navigation/paths.ts';
import { signPath } from '../../lib/navigation/sign-paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SignFacts } from './sign-facts.tsx';
import { SignGlyph } from './sign-glyph.tsx';
import { signLore } from './sign-lore.ts';
import { SignToday } from './sign-today.tsx';
import { copy } from './copy.ts';

interface SignPageProps {
  sign: SignId;
  /** The sign in its place on the ring. */
  plate: ReactNode;
  /** The current position of its ruler. */
  tonight: ReactNode;
}

/** The page of a sign: picture, facts, tradition, and tonight's sky. */
export function SignPage({ sign, plate, tonight }: SignPageProps) {
  const { name, ruler } = SIGNS[sign];
  const { text, sun, ruler: rulerWords } = signLore[sign];
  return (
    <article className="page py-8 md:py-14">
      <header className="grid items-center gap-8 md:grid-cols-[1.15fr_1fr] md:gap-13">
        <div>
          <p className="label mb-4">{signLore[sign].symbol}</p>
          <h1 className="page-title mb-8 text-hero">{name}</h1>
          <SignFacts sign={sign} />
        </div>
        {plate}
      </header>
      <SignToday sign={sign} />
      <div className="mt-13 grid gap-x-13 gap-y-10 border-t border-line pt-10 lg:grid-cols-[minmax(0,var(--measure))_1fr]">
        <div>
          <p className="reading mb-[1.1em]">{text[0]}</p>
          <p className="reading">{text[1]}</p>
        </div>
        <div className="space-y-7 lg:border-l lg:border-line lg:pl-10">
          <Aside title={copy.signPage.sunIn(name)}>{sun}</Aside>
          <Aside title={copy.signPage.itsRuler(named(ruler))}>{rulerWords}</Aside>
          {tonight}
        </div>
      </div>
      <div className="mt-13 flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-line py-8">
        <p className="grow font-serif text-title-sm">{copy.signPage.more(name)}</p>
        <LinkButton to={horoscopeOf(sign)}>{copy.signPage.read(name)}</LinkButton>
      </div>
      <Neighbours sign={sign} />
    </article>
  );
}

const named = (ruler: BodyId): string =>
  ruler === 'sun' || ruler === 'moon' ? copy.signPage.the(BODIES[ruler].name) : BODIES[ruler].name;

function Aside({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="label mb-2 font-sans">{title}</h2>
      <p className="text-paper-dim">{children}</p>
    </section>
  );
}

function Neighbours({ sign }: { sign: SignId }) {
  const place = SIGN_IDS.indexOf(sign);
  return (
    <nav
      aria-label={copy.signPage.neighbouringSigns}
      className="mt-6 flex flex-wrap justify-between gap-6"
    >
      <Neighbour sign={SIGN_IDS.at(place - 1) ?? sign} side={copy.signPage.before} />
      <Neighbour sign={SIGN_IDS[(place + 1) % 12] ?? sign} side={copy.signPage.after} />
    </nav>
  );
}

function Neighbour({ sign, side }: { sign: SignId; side: string }) {
  return (
    <Link
      to={signPath(sign)}
      className="group flex min-h-14 items-center gap-4 odd:text-left even:flex-row-reverse even:text-right"
    >
      <SignGlyph sign={sign} className="size-8" />
      <span>
        <span className="block text-label text-paper-dim">{side}</span>
        <span className="font-serif text-brand group-hover:text-brass-bright">
          {SIGNS[sign].name}
        </span>
      </span>
    </Link>
  );
}
