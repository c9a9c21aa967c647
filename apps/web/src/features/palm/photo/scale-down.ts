/** The size the server keeps, and more than line tracing needs. */
const SENT_SIDE = 2048;
const QUALITY = 0.9;
/** Sent as it is: making it smaller would win a second at most. */
const SMALL_BYTES = 512 * 1024;

/** The same photo, small enough for a slow link. What this browser cannot open is sent as it is: the server decides. */
export async function scaleDown(photo: Blob): Promise<Blob> {
  if (photo.size <= SMALL_BYTES) return photo;
  const bitmap = await openUpright(photo);
  if (bitmap === null) return photo;
  const canvas = draw(bitmap);
  bitmap.close();
  const smaller = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return smaller !== null && smaller.size < photo.size ? smaller : photo;
}

/** Turned as the camera was held, which the sent photo can no longer say. */
const openUpright = (photo: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null);

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, SENT_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return canvas;
  context.imageSmoothingQuality = 'high';
  // JPEG knows nothing transparent: what is shows as black otherwise.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
