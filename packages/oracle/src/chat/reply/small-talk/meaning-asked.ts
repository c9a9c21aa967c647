const OWN_PLACEMENT =
  /\b(?:what|whats|what's|which|where|wheres|where's|tell me)\b.{0,20}\bmy (?:natal |birth )?(?:sun|moon|rising|ascendant|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|north node|midheaven|mc|chart ruler|life ?path)\b/iu;
const MEANING_TAIL =
  /[\s,.?!]*(?:\band |& ?|\balso )?\bwhat(?:'?s| does| do| is)? (?:it|that|this|they|the)(?:'s)? (?:even |actually |really )?(?:means?|meaning)(?: (?:for|about) me| exactly| please| pls)*[\s?!.]*$/iu;

const FIGURE = /\b(?:grand (?:trine|cross)|t ?-?square|yod|kite|intercepted|unaspected)\b/iu;
const HAVE_TAIL =
  /[\s,.?!]+(?:and |& ?)?(?:have i(?: got)?|do i have|is there|did i get) (?:one|any|that|it)(?: in my (?:birth )?chart)?[\s?!.]*$/iu;

/** "what is my rising sign and what it means": what a placement means, and whether a figure is in the own chart, is told with it. Null for any other message. */
export function meaningAsked(message: string): string | null {
  const typed = message.trim();
  const figure = typed.replace(HAVE_TAIL, '');
  if (figure !== typed && FIGURE.test(figure)) return figure;
  const asked = typed.replace(MEANING_TAIL, '');
  return asked !== typed && OWN_PLACEMENT.test(asked) ? asked : null;
}
