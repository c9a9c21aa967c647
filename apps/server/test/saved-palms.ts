import { biometricAnalyses } from '../src/platform/db/schema.ts';
import type { TestServer } from './running-server.ts';

/** A saved palm reading with two paragraphs and two traced lines, without a photo. */
export async function addSavedPalm({ deps }: TestServer, userId: string): Promise<string> {
  const palm = {
    hand: 'right',
    width: 100,
    height: 100,
    lines: ['heart', 'head'].map((name, row) => ({
      name,
      confidence: 1,
      points: [
        [10, 20 + row],
        [50, 30 + row],
        [90, 40 + row],
      ],
    })),
    findings: [],
  };
  const text = 'The first paragraph.\n\nThe second paragraph.';
  const [row] = await deps.db.system
    .insert(biometricAnalyses)
    .values({
      userId,
      analysisType: 'palm',
      analysisResult: { title: 'A hand for talking with', text, palm },
      filePath: 'saved_reading',
      createdAt: new Date(),
    })
    .returning({ id: biometricAnalyses.id });
  return row?.id ?? '';
}
