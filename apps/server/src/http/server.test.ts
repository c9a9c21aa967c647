import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { newMember } from '../../test/members.ts';
import { onOneServer } from '../../test/running-server.ts';

onOneServer('the server', (server) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server().url + path, { headers });

  it('is alive, ready and measured', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
    expect(await (await get('/metrics')).text()).toContain(
      'http_request_duration_seconds_bucket{le="0.005",route="/readyz"',
    );
  });

  it('serves a page with a policy that names its inline scripts and no others', async () => {
    const response = await get('/');
    const page = await readFile(
      new URL('../../test/web-build/index.html', import.meta.url),
      'utf8',
    );
    const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(await response.text()).toBe(page);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers not modified to who has the page', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  });

  it('answers an unknown path with the not-found page and its true status', async () => {
    for (const path of [
      '/no-such-page',
      '/../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/index.html/x',
    ]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Oops! Page not found');
    }
  });

  it('leads an address in capitals to its page', async () => {
    const { status, headers } = await fetch(`${server().url}/Index.html?next=%2FProfile`, {
      redirect: 'manual',
    });
    expect([status, headers.get('location')]).toEqual([308, '/index.html?next=%2FProfile']);
  });

  it('describes every call it answers, for programs and for people', async () => {
    const described = (await (await get('/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const paths = Object.entries(described.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const names = Object.values(calls).map(
      ({ method, name }) => `${method.toLowerCase()} /functions/v1/${name}`,
    );
    expect(paths.toSorted()).toEqual(names.toSorted());
    const page = await (await get('/docs/api')).text();
    const anchors = [...page.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id);
    const linked = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors).toHaveLength(Object.keys(calls).length);
    expect(linked).toEqual(anchors);
  });

  it('keeps the mail it wrote where this machine can read it, by address', async () => {
    const { email } = await newMember(server());
    const mails = (await (await get(`/dev/mailbox.json?to=${email}`)).json()) as Record<
      string,
      unknown
    >[];
    expect(mails).toHaveLength(1);
    expect(Object.keys(mails[0] ?? {}).toSorted()).toEqual([
      'headers',
      'html',
      'sentAt',
      'subject',
      'text',
      'to',
    ]);
    expect(await (await get('/dev/mailbox')).text()).toContain(email);
  });
});

onOneServer(
  'a server in production',
  (server) => {
    it('has no local mailbox', async () => {
      expect((await fetch(`${server().url}/dev/mailbox`)).status).toBe(404);
      expect((await fetch(`${server().url}/dev/mailbox.json`)).status).toBe(404);
    });

    it('refuses to show its figures', async () => {
      expect((await fetch(`${server().url}/metrics`)).status).toBe(404);
    });

    it('behind https sends cookies over nothing else, and says so', async () => {
      const response = await fetch(`${server().url}/functions/v1/start-google`, { method: 'POST' });
      expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    });
  },
  { NODE_ENV: 'production', PUBLIC_URL: 'https://palm.example' },
);

onOneServer(
  'a server in production with a token for its figures',
  (server) => {
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${server().url}/metrics`, { headers })).status;

    it('tells them to who shows the token', async () => {
      expect(await statusWith({ authorization: 'Bearer a long token' })).toBe(200);
      expect(await statusWith({ authorization: 'Bearer another' })).toBe(401);
      expect(await statusWith({})).toBe(401);
    });
  },
  { NODE_ENV: 'production', PUBLIC_URL: 'https://palm.example', METRICS_TOKEN: 'a long token' },
);
