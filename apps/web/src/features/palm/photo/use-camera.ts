import { useEffect, useState } from 'react';

const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
  });

const close = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** The camera stream. It is stopped when the view closes. */
export function useCamera(onRefused: () => void): MediaStream | null {
  const [stream, setStream] = useState<MediaStream | null>(null);
  useEffect(() => {
    let isLeft = false;
    let opened: MediaStream | null = null;
    const open = async (): Promise<void> => {
      const camera = await openCamera();
      if (isLeft) return close(camera);
      opened = camera;
      setStream(camera);
    };
    // Refused, missing or in use elsewhere: handled the same way.
    open().catch(() => !isLeft && onRefused());
    return () => {
      isLeft = true;
      if (opened) close(opened);
    };
    // The camera is opened once, even if `onRefused` changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return stream;
}
