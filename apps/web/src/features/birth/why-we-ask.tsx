const reasons = [
  ['The date', 'gives your sign and the place of every planet.'],
  ['The time', 'gives the ascendant and the houses. The sky turns a degree every four minutes.'],
  ['The place', 'gives the horizon and the local timezone.'],
  ['The name', 'is what your readings call you.'],
] as const;

export function WhyWeAsk() {
  return (
    <>
      <h2 className="label mb-4 font-sans">What each is for</h2>
      <dl className="space-y-3 text-small text-paper-dim">
        {reasons.map(([what, why]) => (
          <div key={what}>
            <dt className="inline font-medium text-paper">{what}</dt>{' '}
            <dd className="inline">{why}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-paper-dim">
        We search our own list of places, so your birthplace stays with us.
      </p>
    </>
  );
}
