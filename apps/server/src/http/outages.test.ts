import { readFileSync } from 'node:fs';
import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { newMember } from '../../test/members.ts';
import { closedDatabase } from '../../test/outages/closed-database.ts';
import { onEveryServer, onPostgresServer, visit } from '../../test/running-server.ts';
import { startS3StandIn } from '../../test/stand-ins/s3.ts';

const PHOTO = new Uint8Array(
  readFileSync(
    new URL('../../../../packages/palmistry/test/data/rendered-palm.jpg', import.meta.url),
  ),
);

const readiness = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.json()];
};

onPostgresServer('a server whose database is down', (server) => {
  it('says so, is not ready, and serves again when the database is back', async () => {
    const { url, deps } = server();
    const member = await newMember(server());
    const { open } = await closedDatabase(deps.config.databaseUrl ?? '');
    expect(await readiness(url)).toEqual([
      503,
      { status: 'not ready', reason: 'the database is down' },
    ]);
    for (const attempt of [
      () => member.call(calls.getProfile, {}),
      () => visit(url).call(calls.signIn, { email: member.email, password: 'six wise owls' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'unavailable', retryAfterMs: 5000 });
    }
    await open();
    expect(await readiness(url)).toEqual([200, { status: 'ready' }]);
    expect(await member.call(calls.getProfile, {})).toBeNull();
  });
});

onEveryServer(
  'a server whose disk is full',
  (server) => {
    it('is not ready', async () => {
      expect(await readiness(server().url)).toEqual([
        503,
        { status: 'not ready', reason: 'the disk is full' },
      ]);
    });
  },
  { MIN_FREE_DISK_MB: '1000000000000' },
);

onEveryServer(
  'a server whose store of files is down',
  (server) => {
    it('says so, and serves what needs no file', async () => {
      const member = await newMember(server());
      const upload = member.call(calls.uploadPalmPhoto, PHOTO);
      await expect(upload).rejects.toMatchObject({ code: 'unavailable' });
      expect(await member.call(calls.getProfile, {})).toBeNull();
    });
  },
  async () => {
    const standIn = await startS3StandIn();
    await standIn.stop();
    const { options } = standIn;
    return {
      S3_ENDPOINT: options.endpoint,
      S3_BUCKET: options.bucket,
      S3_ACCESS_KEY_ID: options.accessKeyId,
      S3_SECRET_ACCESS_KEY: options.secretAccessKey,
    };
  },
);
