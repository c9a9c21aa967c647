import { careAfter } from './assess.ts';
import type { CountryHelp } from './fill-help-lines.ts';
import { type Route, routeMessage } from './route-message.ts';

/** A message after others of the same reader. `before` are those, the newest first. */
export const routeReply = (
  text: string,
  {
    before,
    help = null,
  }: { readonly before: readonly string[]; readonly help?: CountryHelp | null },
): Route => routeMessage(text, { help, state: careAfter(before.toReversed()) });
