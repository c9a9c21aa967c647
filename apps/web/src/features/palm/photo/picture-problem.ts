import { pictureProblem, type PictureProblem, rgbOfCanvas } from '@palm/palmistry/picture-problem';

/** The side that light and blur are judged at: more pixels would tell no more and take longer. */
const LOOKED_AT_SIDE = 640;

/** Whether a picture or a moment of a video looks too dark or too blurred to be worth sending. */
export function problemOf(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): PictureProblem | undefined {
  const scale = Math.min(1, LOOKED_AT_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return pictureProblem(rgbOfCanvas(canvas.width, canvas.height, data));
}

/** A file that this browser cannot open may still be a photo: the server decides. */
export async function photoProblem(photo: Blob): Promise<PictureProblem | undefined> {
  const bitmap = await createImageBitmap(photo).catch(() => null);
  if (bitmap === null) return undefined;
  const problem = problemOf(bitmap, bitmap);
  bitmap.close();
  return problem;
}
