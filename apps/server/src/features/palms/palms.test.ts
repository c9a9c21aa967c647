import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { calls } from '@palm/contract/calls';
import { PALM_BUCKET, PALM_IMAGE_MAX_BYTES, PALM_PREVIEW_MAX_CHARS } from '@palm/contract/limits';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { newMember } from '../../../test/members.ts';
import { onOneServer, type Visitor } from '../../../test/running-server.ts';
import { palmScans } from '../../platform/db/schema.ts';
import { jpegOfScans } from '../../../test/palm/many-scans.ts';
import { giveTestPlan } from '../subscriptions/give-test-plan.ts';

const photo = (name: string): Uint8Array =>
  readFileSync(
    new URL(`../../../../../packages/palmistry/test/data/rendered-${name}.jpg`, import.meta.url),
  );

const analyse = async (visitor: Visitor, bytes: Uint8Array, keepPhoto = false) => {
  const { path } = await visitor.call(calls.uploadPalmPhoto, bytes);
  return visitor.call(calls.biometricAnalysis, { filePath: path, analysisType: 'palm', keepPhoto });
};

onOneServer('a palm', (server) => {
  it('is read once for a free user, who sees the beginning of it and their lines', async () => {
    const member = await newMember(server());
    const reading = await analyse(member, photo('palm'));
    expect(reading.isPreview).toBe(true);
    expect(reading.parts).toHaveLength(2);
    expect(reading.parts[0]?.cites.length).toBeGreaterThan(0);
    expect(reading.analysis).toContain('Complete your profile');
    expect(reading.palm.lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['heart', 'head', 'life']),
    );
    expect(reading.palm.joints).toHaveLength(21);
    expect(reading.palm.lines.every(({ length = 0 }) => length > 0)).toBe(true);
    expect(reading.title).toBeTruthy();
    await expect(analyse(member, photo('palm-other'))).rejects.toThrow('scan_limit');
    expect(await member.call(calls.palmAllowance, {})).toMatchObject({
      scansUsed: 1,
      scansAllowed: 1,
    });
  });

  it('is shown again to its owner alone, who may have lost the page, until it is forgotten', async () => {
    const [member, other] = [await newMember(server()), await newMember(server())];
    expect(await member.call(calls.lastPalmReading, {})).toBeNull();
    const reading = await analyse(member, photo('palm'));
    expect(await member.call(calls.lastPalmReading, {})).toEqual({ ...reading, isSaved: false });
    expect(await other.call(calls.lastPalmReading, {})).toBeNull();
    await member.call(calls.saveReading, { scanId: reading.scanId });
    expect(await member.call(calls.lastPalmReading, {})).toEqual({ ...reading, isSaved: true });
    await server()
      .deps.db.system.update(palmScans)
      .set({ shown: null })
      .where(eq(palmScans.id, reading.scanId));
    expect(await member.call(calls.lastPalmReading, {})).toBeNull();
  });

  it('is read in full in the trial, and once', async () => {
    const member = await newMember(server());
    await giveTestPlan(server().deps, member.userId, 'trial');
    const reading = await analyse(member, photo('palm'));
    expect(reading.isPreview).toBe(false);
    // Three findings at least and a last word: far more than the paragraph of a preview.
    expect(reading.parts.length).toBeGreaterThan(3);
    expect(reading.analysis.length).toBeGreaterThan(2 * PALM_PREVIEW_MAX_CHARS);
    const known = new Set(reading.palm.findings.map(({ id }) => id));
    for (const cite of reading.parts.flatMap(({ cites }) => cites)) expect(known).toContain(cite);
    await expect(analyse(member, photo('palm'))).rejects.toThrow('scan_limit');
  });

  it('says the same twice of one photo, and something else of another hand', async () => {
    const member = await newMember(server());
    await giveTestPlan(server().deps, member.userId, 'premium');
    const first = await analyse(member, photo('palm'));
    const again = await analyse(member, photo('palm'));
    const other = await analyse(member, photo('palm-other'));
    expect(again.analysis).toBe(first.analysis);
    expect(again.palm).toEqual(first.palm);
    expect(other.analysis).not.toBe(first.analysis);
  });

  it('takes no scan and leaves no photo when it is not one, and says why', async () => {
    const member = await newMember(server());
    const refused = await analyse(member, photo('back')).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'invalid_image', reason: 'back-of-hand' });
    expect(await server().deps.storage.list(PALM_BUCKET, member.userId)).toEqual([]);
    expect((await member.call(calls.palmAllowance, {})).scansUsed).toBe(0);
  });

  it('leaves no photo behind unless it is to be kept', async () => {
    const member = await newMember(server());
    await giveTestPlan(server().deps, member.userId, 'premium');
    await analyse(member, photo('palm'));
    expect(await server().deps.storage.list(PALM_BUCKET, member.userId)).toEqual([]);
    await analyse(member, photo('palm'), true);
    const [kept] = await server().deps.storage.list(PALM_BUCKET, member.userId);
    expect(kept).toMatch(new RegExp(`^${member.userId}/\\d+\\.jpg$`));
  });

  it('is read once though two tabs ask at once', async () => {
    const member = await newMember(server());
    const asked = await Promise.allSettled([
      analyse(member, photo('palm')),
      analyse(member, photo('palm-other')),
    ]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await member.call(calls.palmAllowance, {})).scansUsed).toBe(1);
  });
});

