import { readFileSync } from 'node:fs';
import { calls } from '@palm/contract/calls';
import { PALM_BUCKET } from '@palm/contract/limits';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newMember } from '../../../test/members.ts';
import { onOneServer, visit, type Visitor } from '../../../test/running-server.ts';
import { runAllTasks } from '../../../test/run-all-tasks.ts';

const PHOTO = new Uint8Array(
  readFileSync(
    new URL('../../../../../packages/palmistry/test/data/rendered-palm.jpg', import.meta.url),
  ),
);

async function keep({ call }: Visitor): Promise<void> {
  const { path } = await call(calls.uploadPalmPhoto, PHOTO);
  await call(calls.biometricAnalysis, { filePath: path, analysisType: 'palm', keepPhoto: true });
}

onOneServer('a kept photo', (server) => {
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

  it('cannot be seen or deleted by another user', async () => {
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

  it('stays when photos that were never read are deleted after a day', async () => {
    const member = await newMember(server());
    const { deps } = server();
    await keep(member);
    const { path } = await member.call(calls.uploadPalmPhoto, PHOTO);
    await runAllTasks(deps);
    expect(await deps.storage.list(PALM_BUCKET, member.userId)).toHaveLength(2);
    server().pass(25 * 3_600_000);
    await runAllTasks(deps);
    const left = await deps.storage.list(PALM_BUCKET, member.userId);
    expect(left).toHaveLength(1);
    expect(left).not.toContain(path);
  });
});

onOneServer('a photo that was never read', (server) => {
  const photosOf = ({ userId }: { userId: string }) =>
    server().deps.storage.list(PALM_BUCKET, userId);

  it('makes room for the next one, but not while it may still be in hand', async () => {
    const member = await newMember(server());
    await keep(member);
    const { path: first } = await member.call(calls.uploadPalmPhoto, PHOTO);
    const { path: second } = await member.call(calls.uploadPalmPhoto, PHOTO);
    const [kept] = await photosOf(member);
    expect(await photosOf(member)).toEqual([kept, first, second]);
    server().pass(121_000);
    const { path: third } = await member.call(calls.uploadPalmPhoto, PHOTO);
    expect(await photosOf(member)).toEqual([kept, third]);
  });

  it('is one of at most 20 that a person sends in a quarter of an hour', async () => {
    const member = await newMember(server());
    const grey = { width: 64, height: 64, channels: 3, background: '#888' } as const;
    const small = await sharp({ create: grey }).png().toBuffer();
    for (let time = 0; time < 20; time += 1) await member.call(calls.uploadPalmPhoto, small);
    const more = member.call(calls.uploadPalmPhoto, small);
    await expect(more).rejects.toThrow('too_many_requests');
    const other = await newMember(server());
    await other.call(calls.uploadPalmPhoto, small);
  });
});
