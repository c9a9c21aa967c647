import type { Instant } from '@palm/astrology/instant';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { MOON_PHASES } from '@palm/astrology/vocabulary';
import { html } from 'hono/html';

const [CENTRE, RADIUS] = [50, 44];

/** Engraved: straight lines across the disc, dark on its lit side and light on the other. */
const LINES = Array.from({ length: 30 }, (_, row) => `M0 ${6 + row * 3}H100`).join('');

/** The Moon as it is seen from the northern half of the Earth, and its phase in words. */
export function moonPlate(at: Instant) {
  const { phase, angleDeg, illuminatedFraction } = moonPhaseAt(at);
  const words = `${MOON_PHASES[phase].name}, ${Math.round(illuminatedFraction * 100)}% lit`;
  const turned = angleDeg < 180 ? '' : `translate(${2 * CENTRE} 0) scale(-1 1)`;
  const lit = litPath(illuminatedFraction);
  return html`<figure class="moon">
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <clipPath id="disc"><circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" /></clipPath>
      <clipPath id="lit"><path d="${lit}" transform="${turned}" /></clipPath>
      <circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" class="night" />
      <path d="${LINES}" clip-path="url(#disc)" class="lines night-lines" />
      <path d="${lit}" transform="${turned}" class="lit" />
      <path d="${LINES}" clip-path="url(#lit)" class="lines lit-lines" />
    </svg>
    <figcaption>${words}</figcaption>
  </figure>`;
}

/** From pole to pole along the limb, and back along the terminator, which is half an ellipse. */
function litPath(litFraction: number): string {
  const [top, bottom] = [`${CENTRE} ${CENTRE - RADIUS}`, `${CENTRE} ${CENTRE + RADIUS}`];
  const across = Math.round(RADIUS * Math.abs(1 - 2 * litFraction) * 10) / 10;
  const isGibbous = litFraction > 0.5 ? 1 : 0;
  return `M${top}A${RADIUS} ${RADIUS} 0 0 1 ${bottom}A${across} ${RADIUS} 0 0 ${isGibbous} ${top}Z`;
}
