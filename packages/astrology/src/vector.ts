export type Vector3 = { readonly x: number; readonly y: number; readonly z: number };
/** A place in space and its change per day, both in AU and the same axes. */
export type StateVector = { readonly position: Vector3; readonly velocity: Vector3 };

export const add = (a: Vector3, b: Vector3): Vector3 => ({
  x: a.x + b.x,
  y: a.y + b.y,
  z: a.z + b.z,
});

export const subtract = (a: Vector3, b: Vector3): Vector3 => ({
  x: a.x - b.x,
  y: a.y - b.y,
  z: a.z - b.z,
});

export const scale = (a: Vector3, factor: number): Vector3 => ({
  x: a.x * factor,
  y: a.y * factor,
  z: a.z * factor,
});

export const dot = (a: Vector3, b: Vector3): number => a.x * b.x + a.y * b.y + a.z * b.z;

export const cross = (a: Vector3, b: Vector3): Vector3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

export const length = (a: Vector3): number => Math.sqrt(dot(a, a));
