import { type CSSProperties, useCallback } from 'react';

interface LocalPhotoProps {
  photo: Blob;
  alt: string;
  className: string;
  style?: CSSProperties;
}

/** A photo out of this browser's memory, without a way over the server. The browser turns it upright. */
export function LocalPhoto({ photo, alt, className, style }: LocalPhotoProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(photo);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [photo],
  );
  return <img ref={show} alt={alt} className={className} style={style} />;
}
