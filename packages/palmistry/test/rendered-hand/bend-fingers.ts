import type { HandMesh, Vector } from './hand-mesh.ts';

const FINGERS = ['index', 'middle', 'ring', 'pinky'];

/**
 * Closes the four fingers by `degrees` at knuckle and middle joint, towards the palm. Each joint turns everything
 * beyond it about the axis across the hand (z), and the skin follows its joints by weight.
 */
export function bendFingers(mesh: HandMesh, degrees: number, towards: 1 | -1): HandMesh {
  const angle = (towards * degrees * Math.PI) / 180;
  const moved = (joint: string, point: Vector): Vector => {
    const finger = FINGERS.find((name) => joint.startsWith(`${name}-finger-`));
    if (finger === undefined || joint.endsWith('metacarpal')) return point;
    const knuckle = mesh.joints.get(`${finger}-finger-phalanx-proximal`) ?? point;
    const middle = mesh.joints.get(`${finger}-finger-phalanx-intermediate`) ?? point;
    const bent = joint.endsWith('proximal') ? point : turnAbout(middle, point, angle);
    return turnAbout(knuckle, bent, angle);
  };
  return {
    ...mesh,
    positions: mesh.positions.map((point, vertex) =>
      (mesh.skin[vertex] ?? []).reduce<Vector>(
        (sum, { joint, weight }) => addScaled(sum, moved(joint, point), weight),
        [0, 0, 0],
      ),
    ),
  };
}

function turnAbout(pivot: Vector, [x, y, z]: Vector, angle: number): Vector {
  const [dx, dy] = [x - pivot[0], y - pivot[1]];
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [pivot[0] + dx * cosine - dy * sine, pivot[1] + dx * sine + dy * cosine, z];
}

const addScaled = (a: Vector, b: Vector, scale: number): Vector => [
  a[0] + b[0] * scale,
  a[1] + b[1] * scale,
  a[2] + b[2] * scale,
];
