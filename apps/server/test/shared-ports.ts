import { openChat } from '@palm/oracle/open-chat';
import type { SharedPorts } from '../src/open-shared.ts';
import { FOR_MANY_PHOTOS } from '../src/platform/palm/adapters/pool-options.ts';
import { createProcessPool } from '../src/platform/palm/adapters/process-pool.ts';

/**
 * One for all servers of a test process: loading what the chat knows takes two seconds, and a process that reads palms
 * as long. Both end with the test process.
 */
export const sharedPorts: SharedPorts = {
  palms: createProcessPool(FOR_MANY_PHOTOS),
  chat: openChat(),
};
