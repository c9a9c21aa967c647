import { bonePath, handSheet, handShape } from '@palm/palmistry/drawing/hand-shape';
import { boxAround, type DrawnLine, pathAlong } from '@palm/palmistry/drawing/line-path';
import { dashOf } from '@palm/palmistry/drawing/line-strokes';
import { UPRIGHT_LINE_WIDTH, uprightHand } from '@palm/palmistry/drawing/upright-hand';
import { html } from 'hono/html';
import type { SavedPalm } from './saved-palm.ts';

/** The outline of a hand, drawn as thick bones in the colour of lines under thinner ones in that of the paper. */
const OUTLINE = 4;

/** The traced lines of a palm on the hand they belong to; on their own where its joints were not kept. */
export function handPlate({ joints, lines }: NonNullable<SavedPalm['palm']>) {
  if (joints === undefined) {
    const { left, top, width, height } = boxAround(lines);
    const stroke = Math.max(width, height) / 60;
    return plate(`${left} ${top} ${width} ${height}`, linesOf(lines, stroke));
  }
  const hand = uprightHand(joints, lines);
  const { x, y, width, height } = handSheet(hand.joints);
  return plate(
    `${x} ${y} ${width} ${height}`,
    html`${bonesOf(hand.joints, OUTLINE, 'edge')}${bonesOf(hand.joints, 0, 'skin')}
    ${linesOf(hand.lines, UPRIGHT_LINE_WIDTH)}`,
  );
}

const plate = (box: string, drawing: ReturnType<typeof html>) =>
  html`<figure class="plate hand">
    <svg
      viewBox="${box}"
      aria-hidden="true"
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      ${drawing}
    </svg>
    <figcaption>The lines of a palm, traced from a photo that is not shown.</figcaption>
  </figure>`;

function bonesOf(joints: Parameters<typeof handShape>[0], grownBy: number, className: string) {
  const { bones, forearm } = handShape(joints);
  // The arm goes on: its end has no outline.
  const armCap = grownBy > 0 ? 'butt' : 'square';
  return html`<g class="${className}">
    ${bones.map(
      (bone) =>
        html`<path
          d="${bonePath(bone)}"
          stroke-width="${bone.width + grownBy}"
          class="${bone.isClosed ? 'area' : ''}"
        />`,
    )}
    <path
      d="${bonePath(forearm)}"
      stroke-width="${forearm.width + grownBy}"
      stroke-linecap="${armCap}"
    />
  </g>`;
}

const linesOf = (lines: readonly DrawnLine[], width: number) =>
  html`${lines.map(
    ({ name, points }) =>
      html`<path
        d="${pathAlong(points)}"
        class="line"
        stroke-width="${width}"
        stroke-dasharray="${dashOf(name, width) ?? 'none'}"
      />`,
  )}`;
