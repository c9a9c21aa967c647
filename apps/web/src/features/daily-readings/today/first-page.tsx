import type { TodaysPage } from '@palm/contract/today';
import { typographic } from '@palm/contract/typographic';
import { Button } from '../../../ui/button.tsx';
import { Rule } from '../../../ui/rule.tsx';
import { readingTypes } from '../reading-types.ts';
import { copy } from '../copy.ts';

interface FirstPageProps {
  page: TodaysPage;
  onRead: () => void;
}

/** The title and the first lines of the page of the day. */
export function FirstPage({ page: { type, title, opening }, onRead }: FirstPageProps) {
  return (
    <section aria-labelledby="first-page">
      <Rule>{copy.firstPage.heading}</Rule>
      <h2 id="first-page" className="mt-5 mb-4 text-[2.6rem]/[1.04] md:text-[3rem]/[1.04]">
        {title === null ? copy.firstPage.notWritten : typographic(title)}
      </h2>
      <p className="reading drop-cap min-h-[3lh] max-w-(--measure)">
        {opening === null ? readingTypes[type].about : typographic(opening)}
      </p>
      <Button className="mt-6 max-md:w-full" onClick={onRead}>
        {copy.firstPage.read}
      </Button>
    </section>
  );
}