onOneServer('a photo', (server) => {
  let member: Awaited<ReturnType<typeof newMember>>;
  beforeAll(async () => {
    member = await newMember(server());
  });

  it.each([
    ['nothing', new Uint8Array(), 'photo_wrong_type'],
    [
      'a page named .jpg',
      new TextEncoder().encode('<html><script>alert(1)</script></html>'),
      'photo_wrong_type',
    ],
    [
      'a drawing',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'photo_wrong_type',
    ],
    ['half a photo', photo('palm').slice(0, 4000), 'invalid_image'],
    [
      'the head of a photo and a page behind it',
      Buffer.concat([photo('palm').slice(0, 20), Buffer.from('<html>')]),
      'invalid_image',
    ],
  ])('that is %s is refused and not stored', async (_, bytes, code) => {
    await expect(member.call(calls.uploadPalmPhoto, bytes)).rejects.toThrow(code);
    expect(await server().deps.storage.list(PALM_BUCKET, member.userId)).toEqual([]);
  });

  it('that would take minutes to decode is refused, and the next one is read', async () => {
    const slow = jpegOfScans({ width: 8000, height: 6250, scans: 2647 });
    const refused = await member.call(calls.uploadPalmPhoto, slow).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'invalid_image', reason: 'too-complex' });
    expect(await server().deps.storage.list(PALM_BUCKET, member.userId)).toEqual([]);
    expect((await analyse(await newMember(server()), photo('palm'))).isPreview).toBe(true);
  });

  it('of 10 MB and one byte is refused', async () => {
    const bytes = new Uint8Array(PALM_IMAGE_MAX_BYTES + 1);
    bytes.set(photo('palm'));
    await expect(member.call(calls.uploadPalmPhoto, bytes)).rejects.toThrow('photo_too_large');
  });

  it('is stored without what the camera wrote into it', async () => {
    const tagged = await sharp(photo('palm'))
      .withExif({ IFD0: { Copyright: 'a photographer', ImageDescription: 'my kitchen' } })
      .toBuffer();
    const { path } = await member.call(calls.uploadPalmPhoto, tagged);
    const stored = await server().deps.storage.get(PALM_BUCKET, path);
    expect((await sharp(stored?.bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(stored?.bytes ?? []).includes('my kitchen')).toBe(false);
  });

  it("of another person, or outside one's own folder, is not there", async () => {
    const { path } = await member.call(calls.uploadPalmPhoto, photo('palm'));
    const other = await newMember(server());
    for (const filePath of [
      path,
      `${other.userId}/../${path}`,
      `${other.userId}/1.jpg`,
      '/etc/passwd',
    ]) {
      const asked = other.call(calls.biometricAnalysis, { filePath, analysisType: 'palm' });
      await expect(asked).rejects.toThrow('not_found');
    }
    expect(await server().deps.storage.get(PALM_BUCKET, path)).not.toBeNull();
  });
});

onOneServer('a saved reading', (server) => {
  it('is kept as it was shown, once, and is listed newest first', async () => {
    const member = await newMember(server());
    await giveTestPlan(server().deps, member.userId, 'premium');
    const first = await analyse(member, photo('palm'));
    const second = await analyse(member, photo('palm-other'));
    for (const { scanId } of [first, first, second])
      await member.call(calls.saveReading, { scanId });
    const { readings } = await member.call(calls.listSavedReadings, {});
    expect(readings.map(({ analysis_result }) => analysis_result)).toEqual([
      expect.objectContaining({ text: second.analysis }),
      expect.objectContaining({ text: first.analysis }),
    ]);
    expect(readings[0]).toMatchObject({
      analysis_type: 'palm',
      file_path: 'saved_reading',
      user_id: member.userId,
    });
  });

  it('is limited to ten for a subscriber', async () => {
    const member = await newMember(server());
    await giveTestPlan(server().deps, member.userId, 'premium');
    const { deps } = server();
    const scans = await deps.db.system
      .insert(palmScans)
      .values(
        Array.from({ length: 11 }, () => ({
          userId: member.userId,
          shown: { text: 'seen' },
          createdAt: deps.clock.now(),
        })),
      )
      .returning();
    const saving = await Promise.allSettled(
      scans.map(({ id }) => member.call(calls.saveReading, { scanId: id })),
    );
    expect(saving.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(saving.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'storage_limit' },
    });
  });

  it('is limited to one for everybody else, and deleting it gives no new scan', async () => {
    const member = await newMember(server());
    const { scanId } = await analyse(member, photo('palm'));
    const { id } = await member.call(calls.saveReading, { scanId });
    const stranger = await newMember(server());
    await expect(stranger.call(calls.deleteSavedReading, { id })).rejects.toThrow('reading_gone');
    await expect(stranger.call(calls.saveReading, { scanId })).rejects.toThrow('reading_gone');
    await member.call(calls.deleteSavedReading, { id });
    expect((await member.call(calls.listSavedReadings, {})).readings).toEqual([]);
    await expect(analyse(member, photo('palm'))).rejects.toThrow('scan_limit');
  });

  it('cannot be made of a scan that never was', async () => {
    const member = await newMember(server());
    const saving = member.call(calls.saveReading, { scanId: randomUUID() });
    await expect(saving).rejects.toThrow('reading_gone');
  });
});
