import { measureAccuracy } from '../test/measure-accuracy.ts';

// Prints the figures that src/accuracy/accuracy-report.json holds.
process.stdout.write(`${JSON.stringify(measureAccuracy(), null, 2)}\n`);
