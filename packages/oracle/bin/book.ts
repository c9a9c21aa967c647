import { checkReport } from './book-report.ts';
import { showEntry, showPassage } from './book-show.ts';
import { readBook } from '../load/read-book.ts';

const USAGE = 'Say: npm run -s book -- check | show KEY | random N';

/** The editor's command: checks the Book, or prints entries to read. */
function run([command, argument]: readonly string[]): number {
  const { entries, faults } = readBook();
  if (command === 'check') {
    print(checkReport(entries, faults));
    return faults.length > 0 ? 1 : 0;
  }
  if (command === 'show') {
    const found = entries.filter(({ key }) => key === argument || key.startsWith(`${argument}/`));
    print(
      found.length > 0 ? found.map(showEntry).join('\n\n') : `No entry has the key ${argument}.`,
    );
    return found.length > 0 ? 0 : 1;
  }
  if (command === 'random') {
    const passages = entries.flatMap((entry) => entry.passages);
    const count = Number.parseInt(argument ?? '5', 10);
    print(sample(passages, count).map(showPassage).join('\n\n'));
    return 0;
  }
  print(USAGE);
  return 1;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const sample = <T>(list: readonly T[], count: number): T[] =>
  list
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);

process.exitCode = run(process.argv.slice(2));
