import samples from './data/samples.json' with { type: 'json' };

/** Written by `npm run samples` from our engines; a test of the server holds it to what they say. */
export const sampleReadings = samples;
