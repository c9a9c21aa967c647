import { readFileSync } from 'node:fs';
import { calls } from '@palm/contract/calls';
import { PALM_BUCKET } from '@palm/contract/limits';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newMember } from '../../../test/members.ts';
import { onEveryServer, visit, type Visitor } from '../../../test/running-server.ts';
import { sweep } from '../../keep-house.ts';

const PHOTO = new Uint8Array(
  readFileSync(
    new URL('../../../../../packages/palmistry/test/data/rendered-palm.jpg', import.meta.url),
  ),
);

async function keep({ call }: Visitor): Promise<void> {
  const { path } = await call(calls.uploadPalmPhoto, PHOTO);
  await call(calls.biometricAnalysis, { filePath: path, analysisType: 'palm', keepPhoto: true });
}

onEveryServer('a kept photo', (server) => {
  it('is shown to its owner, small, and deleted for good', async () => {
    const member = await newMember(server());
    await keep(member);
    const { photos } = await member.call(calls.listPalmPhotos, {});
    expect(photos).toHaveLength(1);
    const id = photos[0]?.id ?? '';
    const { dataUrl } = await member.call(calls.getPalmPhoto, { id });
    const picture = await sharp(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')).metadata();
    expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(720);

    await member.call(calls.deletePalmPhoto, { id });
    expect(await server().deps.storage.list(PALM_BUCKET, member.userId)).toEqual([]);
    expect(await member.call(calls.listPalmPhotos, {})).toEqual({ photos: [] });
    await expect(member.call(calls.getPalmPhoto, { id })).rejects.toThrow('not_found');
  });

  it('is nobody else’s to see or delete', async () => {
    const owner = await newMember(server());
    await keep(owner);
    const { photos } = await owner.call(calls.listPalmPhotos, {});
    const id = photos[0]?.id ?? '';
    const other = await newMember(server());
    expect(await other.call(calls.listPalmPhotos, {})).toEqual({ photos: [] });
    for (const call of [calls.getPalmPhoto, calls.deletePalmPhoto]) {
      await expect(other.call(call, { id })).rejects.toThrow('not_found');
      await expect(visit(server().url).call(call, { id })).rejects.toThrow('signed_out');
    }
    expect(await server().deps.storage.list(PALM_BUCKET, owner.userId)).toHaveLength(1);
  });

  it('outlives the day after which those go that nobody looked at', async () => {
    const member = await newMember(server());
    const { deps } = server();
    await keep(member);
    const { path } = await member.call(calls.uploadPalmPhoto, PHOTO);
    await sweep(deps);
    expect(await deps.storage.list(PALM_BUCKET, member.userId)).toHaveLength(2);
    server().pass(25 * 3_600_000);
    await sweep(deps);
    const left = await deps.storage.list(PALM_BUCKET, member.userId);
    expect(left).toHaveLength(1);
    expect(left).not.toContain(path);
  });
});
