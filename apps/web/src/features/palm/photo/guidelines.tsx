import { RESCAN_ADVICE } from '../palm-words.ts';
import { copy } from '../copy.ts';

const guidelines: readonly (readonly [title: string, words: string])[] = [
  [copy.guidelines.whichHand, copy.guidelines.menUploadPhotoOfRight],
  [copy.guidelines.whatIsInIt, copy.guidelines.onlyHandOpenAndFlat],
  [copy.guidelines.howItLooks, copy.guidelines.clearAndWellLitSharp],
  [copy.guidelines.howOften, RESCAN_ADVICE],
];

export function Guidelines() {
  return (
    <section aria-labelledby="guidelines-title" className="mb-8 md:mb-10">
      <h2 id="guidelines-title" className="label mb-4 font-sans">
        {copy.guidelines.forGoodPhoto}
      </h2>
      <dl className="border-line max-md:border-t md:grid md:grid-cols-2 md:gap-px md:border md:bg-line lg:grid-cols-4">
        {guidelines.map(([title, words]) => (
          <div
            key={title}
            className="border-line bg-ground max-md:grid max-md:grid-cols-[6.75rem_minmax(0,1fr)] large-text:grid-cols-1 max-md:gap-x-3 max-md:border-b max-md:py-2.5 md:px-5 md:py-4"
          >
            <dt className="font-serif [font-variation-settings:'opsz'_24] md:text-brand">
              {title}
            </dt>
            <dd className="text-small text-balance text-paper-dim md:mt-1">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
