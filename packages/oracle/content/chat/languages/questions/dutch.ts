import { DUTCH_ASKED } from './asked/dutch.ts';
import type { QuestionTable } from './question-table.ts';
import { DUTCH_TOLD } from './told/dutch.ts';

export const DUTCH_QUESTIONS: QuestionTable = {
  opening: 'Je wilt weten {asked}.',
  inEnglish: 'Voorlopig antwoord ik in het Engels:',
  and: 'en',
  he: 'hij|hem|zijn',
  she: 'haar|zij',
  told: DUTCH_TOLD,
  entries: `
rising = wat je ascendant is
  ascendant|rijzend teken
full-moon = wanneer het volle maan is
  volle maan
new-moon = wanneer het nieuwe maan is
  nieuwe maan
mercury-retro = of Mercurius retrograde is
  mercurius + retro*|teruglop*
two-signs = of de twee tekens bij elkaar passen
  @two-signs - ascendant
horoscope = wat de horoscoop van dit teken is
  @sign + horoscoop|vandaag|week
card = welke kaart ik voor je trek
  trek + kaart
price = wat het kost
  wat kost|abonnement
cancel = hoe je opzegt
  abonnement + opzeggen|stoppen|annuleren
dream = wat je droom betekent
  gedroomd|droomde|mijn droom
my-day = hoe je dag wordt
  mijn dag|hoe wordt vandaag
my-week = hoe je week wordt
  mijn week|hoe wordt deze week
${DUTCH_ASKED}`,
};
