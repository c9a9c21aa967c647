type HelpLine = { readonly name: string; readonly number: string };

/** The help lines of one country, as far as words name them. The caller passes them in. */
export type CountryHelp = {
  readonly emergency: string;
  readonly crisis: readonly HelpLine[];
  readonly abuse: readonly HelpLine[];
  readonly children: readonly HelpLine[];
};

/** Lists free, local lines in every country; the door when we know no number. */
const HELP_LINE_DIRECTORY = 'findahelpline.com';

/** Fills {helpline}, {emergency}, {abuseLine} and {childLine} with the numbers of a country. */
export function fillHelpLines(text: string, help: CountryHelp | null): string {
  return text
    .replaceAll('{emergency}', emergencyWords(help))
    .replaceAll('{helpline}', crisisWords(help))
    .replaceAll('{abuseLine}', abuseWords(help))
    .replaceAll('{childLine}', childWords(help));
}

function emergencyWords(help: CountryHelp | null): string {
  if (help !== null) return `the emergency services on ${help.emergency}`;
  return 'your local emergency number (112 in most of Europe, 911 in North America, 999 in the UK)';
}

function crisisWords(help: CountryHelp | null): string {
  const lines = help?.crisis ?? [];
  if (lines.length > 0) {
    return `you can reach ${spoken(lines)}, or find more free lines on ${HELP_LINE_DIRECTORY}`;
  }
  return `${HELP_LINE_DIRECTORY} lists a free helpline for every country (988 in the US and Canada, 116 123 in the UK and Ireland)`;
}

function abuseWords(help: CountryHelp | null): string {
  const lines = help?.abuse ?? [];
  if (lines.length > 0) return `a domestic abuse helpline, ${spoken(lines)}`;
  return `a domestic abuse helpline (1-800-799-7233 in the US, 0808 2000 247 in the UK, others on ${HELP_LINE_DIRECTORY})`;
}

function childWords(help: CountryHelp | null): string {
  const lines = help?.children ?? [];
  if (lines.length > 0) return `a childline such as ${spoken(lines)}`;
  return `a childline (0800 1111 in the UK, 1-800-422-4453 in the US, 116 111 in much of Europe, others on ${HELP_LINE_DIRECTORY})`;
}

function spoken(lines: readonly HelpLine[]): string {
  return lines
    .map(({ name, number }) => (name === number ? number : `${name} on ${number}`))
    .join(' or ');
}
