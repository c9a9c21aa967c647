import { createSkyTable } from '@palm/astrology/sky-table';
import { parseFamilies } from '@palm/oracle/read-families';
import { checkBank } from '@palm/oracle/check-bank';

const HEART = {
  text: 'Your heart line runs nearly straight. Palmists link that with calm affection.',
  findings: [{ id: 'heart.curve', words: 'It bends by 0.04 of its length.' }],
};

/** Prints everything that is wrong with the families; true when nothing is. */
export function checkFamilies(): boolean {
  const { families, problems } = parseFamilies();
  const format = problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  const bank = checkBank(families, createSkyTable(), [HEART]).map(
    ({ family, passage, message }) =>
      `${family}.md${passage === null ? '' : `, ${passage}`}: ${message}`,
  );
  const all = [...format, ...bank];
  process.stdout.write(all.map((line) => `${line}\n`).join(''));
  process.stdout.write(`${families.length} families, ${all.length} problems\n`);
  return all.length === 0;
}
