/** What the browser's history remembers of a page that asks for a code: a reload, or Back, asks for it again. */
export interface AwaitedCode {
  /** The address that the code was sent to. */
  readonly awaitsCodeFor: string;
}

/** The address in the state of this page, or null where no code is awaited. */
export function awaitedAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('awaitsCodeFor' in state)) return null;
  return typeof state.awaitsCodeFor === 'string' ? state.awaitsCodeFor : null;
}
