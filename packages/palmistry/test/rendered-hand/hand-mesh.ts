import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Vector = readonly [x: number, y: number, z: number];

/** A rigged hand in its rest pose, in metres: fingers towards −y. */
export interface HandMesh {
  readonly positions: readonly Vector[];
  readonly normals: readonly Vector[];
  readonly triangles: readonly Vector[];
  /** Where each joint stands, by its WebXR name. */
  readonly joints: ReadonlyMap<string, Vector>;
  /** For each vertex, the joints that move it and by how much. */
  readonly skin: readonly (readonly { readonly joint: string; readonly weight: number }[])[];
}

interface Gltf {
  readonly nodes: readonly { readonly name: string; readonly translation?: Vector }[];
  readonly skins: readonly { readonly joints: readonly number[] }[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly indices: number;
      readonly attributes: Readonly<Record<string, number>>;
    }[];
  }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly componentType: number;
    readonly count: number;
    readonly type: string;
  }[];
  readonly bufferViews: readonly { readonly byteOffset: number; readonly byteLength: number }[];
}

/** The generic hand of @webxr-input-profiles/assets (MIT). */
export function readHandMesh(hand: 'left' | 'right'): HandMesh {
  const file = createRequire(import.meta.url).resolve(
    `@webxr-input-profiles/assets/dist/profiles/generic-hand/${hand}.glb`,
  );
  const { gltf, binary } = splitGlb(readFileSync(file));
  const primitive = gltf.meshes[0]?.primitives[0];
  if (primitive === undefined) throw new Error(`${file} holds no mesh.`);
  const attribute = (name: string) => tuples(gltf, binary, primitive.attributes[name] ?? -1);
  const names = (gltf.skins[0]?.joints ?? []).map((node) => gltf.nodes[node]?.name ?? '');
  const weights = attribute('WEIGHTS_0');
  return {
    positions: attribute('POSITION').map(toVector),
    normals: attribute('NORMAL').map(toVector),
    triangles: chunk([...tuples(gltf, binary, primitive.indices)].flat(), 3).map(toVector),
    joints: new Map(gltf.nodes.map(({ name, translation }) => [name, translation ?? [0, 0, 0]])),
    skin: attribute('JOINTS_0').map((joints, vertex) =>
      joints.map((joint, slot) => ({
        joint: names[joint] ?? '',
        weight: weights[vertex]?.[slot] ?? 0,
      })),
    ),
  };
}

/** A GLB is a header of 12 bytes and two chunks, JSON and binary, each with 8 bytes of its own (glTF 2.0, section 4). */
function splitGlb(bytes: Buffer): { gltf: Gltf; binary: Buffer } {
  const length = bytes.readUInt32LE(12);
  const gltf = JSON.parse(bytes.toString('utf8', 20, 20 + length)) as Gltf;
  return { gltf, binary: bytes.subarray(20 + length + 8) };
}

const WIDTHS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;

function tuples(gltf: Gltf, binary: Buffer, index: number): number[][] {
  const accessor = gltf.accessors[index];
  const view = accessor && gltf.bufferViews[accessor.bufferView];
  if (accessor === undefined || view === undefined) throw new Error(`No accessor ${index}.`);
  const bytes = binary.subarray(view.byteOffset, view.byteOffset + view.byteLength);
  const width = WIDTHS[accessor.type] ?? 1;
  const numbers = Array.from({ length: accessor.count * width }, (_, at) => {
    if (accessor.componentType === FLOAT) return bytes.readFloatLE(at * 4);
    if (accessor.componentType === UNSIGNED_SHORT) return bytes.readUInt16LE(at * 2);
    return bytes.readUInt8(at);
  });
  return chunk(numbers, width);
}

const chunk = (numbers: readonly number[], width: number): number[][] =>
  Array.from({ length: numbers.length / width }, (_, at) =>
    numbers.slice(at * width, (at + 1) * width),
  );

const toVector = ([x = 0, y = 0, z = 0]: readonly number[]): Vector => [x, y, z];
