import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CompiledModel } from '@litertjs/core';
import { DETECTOR_SIDE, type HandModels, LANDMARK_SIDE } from '@palm/palmistry/hand-models';
import * as z from 'zod';
import { loadLiteRt } from './litert.ts';

const FOLDER = path.dirname(
  createRequire(import.meta.url).resolve('@mediapipe/hands/package.json'),
);
const PACKED = 'hands_solution_packed_assets';

/** The models of MediaPipe Hands (Apache-2.0), run by LiteRT on the processor. */
export async function loadHandModels(): Promise<HandModels> {
  const litert = await loadLiteRt();
  const compile = (model: Uint8Array) => litert.loadAndCompile(model, { accelerator: 'wasm' });
  const detector = await compile(await readPacked('palm_detection_full.tflite'));
  const landmarks = await compile(await readFile(path.join(FOLDER, 'hand_landmark_full.tflite')));

  async function run(model: CompiledModel, pixels: Float32Array, side: number) {
    const input = new litert.Tensor(pixels, [1, side, side, 3]);
    const outputs = await model.run([input]);
    input.delete();
    return outputs.map((output) => {
      // A copy: the original lies in the memory that delete() gives back.
      const numbers = Float32Array.from(output.toTypedArray());
      output.delete();
      return numbers;
    });
  }

  return {
    detectPalms: async (pixels) => {
      const [boxes, scores] = await run(detector, pixels, DETECTOR_SIDE);
      return { boxes: boxes ?? new Float32Array(), scores: scores ?? new Float32Array() };
    },
    placeLandmarks: async (pixels) => {
      const [points, presence, handedness] = await run(landmarks, pixels, LANDMARK_SIDE);
      return {
        points: points ?? new Float32Array(),
        presence: presence?.[0] ?? 0,
        handedness: handedness?.[0] ?? 0,
      };
    },
  };
}

const Contents = z.object({
  files: z.array(z.object({ filename: z.string(), start: z.number(), end: z.number() })),
});

/** The palm detector lies in an archive; the script beside it says at which bytes. */
async function readPacked(name: string): Promise<Uint8Array> {
  const loader = await readFile(path.join(FOLDER, `${PACKED}_loader.js`), 'utf8');
  const listed = /loadPackage\((\{.*?\})\);/s.exec(loader)?.[1] ?? '{}';
  const { files } = Contents.parse(JSON.parse(listed));
  const file = files.find(({ filename }) => filename.endsWith(name));
  if (file === undefined) throw new Error(`${PACKED} holds no ${name}.`);
  const archive = await readFile(path.join(FOLDER, `${PACKED}.data`));
  return archive.subarray(file.start, file.end);
}
