/** The last resort, when a page itself is broken. No router link here: the router may be part of it. */
export function UnexpectedProblem() {
  return (
    <main className="page flex min-h-dvh flex-col items-start justify-center py-16">
      <p className="label mb-4">Something went wrong</p>
      <h1 className="text-title">This page stopped working.</h1>
      <p className="mt-4 max-w-(--measure) text-lead text-paper-dim">
        It is our mistake, not yours, and nothing you saved is lost. Load the page again. If that
        doesn’t help, go to the home page.
      </p>
      <p className="mt-6 flex flex-wrap gap-6">
        <button type="button" onClick={() => location.reload()} className="text-link">
          Load again
        </button>
        <a href="/" className="text-link">
          Go to the home page
        </a>
      </p>
    </main>
  );
}
