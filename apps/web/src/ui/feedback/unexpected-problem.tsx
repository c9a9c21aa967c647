import { copy } from '../copy.ts';

/** The last resort, when a page itself is broken. No router link here: the router may be part of it. */
export function UnexpectedProblem() {
  return (
    <main className="page flex min-h-dvh flex-col items-start justify-center py-16">
      <p className="label mb-4">{copy.unexpectedProblem.somethingWentWrong}</p>
      <h1 className="text-title">{copy.unexpectedProblem.thisPageStoppedWorking}</h1>
      <p className="mt-4 max-w-(--measure) text-lead text-paper-dim">
        {copy.unexpectedProblem.itIsOurMistakeNot}
      </p>
      <p className="mt-6 flex flex-wrap gap-6">
        <button type="button" onClick={() => location.reload()} className="text-link">
          {copy.unexpectedProblem.loadAgain}
        </button>
        <a href="/" className="text-link">
          {copy.unexpectedProblem.goToHomePage}
        </a>
      </p>
    </main>
  );
}
