import { PALM_JOINTS } from '../../src/frame/palm-frame.ts';
import { type Affine, affineScale, applyAffine, fitAffine } from '../../src/geometry/affine.ts';
import type { Point } from '../../src/geometry/point.ts';
import { curveThrough, type Polyline, resample } from '../../src/geometry/polyline.ts';
import type { RgbImage } from '../../src/image/rgb-image.ts';
import type { Hand, LineName } from '../../src/vocabulary.ts';
import { bendFingers } from './bend-fingers.ts';
import { addGrain, drawCreases } from './draw-creases.ts';
import { readHandMesh, type Vector } from './hand-mesh.ts';
import { rasterize } from './rasterize.ts';

export interface HandScene {
  readonly hand: Hand;
  readonly shows?: 'palm' | 'back';
  /** In palm coordinates of a right palm. */
  readonly creases?: Partial<Record<LineName, Polyline>>;
  readonly fingersBentDeg?: number;
  /** About the arm's axis: 90 shows the hand's edge. */
  readonly turnedDeg?: number;
  /** In the plane of the picture. */
  readonly rolledDeg?: number;
  /** Of the picture, in pixels. */
  readonly side?: number;
  /** Picture sides per metre; 3.6 fills the frame. */
  readonly zoom?: number;
  readonly shift?: Point;
  readonly skin?: Vector;
}

export interface RenderedHand {
  readonly image: RgbImage;
  /** From palm coordinates to the picture, as the mesh's own joints have it. */
  readonly toPicture: Affine;
}

const MESH_JOINTS = {
  wrist: 'wrist',
  thumbBase: 'thumb-metacarpal',
  indexKnuckle: 'index-finger-phalanx-proximal',
  middleKnuckle: 'middle-finger-phalanx-proximal',
  ringKnuckle: 'ring-finger-phalanx-proximal',
  littleKnuckle: 'pinky-finger-phalanx-proximal',
} as const satisfies Record<keyof typeof PALM_JOINTS, string>;

/** From the upper left, in front. */
const LIGHT: Vector = [-0.35, -0.4, 0.75];

/** Draws a hand with known creases: what a photo cannot have, a truth to measure against. */
export function renderHand(scene: HandScene): RenderedHand {
  const { hand, shows = 'palm', side = 640, skin = [225, 172, 145] } = scene;
  const rest = readHandMesh(hand);
  // The right palm looks towards −x, the left one towards +x; both have the thumb towards −z.
  const palmLooks = hand === 'right' ? -1 : 1;
  const mesh = scene.fingersBentDeg ? bendFingers(rest, scene.fingersBentDeg, palmLooks) : rest;
  const viewFrom = shows === 'palm' ? palmLooks : -palmLooks;
  const turn = viewOf(scene, viewFrom === -1 ? -1 : 1);
  const place = placeOf(scene, side);
  const corners = mesh.positions.map((point, vertex) => {
    const normal = turn(mesh.normals[vertex] ?? [0, 0, 1]);
    const facing = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
    return { place: place(turn(point)), light: 0.35 + 0.75 * Math.max(0.15, facing) };
  });
  const corner = (index: number) => corners[index] ?? { place: [0, 0, 0] as const, light: 0 };
  const triangles = mesh.triangles.map(([a, b, c]) => [corner(a), corner(b), corner(c)] as const);
  const toPicture = fitAffine(
    (Object.keys(MESH_JOINTS) as (keyof typeof MESH_JOINTS)[]).map((joint) => {
      const [x, y] = place(turn(mesh.joints.get(MESH_JOINTS[joint]) ?? [0, 0, 0]));
      return { from: PALM_JOINTS[joint].at, to: [x, y], weight: 1 };
    }),
  );
  const bare = rasterize(side, triangles, skin);
  const creased = drawCreases(bare, creasesIn(toPicture, scene.creases ?? {}));
  return { image: addGrain(creased, 3), toPicture };
}

const CREASE_WIDTH = 0.009;

function creasesIn(toPicture: Affine, creases: Partial<Record<LineName, Polyline>>) {
  return Object.values(creases).map((corners) => ({
    points: resample(
      curveThrough(corners).map((point) => applyAffine(toPicture, point)),
      0.5,
    ),
    sigma: Math.max(0.8, CREASE_WIDTH * affineScale(toPicture)),
    depth: 0.35,
  }));
}

/** Into the viewer's space: x to the right, y down, z towards the viewer. */
function viewOf({ turnedDeg = 0, rolledDeg = 0 }: HandScene, from: 1 | -1) {
  const [turned, rolled] = [radians(turnedDeg), radians(rolledDeg)];
  return ([x, y, z]: Vector): Vector => {
    const [right, near] = [from * z, from * x];
    const across = right * Math.cos(turned) + near * Math.sin(turned);
    const depth = near * Math.cos(turned) - right * Math.sin(turned);
    return [
      across * Math.cos(rolled) - y * Math.sin(rolled),
      across * Math.sin(rolled) + y * Math.cos(rolled),
      depth,
    ];
  };
}

/** The mesh reaches from the finger tips at y = −0.134 to the wrist at y = 0.078. */
const CENTER_Y = -0.028;

function placeOf({ zoom = 3.6, shift = [0, 0] }: HandScene, side: number) {
  return ([x, y, z]: Vector): Vector => [
    side / 2 + (x * zoom + shift[0]) * side,
    side / 2 + ((y - CENTER_Y) * zoom + shift[1]) * side,
    z * zoom * side,
  ];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
