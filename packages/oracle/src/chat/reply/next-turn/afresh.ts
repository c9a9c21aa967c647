import type { Family } from '../../family.ts';
import type { ChatState } from '../../state.ts';

/** The same passages of a family may be said again: they tell another value now. */
export const afresh = ({ family }: { readonly family: Family }, state: ChatState): ChatState => ({
  ...state,
  used: state.used.filter((one) => !one.startsWith(`${family.id}/`)),
});
