/** Words of German that hardly stand in an English sentence. */
const GERMAN =
  /\b(?:ich|mich|mir|dich|dir|(?:mein|dein|kein|ein)(?:e[mnrs]?)?|ist|sind|haben|habe|hast|und|nicht|der|das|dem|wie|wann|warum|wieso|macht|machen|geht|auf|mit|von|zu|zum|zur|dass|sich|auch|noch|fur|bei|beim|sie|wir|uns|ihr|bin|kann|soll|wird|werden|sehr|aus|nach|schon|immer|wenn|weil|aber|oder|beste[mnrs]?|letzte[mnrs]?|ganze[mnrs]?|nachste[mnrs]?|arbeit|liebe|sterne|zukunft|frau|kinder|leute|welt|zeit|nacht|woche|karten)\b/u;
const ARTICLE =
  /(?<!\b(?:to|wanna|want|gonna|could|would|might|should|just|let me|i|and) )\bdie\b(?= [a-z])/gu;

/** Whether a message in lower case without accents is German. */
export const looksGerman = (text: string): boolean => GERMAN.test(text);

/** The German article "die" is not the English verb: a normalised German message has "the" in its place. */
export const withoutGermanArticle = (normalised: string): string =>
  looksGerman(normalised) ? normalised.replace(ARTICLE, 'the') : normalised;
