import { openShared } from '../src/open-shared.ts';

/**
 * One for all servers of a test process: loading what the chat knows takes two seconds, and a process that reads palms
 * as long. Both end with the test process.
 */
export const sharedPorts = openShared();
