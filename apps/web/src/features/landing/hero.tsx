import { paths } from '../../lib/paths.ts';
import { EmptyWheel } from '../../ui/engraving/empty-wheel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function Hero() {
  return (
    <section className="grid items-center gap-10 py-10 md:grid-cols-[1.05fr_1fr] md:gap-13 md:py-20">
      <div>
        <p className="label mb-4">An almanac of one</p>
        <h1 className="text-hero">
          Readings that show <em className="text-brass-bright">their sky.</em>
        </h1>
        <p className="mt-6 mb-8 max-w-120 text-lead text-paper-dim">
          A daily page, a horoscope, a palm, a conversation. Every line rests on a planet you can
          check or a crease you can see.
        </p>
        <LinkButton to={paths.auth}>Begin Your Journey</LinkButton>
      </div>
      <EmptyWheel className="max-w-136 justify-self-center motion-safe:animate-[settle_600ms_ease-out] md:justify-self-end" />
    </section>
  );
}
