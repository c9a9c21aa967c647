import type { PalmRequest, ReadingRequest } from '../request.ts';

/** A palm is read by our own words alone. */
export type ModelRequest = Exclude<ReadingRequest, PalmRequest>;
