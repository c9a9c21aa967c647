import type { AdminUserQuery } from '@palm/contract/admin';
import * as z from 'zod';

type Sort = AdminUserQuery['sort'];

/** The place behind one user in one order. */
export interface UserCursor {
  /** What the users are ordered by, of that user, as text. */
  readonly key: string;
  readonly id: string;
}

/** What a cursor was decoded to has passed no door, and no table could hold a NUL. */
const words = z.string().refine((decoded) => !decoded.includes('\0'));
const instant = z.union([z.iso.datetime(), z.literal('-infinity')]);
const keys = {
  created_at: instant,
  last_sign_in_at: instant,
  email: words,
  display_name: words,
} as const satisfies Record<Sort, z.ZodType<string>>;

/** It says by which order it was made: in another one it means nothing. */
const cursorOf = (sort: Sort) => z.tuple([z.literal(sort), keys[sort], z.uuid()]);

interface Placed {
  readonly id: string;
  readonly email: string;
  readonly nameKey: string;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
}

const keyOf = (user: Placed, sort: Sort): string => {
  switch (sort) {
    case 'created_at':
      return user.createdAt.toISOString();
    case 'last_sign_in_at':
      return user.lastSignInAt?.toISOString() ?? '-infinity';
    case 'email':
      return user.email;
    case 'display_name':
      return user.nameKey;
  }
};

export const writeCursor = (user: Placed, sort: Sort): string =>
  Buffer.from(JSON.stringify([sort, keyOf(user, sort), user.id])).toString('base64url');

/** Null for what `writeCursor` did not write in this order. */
export function readCursor(text: string, sort: Sort): UserCursor | null {
  try {
    const raw: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const parsed = cursorOf(sort).safeParse(raw);
    return parsed.success ? { key: parsed.data[1], id: parsed.data[2] } : null;
  } catch {
    return null;
  }
}
