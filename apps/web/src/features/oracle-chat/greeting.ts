import { copy } from './copy.ts';

/** How every conversation begins: who is speaking, and that it is no person. */
export const GREETING = copy.greeting.welcomeSeekerIAmOracle;
