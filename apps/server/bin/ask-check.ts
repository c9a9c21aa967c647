import { createSkyTable } from '@palm/astrology/sky-table';
import { parseFamilies } from '@palm/oracle/read-families';
import { checkBank } from '@palm/oracle/check-bank';
import { parseMatters, EVERYDAY_FOLDER, LATER_FOLDER } from '@palm/oracle/read-matters';

const HEART = {
  text: 'Your heart line runs nearly straight. Palmists link that with calm affection.',
  findings: [{ id: 'heart.curve', words: 'It bends by 0.04 of its length.' }],
};

/** Prints everything that is wrong with the families and the matters; true when nothing is. */
export function checkFamilies(): boolean {
  const { families, problems } = parseFamilies();
  const folders = [EVERYDAY_FOLDER, LATER_FOLDER].map((folder) => parseMatters(folder));
  const inFiles = [...problems, ...folders.flatMap((one) => one.problems)];
  const format = inFiles.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  const bank = checkBank(families, createSkyTable(), [HEART]).map(
    ({ family, passage, message }) =>
      `${family}.md${passage === null ? '' : `, ${passage}`}: ${message}`,
  );
  const all = [...format, ...bank];
  process.stdout.write(all.map((line) => `${line}\n`).join(''));
  const matters = folders.flatMap((one) => one.matters);
  process.stdout.write(
    `${families.length} families, ${matters.length} matters, ${all.length} problems\n`,
  );
  return all.length === 0;
}
