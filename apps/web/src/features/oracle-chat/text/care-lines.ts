import { HELP_LINES, helpLinesIn } from '@palm/contract/help-lines';
import { NUMBER } from './linked-text.tsx';

/** A number that a care answer names, as a button. */
export interface CareLine {
  readonly number: string;
  readonly name: string;
  /** Whether it takes messages too. */
  readonly takesTexts: boolean;
  readonly isEmergency: boolean;
}

const BY_TEXT = /\s*\(call or text\)/u;
const digits = (number: string): string => number.replaceAll(/\D/g, '');

/** The numbers of a care answer, as the directory of help lines knows them. The user's own country counts first. */
export function careLinesOf(text: string, zone: string): CareLine[] {
  const own = helpLinesIn(zone);
  const countries = own === null ? HELP_LINES : [own, ...HELP_LINES];
  const named = [...new Set(text.match(new RegExp(NUMBER, 'gu')))];
  return named
    .flatMap((number) => {
      const isNumber = (line: { readonly number: string }): boolean =>
        digits(line.number) === digits(number);
      for (const { emergency, crisis, abuse, children } of countries) {
        const line = [...crisis, ...abuse, ...children].find(isNumber);
        if (line) return [lineFor(number, line.name)];
        if (digits(emergency) === digits(number)) return [emergencyLine(number)];
      }
      return [];
    })
    .toSorted((a, b) => Number(a.isEmergency) - Number(b.isEmergency));
}

const lineFor = (number: string, name: string): CareLine => ({
  number,
  name: name.replace(BY_TEXT, '').replace(`${number} `, ''),
  takesTexts: BY_TEXT.test(name),
  isEmergency: false,
});

const emergencyLine = (number: string): CareLine => ({
  number,
  name: '',
  takesTexts: false,
  isEmergency: true,
});
