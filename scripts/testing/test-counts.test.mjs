import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  closingLine,
  failuresAgain,
  judge,
  playwrightCounts,
  sum,
  vitestCounts,
} from './test-counts.mjs';

/**
 * @param {number} code
 * @param {{ expected: number, unexpected: number, flaky?: number }} stats
 */
function judged(code, stats) {
  const folder = mkdtempSync(join(tmpdir(), 'palm-counts-'));
  const reportFile = join(folder, 'report.json');
  writeFileSync(reportFile, JSON.stringify({ stats: { flaky: 0, skipped: 0, ...stats } }));
  const counts = judge({ name: 'a runner', code, reportFile, counts: playwrightCounts });
  rmSync(folder, { recursive: true });
  return counts;
}

it('says both sums, and the skipped only when there are some', () => {
  const one = { passed: 2, failed: 1, skipped: 0 };
  expect(closingLine(sum([one, one]))).toBe('4 passed, 2 failed');
  expect(closingLine({ ...one, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});

it('counts a file that broke before its first test, and says again what failed', () => {
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: ['1 is not 2'] };
  const passed = { status: 'passed', fullName: 'is there', failureMessages: [] };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, numTotalTests: 3, testResults };
  const counts = vitestCounts(report);
  expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 0 });
  expect(failuresAgain(sum([counts, judged(0, { expected: 3, unexpected: 0 })]))).toBe(
    '\nFailed: a.test.ts\nno such module\n\nFailed: b.test.ts: adds up\n1 is not 2',
  );
});

it('believes a runner that passed or failed its tests', () => {
  expect(judged(0, { expected: 3, unexpected: 0 })).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(judged(1, { expected: 3, unexpected: 2 })).toEqual({ passed: 3, failed: 2, skipped: 0 });
});

it('never says "0 failed" of a runner that broke down, ran nothing or left no report', () => {
  expect(judged(1, { expected: 3, unexpected: 0 }).failed).toBe(1);
  expect(judged(0, { expected: 0, unexpected: 0 }).failed).toBe(1);
  const run = { name: 'a runner', code: 0, reportFile: '/nowhere', counts: playwrightCounts };
  expect(judge(run).failed).toBe(1);
});

it('says again why a runner broke down, and which tests it never ran', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palm-counts-'));
  const reportFile = join(folder, 'report.json');
  const tests = [
    { status: 'passed', fullName: 'adds up', failureMessages: [] },
    { status: 'pending', fullName: 'goes on', failureMessages: [] },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'passed', message: '', assertionResults: tests },
  ];
  const report = { numPassedTests: 1, numFailedTests: 0, numTotalTests: 2, testResults };
  writeFileSync(reportFile, JSON.stringify(report));
  const unhandled = 'Error: the worker died';
  const counts = judge({ name: 'vitest', code: 1, reportFile, counts: vitestCounts, unhandled });
  rmSync(folder, { recursive: true });
  expect(failuresAgain(counts)).toBe(
    '\nFailed: vitest ended with exit code 1, though no test failed\nnot run: a.test.ts: goes on\nError: the worker died',
  );
});

it('counts a journey that passes only at its second try as failed', () => {
  expect(judged(0, { expected: 3, unexpected: 0, flaky: 1 })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
  });
});
