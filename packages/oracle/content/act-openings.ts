import type { PlanetId } from '@palm/astrology/vocabulary';

/*
 * Openings that lead from the planet of the page to the act, so that the act is an answer
 * to it. They fit before any invitation; {body} is the planet, and most acts go without.
 */
export const ACT_OPENINGS: Readonly<Record<PlanetId, readonly string[]>> = {
  sun: ['While {body} has you in the light,', 'Let {body} see you do this:'],
  moon: ['{body} likes small rites:', 'To keep {body} company,', 'Give the mood somewhere to sit:'],
  mercury: ['Here is one for {body}:', 'While {body} is listening,'],
  venus: [
    '{body} would enjoy this:',
    'For the pleasure of it,',
    'To stay on good terms with {body},',
  ],
  mars: ['{body} needs a job:', 'Give {body} something to do:'],
  jupiter: ['{body} is all for trying things:', 'In the spirit of {body},', 'While hope is cheap,'],
  saturn: [
    '{body} likes one thing done properly:',
    'Give {body} something small and definite:',
    'In the patient manner of {body},',
  ],
  uranus: ['{body} approves of experiments:', 'Try it once, for {body}:', 'As a small experiment,'],
  neptune: ['Give {body} a shore:', 'To put one foot on dry land,', 'For an anchor,'],
  pluto: [
    'Without digging too deep,',
    'In place of a grand gesture,',
    'Give {body} something small:',
  ],
};
