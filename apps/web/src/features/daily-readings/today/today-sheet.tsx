import type { DailyType } from '@palm/contract/reading-types';
import type { Today } from '@palm/contract/today';
import type { ReactNode } from 'react';
import { capitalised } from '../../../lib/format/capitalised.ts';
import { numberWord } from '../../../lib/format/number-word.ts';
import { ChoiceHeading } from '../../../ui/choice-heading.tsx';
import { FirstPage } from './first-page.tsx';
import { LongContact } from './long-contact.tsx';
import { NextDate } from './next-date.tsx';
import { PageCells } from './page-cells.tsx';
import { TodayHead } from './today-head.tsx';
import { TonightPlate } from './tonight-plate.tsx';
import { copy } from '../copy.ts';

interface TodaySheetProps {
  today: Today;
  /** The user came back from a reading. */
  hasReturned: boolean;
  onOpen: (type: DailyType) => void;
  /** What stands under the pages. */
  children?: ReactNode;
}

/** Today: the sky, the contact that counts, the page of the day, the next date, and all pages. */
export function TodaySheet({ today, hasReturned, onOpen, children }: TodaySheetProps) {
  const { date, moon, contact, pages, next } = today;
  const [first] = pages;
  return (
    <>
      <TodayHead date={date} />
      <div className="today-columns">
        <div className="[grid-area:moon]">
          <TonightPlate moon={moon} />
        </div>
        <div className="space-y-11 [grid-area:day]">
          {contact !== null && <LongContact receipt={contact} />}
          {first !== undefined && <FirstPage page={first} onRead={() => onOpen(first.type)} />}
        </div>
        {next !== null && (
          <div className="[grid-area:next]">
            <NextDate next={next} />
          </div>
        )}
      </div>
      <section className="mt-13 space-y-3.5">
        <ChoiceHeading takesFocus={hasReturned}>
          {copy.pages.heading(capitalised(numberWord(pages.length)))}
        </ChoiceHeading>
        <PageCells pages={pages} moon={moon} onOpen={onOpen} />
        <p className="max-w-(--measure) pt-3 text-small text-paper-dim">{copy.pages.foot}</p>
      </section>
      {children}
    </>
  );
}
