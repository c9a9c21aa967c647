import * as fc from 'fast-check';

/**
 * Properties are tried on the same cases each time: a run that is red says something about the change,
 * and not about its luck. Whoever hunts for rare cases takes another seed and more runs.
 */
fc.configureGlobal({ seed: 20_261_115 });
