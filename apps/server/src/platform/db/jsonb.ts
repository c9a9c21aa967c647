import { customType } from 'drizzle-orm/pg-core';

/**
 * Drizzle's own jsonb parses a second time what the driver has already parsed, so that the string "123" comes back as
 * the number 123. A saved reading may be a bare string.
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
