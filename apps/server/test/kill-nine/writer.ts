import { openEmbedded } from '../../src/platform/db/adapters/embedded.ts';

/* Writes pairs of rows without end, one transaction each, and prints a pair's number once it is committed. */

const [directory, from] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: writer.ts FOLDER FIRST_NUMBER');

const database = await openEmbedded(directory);
await database.raw.exec(
  'create table if not exists pairs (number integer, half text, primary key (number, half))',
);

let next = Number(from);

async function writePair(): Promise<void> {
  const number = next;
  next += 1;
  await database.raw.reserve(async (connection) => {
    await connection.query('begin');
    for (const half of ['a', 'b']) {
      await connection.query('insert into pairs (number, half) values ($1, $2)', [number, half]);
    }
    await connection.query('commit');
  });
  process.stdout.write(`${number}\n`);
}

async function writeForever(): Promise<never> {
  for (;;) await writePair();
}

await Promise.all(Array.from({ length: 4 }, writeForever));
