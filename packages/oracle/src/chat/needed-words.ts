import { NEEDED_GROUPS } from '../../content/chat/words/needed-groups.ts';

/** All of several conditions must hold: `ring\b|stone && propos|engaged`. */
const AND = ' && ';

/** The line `needs` of a matter → one pattern for each condition. A word begins where an alternative begins. */
export const neededWords = (line: string, report: (message: string) => unknown): RegExp[] =>
  line.split(AND).map((condition) => {
    const named = condition.replaceAll(/@(\w+)/gu, (whole, group: string) => {
      const words = NEEDED_GROUPS.get(group);
      if (words === undefined) report(`no group of words is called "${group}"`);
      return words ?? whole;
    });
    return new RegExp(String.raw`\b(?:${named})`, 'u');
  });
