/** Every text of a shared page that a user can see, besides the reading. */
export const copy = {
  from: 'From a reading of someone who shared it with you: “you” is that person.',
  own: 'See your own sky',
  purpose: 'For reflection and entertainment.',
  goneTitle: 'A shared page',
  gone: 'This page is no longer shared',
  whyGone: 'Its owner ended the link, or the address is incomplete.',
} as const;
