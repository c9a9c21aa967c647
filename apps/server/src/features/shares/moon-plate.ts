import type { Instant } from '@palm/astrology/instant';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { swellingLines } from '@palm/astrology/swelling-lines';
import { MOON_PHASES } from '@palm/astrology/vocabulary';
import { html } from 'hono/html';

/** The Moon as Today draws it: lines that swell with its light. Its phase is told in words. */
export function moonPlate(at: Instant) {
  const { phase, angleDeg, illuminatedFraction } = moonPhaseAt(at);
  const words = `${MOON_PHASES[phase].name}, ${Math.round(illuminatedFraction * 100)}% lit`;
  const { lit, dark } = swellingLines(angleDeg);
  return html`<figure class="plate moon">
    <svg viewBox="-104 -104 208 208" aria-hidden="true">
      <circle r="101.4" class="night" />
      <path d="${dark}" class="light" fill-opacity="0.45" />
      <path d="${lit}" class="light" />
    </svg>
    <figcaption>${words}</figcaption>
  </figure>`;
}
