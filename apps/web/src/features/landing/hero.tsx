import type { ReactNode } from 'react';
import { SIGN_UP } from '../../lib/navigation/paths.ts';
import { live } from '../../lib/deferred-hydration/live-part.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { withElements } from '../../ui/with-elements.tsx';
import { copy } from './copy.ts';

interface HeroProps {
  /** The day of the sky in the picture. */
  day: string;
  /** The shortest way to one's own chart. */
  form: ReactNode;
  /** The wheel. */
  children: ReactNode;
}

export function Hero({ day, form, children }: HeroProps) {
  return (
    <section className="grid items-center gap-10 py-10 md:grid-cols-[1.05fr_1fr] md:gap-13 md:py-16">
      <div>
        <p className="label one-line mb-4" {...live('day')}>
          {day}
        </p>
        <h1 className="text-hero">
          {/* The slanted face arrives late; without a height of its own it moves no line. */}
          {withElements(copy.hero.readingsThatShow, {
            theirSky: <em className="leading-[0] text-brass-bright">{copy.hero.theirSky}</em>,
          })}
        </h1>
        <p className="mt-5 mb-6 max-w-120 text-lead text-balance text-paper-dim">
          {copy.hero.lead}
        </p>
        <div className="max-w-md">
          {form}
          <LinkButton to={SIGN_UP} variant="quiet" className="mt-4 w-full">
            {copy.hero.beginYourJourney}
          </LinkButton>
        </div>
      </div>
      {children}
    </section>
  );
}
