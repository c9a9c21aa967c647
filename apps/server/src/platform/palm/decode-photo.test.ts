import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodePhoto } from './decode-photo.ts';
import { hostileFiles } from '../../../test/palm/hostile-files.ts';
import { countScans } from './jpeg-scans.ts';
import { jpegOfScans } from '../../../test/palm/many-scans.ts';

const gradient = (width: number, height: number) =>
  sharp(
    Uint8Array.from({ length: width * height * 3 }, (_, at) => Math.floor(at / 3) % 256),
    { raw: { width, height, channels: 3 } },
  );

describe('decoding', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('reads %s', async (format) => {
    const photo = await decodePhoto(await gradient(64, 48).toFormat(format).toBuffer());
    expect(photo).toMatchObject({ isPhoto: true, photo: { width: 64, height: 48 } });
  });

  it('reads what is told in several scans, as many encoders do', async () => {
    const bytes = await gradient(64, 48).jpeg({ mozjpeg: true }).toBuffer();
    expect(countScans(bytes)).toBeGreaterThan(1);
    expect(await decodePhoto(bytes)).toMatchObject({ isPhoto: true, photo: { width: 64 } });
    const slow = jpegOfScans({ width: 64, height: 48, scans: 32 });
    expect(await decodePhoto(slow)).toMatchObject({ isPhoto: true, photo: { width: 64 } });
  });

  it('shrinks a large photo, and still tells its own size', async () => {
    const photo = await decodePhoto(await gradient(2560, 1000).jpeg().toBuffer());
    expect(photo).toMatchObject({
      isPhoto: true,
      photo: { width: 2560, height: 1000, image: { width: 1280, height: 500 } },
    });
  });

  it('turns the photo the way the camera was held', async () => {
    const sideways = await gradient(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const photo = await decodePhoto(sideways);
    expect(photo).toMatchObject({ isPhoto: true, photo: { width: 48, height: 64 } });
  });

  it('puts white behind what is transparent, and colour into what is grey', async () => {
    const create = { width: 8, height: 8, channels: 4, background: '#00000000' } as const;
    const clear = await decodePhoto(await sharp({ create }).png().toBuffer());
    expect(clear).toMatchObject({
      isPhoto: true,
      photo: { image: { data: Buffer.alloc(192, 255) } },
    });
    const gray = await decodePhoto(await gradient(8, 8).greyscale().png().toBuffer());
    expect(gray.isPhoto && gray.photo.image.data).toHaveLength(192);
  });
});

describe('a file that is no photo', () => {
  let files: Awaited<ReturnType<typeof hostileFiles>>;
  beforeAll(async () => {
    files = await hostileFiles();
  });

  it('is refused with its reason, whatever it claims to be', async () => {
    for (const { name, bytes, reason } of files) {
      expect({ name, ...(await decodePhoto(bytes)) }).toEqual({ name, isPhoto: false, reason });
    }
  });
});
