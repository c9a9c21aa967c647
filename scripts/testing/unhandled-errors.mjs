import { writeFileSync } from 'node:fs';

/** A reporter that keeps the errors which belong to no test, such as a worker that died: the JSON report leaves them out. */
export default class UnhandledErrors {
  /**
   * @param {readonly unknown[]} _modules
   * @param {readonly { message: string, stack?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ message, stack }) => stack ?? message);
    const { UNHANDLED_ERRORS_FILE: file } = process.env;
    if (file) writeFileSync(file, texts.join('\n\n'));
  }
}
