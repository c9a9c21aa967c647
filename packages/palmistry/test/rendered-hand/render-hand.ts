import {
  type Affine,
  affineScale,
  applyAffine,
  fitAffine,
  invertAffine,
} from '../../src/geometry/affine.ts';
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
  /** From the picture to palm coordinates. */
  readonly fromPicture: (place: Point) => Point;
}

/**
 * Where the mesh's joints lie in palm coordinates. They are not quite the landmarks of the same names: those sit
 * nearer to the finger tips, as was measured on renderings.
 */
const MESH_JOINTS: ReadonlyMap<string, Point> = new Map([
  ['wrist', [0.03, 0.15]],
  ['thumb-metacarpal', [0.355, -0.11]],
  ['index-finger-phalanx-proximal', [0.235, -0.91]],
  ['middle-finger-phalanx-proximal', [0.01, -0.915]],
  ['ring-finger-phalanx-proximal', [-0.2, -0.81]],
  ['pinky-finger-phalanx-proximal', [-0.39, -0.65]],
]);

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
    Array.from(MESH_JOINTS, ([joint, from]) => {
      const [x, y] = place(turn(mesh.joints.get(joint) ?? [0, 0, 0]));
      return { from, to: [x, y], weight: 1 };
    }),
  );
  const bare = rasterize(side, triangles, skin);
  const creased = drawCreases(bare, creasesIn(toPicture, scene.creases ?? {}));
  const fromPicture = invertAffine(toPicture);
  return {
    image: addGrain(creased, 3),
    fromPicture: (point) => applyAffine(fromPicture, point),
  };
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
