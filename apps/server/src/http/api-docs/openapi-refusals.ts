import { refusals, refusalMessage, type RefusalCode } from '@palm/contract/refusals';

export function refusalResponses(codes: readonly RefusalCode[]) {
  const byStatus = Object.groupBy(codes, (code) => String(refusals[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [
      status,
      {
        description: same.map((code) => `${code}: ${refusalMessage(code).message}`).join(' · '),
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    ]),
  );
}

export const json = (schema: unknown) => ({ 'application/json': { schema } });
