import { type CustomTypesConfig, types as pgTypes } from 'pg';

/** count(*) is an int8: a number here as in the embedded database, and exact beyond 2^53. */
function parseInt8(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

type TypeId = Parameters<typeof pgTypes.getTypeParser>[0];
const keep = (text: string): string => text;

const { builtins } = pgTypes;
/** A day and a span have no honest Date, so they stay text for everybody. */
const ALWAYS_TEXT: readonly TypeId[] = [builtins.DATE, builtins.INTERVAL];
const INSTANTS: readonly TypeId[] = [builtins.TIMESTAMP, builtins.TIMESTAMPTZ];

function parsers(asText: readonly TypeId[]): CustomTypesConfig {
  const getTypeParser: typeof pgTypes.getTypeParser = (oid: TypeId, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8) return parseInt8;
    if (asText.includes(oid)) return keep;
    return pgTypes.getTypeParser(oid, format);
  };
  return { getTypeParser };
}

export const TIMES_AS_TEXT = parsers([...ALWAYS_TEXT, ...INSTANTS]);
export const TIMES_AS_DATES = parsers(ALWAYS_TEXT);
