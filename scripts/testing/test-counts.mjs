import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[], unrun?: string[] }} Counts
 * `unrun`: the tests that were neither passed nor failed.
 */

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numTotalTests: number, testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/** @param {Counts[]} all */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  failures: all.flatMap(({ failures = [] }) => failures),
});

/**
 * What failed, said again at the end: the journeys print for minutes after a failed unit test.
 * @param {Counts} counts
 */
export const failuresAgain = ({ failures = [] }) =>
  failures.map((failure) => `\nFailed: ${failure}`).join('\n');

/** @param {Counts} counts */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function vitestCounts({ numPassedTests, numFailedTests, numTotalTests, testResults }) {
  // A file that breaks before its first test has no failed test to count: it counts itself.
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name}\n${shortened(message)}`];
      return failed.map(
        (test) => `${name}: ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`,
      );
    });
  const unrun = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numTotalTests - numPassedTests - numFailedTests,
    failures,
    unrun,
  };
}

/**
 * A test may compare whole pages, and the closing line is to be seen.
 * @param {string} message
 */
const shortened = (message) =>
  message.length > 2000 ? `${message.slice(0, 2000)} … (the rest stands above)` : message;

/**
 * A journey that passes only at its second try counts as failed.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const playwrightCounts = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

/**
 * What one runner did. A runner that broke down or ran nothing is a failure of its own, so that
 * "0 failed" is never said of tests that did not take place.
 * @template Report
 * @param {{ name: string, code: number, reportFile: string, counts: (report: Report) => Counts, unhandled?: string }} run
 * @returns {Counts}
 */
export function judge({ name, code, reportFile, counts, unhandled = '' }) {
  if (!existsSync(reportFile)) return breakdown(name, 'ended without a report');
  const counted = counts(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (counted.passed + counted.failed === 0) return breakdown(name, 'ran no test');
  if (code === 0 || counted.failed > 0) return counted;
  const { unrun = [] } = counted;
  const what = `ended with exit code ${code}, though no test failed`;
  const words = [what, ...unrun].join('\nnot run: ');
  return sum([counted, breakdown(name, `${words}\n${shortened(unhandled)}`.trimEnd())]);
}

/**
 * @param {string} name
 * @param {string} what
 * @returns {Counts}
 */
export function breakdown(name, what) {
  return { passed: 0, failed: 1, skipped: 0, failures: [`${name} ${what}`] };
}
