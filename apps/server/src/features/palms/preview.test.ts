import { PALM_PREVIEW_MAX_CHARS } from '@palm/contract/limits';
import { describe, expect, it } from 'vitest';
import { previewOf, textOf } from './preview.ts';

const part = (text: string) => ({ text, cites: ['line:heart'] });
const LONG = 'The heart line runs deep and far. '.repeat(20);

describe('the preview of a palm reading', () => {
  it('is its first paragraph, however long', () => {
    const reading = [part(LONG), part('The head line is short.')];
    expect(textOf(reading)).toContain('\n\n');
    expect(textOf(previewOf(reading))).toBe(LONG);
  });

  it('is the first 300 characters of a reading without a blank line', () => {
    expect(PALM_PREVIEW_MAX_CHARS).toBe(300);
    const [shown, ...more] = previewOf([part(LONG)]);
    expect(more).toEqual([]);
    expect(shown?.text).toBe(LONG.slice(0, 300));
    expect(shown?.text).toHaveLength(300);
  });

  it('is all of a reading that is shorter', () => {
    expect(textOf(previewOf([part('A short line.')]))).toBe('A short line.');
    expect(textOf(previewOf([]))).toBe('');
  });
});
