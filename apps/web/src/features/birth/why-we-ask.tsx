import { copy } from './copy.ts';

const reasons = [
  [copy.whyWeAsk.date, copy.whyWeAsk.dateUse],
  [copy.whyWeAsk.time, copy.whyWeAsk.timeUse],
  [copy.whyWeAsk.place, copy.whyWeAsk.placeUse],
  [copy.whyWeAsk.name, copy.whyWeAsk.nameUse],
] as const;

export function WhyWeAsk() {
  return (
    <>
      <h2 className="label mb-4 font-sans">{copy.whyWeAsk.whatEachIsFor}</h2>
      <dl className="space-y-3 text-small text-paper-dim">
        {reasons.map(([what, why]) => (
          <div key={what} className="text-balance">
            <dt className="inline font-medium text-paper">{what}</dt>{' '}
            <dd className="inline">{why}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-balance text-paper-dim">
        {copy.whyWeAsk.weSearchOurOwnList}
      </p>
    </>
  );
}
