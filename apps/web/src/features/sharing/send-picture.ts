const NAME = 'palm-and-soul.png';

const fileOf = (picture: Blob): File => new File([picture], NAME, { type: 'image/png' });

/** Whether this device has a sheet that takes pictures. */
export const canSharePicture = (picture: Blob): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(picture)] });

/** Opens the device's own sheet. Closing it without a choice is no failure. */
export async function sharePicture(picture: Blob, title: string): Promise<void> {
  try {
    await navigator.share({ files: [fileOf(picture)], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

export function savePicture(picture: Blob): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = NAME;
  link.click();
  URL.revokeObjectURL(url);
}
