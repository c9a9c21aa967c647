import { checkFamilies } from './ask-check.ts';

// `npm run -s ask -- check` checks all families.
process.exitCode = checkFamilies() ? 0 : 1;
