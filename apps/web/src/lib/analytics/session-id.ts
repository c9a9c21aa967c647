const KEY = 'session_id';
const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Where storage is forbidden, a visit lasts as long as its page. */
let ofThisPage: string | null = null;

/** The id of this visit: made on first use, gone with the tab. */
export function sessionId(): string {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null && UUID_V4.test(kept)) return kept;
    const made = uuidV4();
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    return (ofThisPage ??= uuidV4());
  }
}

/** RFC 9562, 5.4. `crypto.randomUUID` is missing where a site is visited by plain http. */
function uuidV4(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
