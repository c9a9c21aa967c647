import { constants } from 'node:os';
import { expect, it } from 'vitest';
import { show } from '../run.mjs';

const TELL_PRIORITY = "process.exitCode = require('node:os').getPriority()";

it('lets a patient command have the processor after others, and what it starts too', async () => {
  const start = `process.exitCode = require('node:child_process').spawnSync(process.execPath, ['-e', \`${TELL_PRIORITY}\`]).status`;
  const code = await show(process.execPath, ['-e', start], { isPatient: true });
  expect(code).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL);
});
