import { describe, expect, it } from 'vitest';
import { assess, careAfter } from '../assess.ts';

const NOW = [
  'hes kicking the door and im in the bathroom with the kids. does he calm down tonight',
  'hes outside in the driveway revving the truck. kids are asleep. if i open it hell calm down right?',
];

describe('danger at the door', () => {
  it.each(NOW)('puts the emergency number first and keeps the door shut: %s', (message) => {
    const before = careAfter([
      'my ex keeps coming by drunk',
      'he put his hands on my neck last time',
    ]);
    for (const state of [undefined, before, careAfter(NOW)]) {
      const { grade, answer } = assess(message, state);
      expect(grade).toBe(3);
      expect(answer).toMatch(/^Call your local emergency number/u);
      expect(answer).toContain('Keep the door shut');
    }
  });
});

describe('a worker hurt by an employer', () => {
  it.each([
    'maam keep my passport and phone at night. yesterday she hit me with iron the hot one on my arm. contract 14 more months',
    'madam burn my hand with oil and my passport is locked in her cupboard',
  ])('is met as kept, not as self-harm: %s', (message) => {
    const { topic, answer } = assess(message);
    expect(topic).toBe('abuse');
    expect(answer).toContain('Nobody who employs you may keep your passport');
  });
});

describe('a death told after an emergency', () => {
  const stroke = careAfter(['my nan had a stroke an hour ago and her face is hanging down']);

  it.each(['update. she didnt make it. thank you', 'she died last night', 'we lost her'])(
    'is mourned: %s',
    (message) => {
      expect(assess(message, stroke).answer).toMatch(/^I am so sorry/u);
    },
  );

  it.each(['i think she is dead, she is on the floor', 'she is dead and i want to join her'])(
    'is not taken for over: %s',
    (message) => {
      expect(assess(message, stroke).grade).toBe(3);
    },
  );
});
