import { customType } from 'drizzle-orm/pg-core';

/** Bytes, the same Buffer from both databases (one of them answers a bare Uint8Array). */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value),
});
