import type { Receipt } from '@palm/contract/oracle';
import { ReceiptFact } from '@palm/contract/receipt-fact';
import { classNames } from '../../../ui/class-names.ts';
import { ContactTimeline } from './contact-timeline.tsx';
import { type Contact, edgeWords, exactWords, timesOf, titleOf } from './contact-words.ts';
import { copy } from '../copy.ts';

/** The contact of a slow planet that counts most, from its beginning to its end. */
export function LongContact({ receipt }: { receipt: Receipt }) {
  const { data: fact } = ReceiptFact.safeParse(receipt);
  return fact?.kind === 'transit' ? <Told contact={fact} /> : null;
}

function Told({ contact }: { contact: Contact }) {
  const times = timesOf(contact);
  const { plain, lit } = titleOf(contact, times);
  const { start, end, told, isOver } = times;
  const edges = {
    from: edgeWords(start ?? times.now, times),
    to: edgeWords(end ?? times.now, times),
    exact: times.exact.map((at) => exactWords(at, times)).join('; '),
  };
  return (
    <section aria-labelledby="long-contact">
      <p className="label">{copy.contact.heading}</p>
      <h2 id="long-contact" className="mt-3 mb-5 text-[2rem]/[1.08] md:text-[2.4rem]/[1.06]">
        {plain}
        {lit === copy.contact.once ? lit : <em className="text-brass-bright"> {lit}</em>}
      </h2>
      <ContactTimeline
        times={times}
        label={copy.contact.label(edges.from, edges.to, edges.exact)}
      />
      <dl className="mt-2 flex max-w-120 flex-wrap justify-between gap-x-2.5 gap-y-2 large-text:flex-col">
        {start !== null && <Moment term={copy.contact.since}>{edges.from}</Moment>}
        {told !== null && (
          <Moment isLit term={isOver ? copy.contact.wasExact : copy.contact.exact}>
            {exactWords(told, times)}
          </Moment>
        )}
        {end !== null && <Moment term={copy.contact.until}>{edges.to}</Moment>}
      </dl>
    </section>
  );
}

interface MomentProps {
  term: string;
  isLit?: boolean;
  children: string;
}

const Moment = ({ term, isLit = false, children }: MomentProps) => (
  <div className="border-line not-first:border-l not-first:pl-3 md:not-first:pl-3.5 large-text:not-first:border-l-0 large-text:not-first:pl-0">
    <dt className="text-label text-paper-dim">{term}</dt>
    <dd
      className={classNames(
        'font-serif text-[1rem]/[1.5] whitespace-nowrap md:text-body',
        isLit && 'text-brass-bright',
      )}
    >
      {children}
    </dd>
  </div>
);
