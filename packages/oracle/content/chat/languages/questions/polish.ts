import type { QuestionTable } from './question-table.ts';
import { POLISH_TOLD } from './told/polish.ts';

export const POLISH_QUESTIONS: QuestionTable = {
  opening: 'Chcesz wiedzieć, {asked}.',
  inEnglish: 'Na razie odpowiadam po angielsku:',
  and: 'i',
  he: 'on|jego|jemu|nim|zrobil|powiedzial|napisal|milczy|byly',
  she: 'ona|jej|nia|zrobila|powiedziala|napisala|byla',
  told: POLISH_TOLD,
  entries: `
rising = jaki masz ascendent
  ascendent*
full-moon = kiedy jest następna pełnia
  pelnia|pelni + kiedy|nastepna|najblizsza
new-moon = kiedy jest następny nów
  now + kiedy|ksiezyc*
mercury-retro = czy Merkury jest w retrogradacji
  merkury*|merkuri* + retro*|wsteczn*
two-signs = czy te dwa znaki do siebie pasują
  @two-signs - ascendent*
horoscope = jaki jest horoskop dla tego znaku
  @sign + horoskop*
chart = co mówi twój kosmogram
  kosmogram*|horoskop urodzeniowy
card = jaką kartę dla ciebie wyciągnąć
  wyciagnij|wylosuj|pociagnij + kart*
price = ile to kosztuje
  ile kosztuje|abonament*|subskrypcj*
cancel = jak zrezygnować
  anulowac|zrezygnowac z subskrypcji
dream = co znaczy twój sen
  snil mi sie|snilo mi sie|snila mi sie|moj sen
my-day = jaki będzie twój dzień
  moj dzien|jaki bedzie dzien|dzis dla mnie
my-week = jaki będzie twój tydzień
  tydzien + jaki|moj
`,
};
