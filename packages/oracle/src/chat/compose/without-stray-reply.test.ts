import { describe, expect, it } from 'vitest';
import { withoutStrayReply } from './without-stray-reply.ts';

const said = (texts: readonly string[], form: 'yes-no' | 'why' | 'tells'): string =>
  withoutStrayReply({ parts: texts.map((text) => ({ text, cites: [] })), facts: [] }, form)
    .parts.map(({ text }) => text)
    .join(' ');

describe('A yes or no at the head of a passage', () => {
  it('is said to a question that can be answered so', () => {
    expect(said(['No.', 'They cannot.'], 'yes-no')).toBe('No. They cannot.');
  });

  it('is left out where nothing of the kind was asked', () => {
    expect(said(['No.', 'They cannot.'], 'why')).toBe('They cannot.');
    expect(said(["No, it isn't you.", 'Rest.'], 'tells')).toBe("It isn't you. Rest.");
  });

  it('stays where the sentence needs it', () => {
    expect(said(['Yes, if you like.'], 'tells')).toBe('Yes, if you like.');
    expect(said(['No chart knows that.'], 'why')).toBe('No chart knows that.');
  });
});
