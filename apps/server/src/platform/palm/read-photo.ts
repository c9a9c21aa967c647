import type { HandModels } from '@palm/palmistry/hand-models';
import type { PalmReading, ReadPalm } from '@palm/palmistry/palm-reading';
import { readPalm } from '@palm/palmistry/read-palm';
import { decodePhoto } from './decode-photo.ts';

/** From the bytes of a file to what it shows, in the photo's own pixels. */
export async function readPhoto(models: HandModels, bytes: Uint8Array): Promise<PalmReading> {
  const decoded = await decodePhoto(bytes);
  if (!decoded.isPhoto) return { verdict: 'refused', reason: decoded.reason };
  const reading = await readPalm(models, decoded.photo.image);
  if (reading.verdict === 'refused') return reading;
  return enlarge(reading, decoded.photo);
}

function enlarge(
  reading: ReadPalm,
  { width, height }: { width: number; height: number },
): ReadPalm {
  const [across, down] = [width / reading.width, height / reading.height];
  const place = ([x, y]: readonly [number, number]) =>
    [tenth(x * across), tenth(y * down)] as const;
  const lines = Object.entries(reading.lines).map(([name, { points, confidence }]) => [
    name,
    { points: points.map(place), confidence },
  ]);
  return {
    ...reading,
    width,
    height,
    landmarks: reading.landmarks.map(place),
    lines: Object.fromEntries(lines),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
