const QUALITY = 0.92;

/** The moment a video shows, as a photo. Null before the first picture has come. */
export function photoFromVideo(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'palm.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      QUALITY,
    );
  });
}
