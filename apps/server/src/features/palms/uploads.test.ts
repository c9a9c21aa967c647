import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { calls } from '@palm/contract/calls';
import { PALM_BUCKET, PALM_IMAGE_MAX_BYTES } from '@palm/contract/limits';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer } from '../../../test/running-server.ts';
import { refuse } from '../../http/answers/refusal.ts';
import { storePhoto } from './store-photo.ts';

let photo: Buffer;
beforeAll(async () => {
  const grey = { width: 64, height: 64, channels: 3, background: '#888' } as const;
  photo = await sharp({ create: grey }).jpeg().toBuffer();
});

async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.resume();
}

onOneServer('an upload', (server) => {
  type Member = Awaited<ReturnType<typeof newMember>>;

  const begin = ({ token }: Member, headers: Record<string, string | number>): ClientRequest => {
    const sent = request(`${server().url}/functions/v1/upload-palm-photo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    sent.on('error', () => undefined);
    sent.write(photo);
    return sent;
  };

  it('is refused before its body is read where the person has three under way', async () => {
    const member = await newMember(server());
    const unfinished = Array.from({ length: 4 }, () => begin(member, { 'content-length': 9e6 }));
    const { statusCode, headers } = await Promise.race(unfinished.map(answerTo));
    expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
    for (const sent of unfinished) sent.destroy();
    await eventually(() => member.call(calls.uploadPalmPhoto, photo));
  });

  it('of unknown length is taken, and cut off where it grows beyond 10 MB', async () => {
    const member = await newMember(server());
    const whole = begin(member, { 'transfer-encoding': 'chunked' });
    whole.end();
    expect((await answerTo(whole)).statusCode).toBe(200);
    const endless = begin(member, { 'transfer-encoding': 'chunked' });
    const answered = answerTo(endless);
    endless.write(Buffer.alloc(PALM_IMAGE_MAX_BYTES));
    expect((await answered).statusCode).toBe(413);
    endless.destroy();
  });

  it('has a path of its own, though another came in the same millisecond', async () => {
    const member = await newMember(server());
    const { deps } = server();
    const actor = await deps.tokens.access.actorOf(member.token ?? '');
    if (!actor) throw new Error('the token has no user');
    const now = deps.clock.now();
    const frozen = { ...deps, clock: { now: () => now } };
    const store = () => storePhoto(frozen, actor, { bytes: async () => photo }, refuse);
    const paths = await Promise.all([store(), store(), store()]);
    expect(new Set(paths).size).toBe(3);
    expect(await deps.storage.list(PALM_BUCKET, member.userId)).toEqual(paths.toSorted());
    for (const path of paths) expect(path).toMatch(/^[0-9a-f-]{36}\/\d+\.jpg$/);
  });
});
