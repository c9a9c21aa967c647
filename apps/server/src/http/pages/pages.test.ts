import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages.ts';

const ORIGIN = 'https://palm.example';
const built = (files: Record<string, string>) =>
  pagesOf(
    new Map(Object.entries(files).map(([route, text]) => [route, Buffer.from(text)])),
    ORIGIN,
  );
const textOf = (pages: ReturnType<typeof built>, route: string) =>
  pages.get(route)?.body.toString('utf8');

describe('the built pages', () => {
  it('carry the address they are served under, in all that engines read', () => {
    const pages = built({
      '/index.html': '<link rel="canonical" href="https://public-url.invalid/"/>',
      '/robots.txt': 'Sitemap: https://public-url.invalid/sitemap.xml',
      '/sitemap.xml': '<loc>https://public-url.invalid/terms</loc>',
    });
    expect(textOf(pages, '/index.html')).toBe(
      '<link rel="canonical" href="https://palm.example/"/>',
    );
    expect(textOf(pages, '/robots.txt')).toBe('Sitemap: https://palm.example/sitemap.xml');
    expect(textOf(pages, '/sitemap.xml')).toBe('<loc>https://palm.example/terms</loc>');
  });

  it('allow each inline script as it is served, and structured data not at all', () => {
    const pages = built({
      '/index.html':
        '<script>go("https://public-url.invalid")</script><script type="application/ld+json">{}</script><script src="/a.js"></script>',
    });
    const hash = createHash('sha256').update('go("https://palm.example")').digest('base64');
    expect(pages.get('/index.html')?.scriptHashes).toEqual([`'sha256-${hash}'`]);
  });

  it('leave hashed files as they are: their name promises their content', () => {
    const pages = built({ '/assets/a-1.js': 'const x = "https://public-url.invalid"' });
    expect(textOf(pages, '/assets/a-1.js')).toContain('public-url.invalid');
  });

  it('are sent as the build compressed them, else compressed on first use', async () => {
    const pages = built({
      '/assets/a-1.js': 'plain',
      '/assets/a-1.js.br': 'made by the build',
      '/b.txt': 'b',
    });
    expect((await pages.get('/assets/a-1.js')?.compressed('br'))?.toString()).toBe(
      'made by the build',
    );
    expect(pages.has('/assets/a-1.js.br')).toBe(false);
    const own = (await pages.get('/b.txt')?.compressed('br')) ?? Buffer.alloc(0);
    expect(brotliDecompressSync(own).toString()).toBe('b');
  });
});
