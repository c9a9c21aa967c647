import { describe, expect, it } from 'vitest';
import { echoing, loudWords, stumblesIn, without } from './stumbles.ts';

describe('a stumble', () => {
  it('is a sentence that starts as the one before it did', () => {
    expect(stumblesIn(['You may rest.', 'You could wait for rain.'])).toBe(1);
    expect(stumblesIn(['You may rest.', 'Rain helps.', 'You could wait.'])).toBe(0);
    expect(stumblesIn(['The kettle sings.', 'The lamp is lit.'])).toBe(0);
  });

  it('is a word that comes again in another part of the page, in whatever form', () => {
    expect(stumblesIn(['Perhaps envy visits.', 'Some have envied a neighbour.'])).toBe(0);
    expect(stumblesIn(['Perhaps envy visits.', 'Old envy is a compass.'])).toBe(1);
    expect(stumblesIn(['A promise is due.', 'Which promises could wait?'])).toBe(1);
  });

  it('is avoided where a phrase is chosen, unless there is no other', () => {
    const said = loudWords('Small comforts do some good.');
    expect(without(said, ['your need for comfort', 'your pace'])).toEqual(['your pace']);
    expect(without(said, ['your need for comfort'])).toEqual(['your need for comfort']);
  });

  it('is no stumble in a title, which takes up a word of its page where it can', () => {
    const said = loudWords('Perhaps lunch shrinks to something eaten over a sink.');
    const titles = ['Lunch sitting down', 'Half speed'];
    expect(echoing(said, titles)).toEqual(['Lunch sitting down']);
    expect(echoing(loudWords('Rain helps.'), titles)).toEqual(titles);
  });

  it('is not a word that everybody uses all the time', () => {
    expect(stumblesIn(['Something small may help.', 'Do something small today.'])).toBe(0);
    expect([...loudWords('Small comforts do your need for comfort good.')]).toEqual(['comfo']);
  });
});
