import { EVERYDAY_FOLDER, readMatters } from '../../load/read-matters.ts';
import { assess } from '../../src/safety/assess.ts';
import { type Example, one } from '../alarm/example.ts';
import { readText } from '../alarm/find-limit.ts';
import { laterExamples, readExamples } from '../alarm/read-examples.ts';

const MOST_OF_A_MATTER = 5;
/** Everyday matters are many, and far from danger. */
const MATTER_WEIGHT = 0.5;

/** What a rule finds may be danger, and is not learned as calm. */
const everyday = (): Example[] =>
  readMatters(EVERYDAY_FOLDER)
    .flatMap(({ tries }) => tries.slice(0, MOST_OF_A_MATTER))
    .filter((text) => assess(text).grade < 2)
    .map((text) => one(text, null, MATTER_WEIGHT));

/** What the danger encoder is taught with: one JSON line for each message. */
for (const { text, kind, weight } of [...readExamples(), ...everyday(), ...laterExamples()]) {
  process.stdout.write(`${JSON.stringify({ text: readText(text), kind, weight })}\n`);
}
