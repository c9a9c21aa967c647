import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A reporter that keeps the errors which belong to no test, such as a worker that died: the JSON report leaves them out. */
export default class UnhandledErrors {
  /**
   * @param {readonly unknown[]} _modules
   * @param {readonly { message: string, stack?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ message, stack }) => stack ?? message);
    const { UNHANDLED_ERRORS_FILE: file } = process.env;
    if (!file) return;
    // The reporters end side by side: the folder of the report may not be there yet.
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, texts.join('\n\n'));
  }
}
