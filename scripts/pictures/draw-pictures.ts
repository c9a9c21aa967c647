import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserFromEnv } from '../browser.mjs';
import { inCheckout } from '../checkout.mjs';
import { type ShareCard, shareCards } from './share-cards.ts';

/**
 * Draws what the web app carries as pixels: the cards of shared links and the icons of the installed
 * app. Run by hand after the look has changed (`npm run pictures`); the pictures are committed.
 */

const PUBLIC = inCheckout('apps', 'web', 'public');
const COLOURS = 48;

const fontFace = async (family: string, file: string, style: string): Promise<string> => {
  const font = await readFile(inCheckout('node_modules', '@fontsource-variable', file));
  return `@font-face{font-family:${family};font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
};

const fonts = (
  await Promise.all([
    fontFace('Fraunces', 'fraunces/files/fraunces-latin-opsz-normal.woff2', 'normal'),
    fontFace('Fraunces', 'fraunces/files/fraunces-latin-opsz-italic.woff2', 'italic'),
    fontFace('Outfit', 'outfit/files/outfit-latin-wght-normal.woff2', 'normal'),
  ])
).join('');

const STYLE = `${fonts}
:root{--ground:#0f1218;--paper:#f0e7d3;--dim:#b4ab97;--brass:#cda85f;--bright:#ecca83;--fine:rgb(240 231 211 / 42%);--line:#2b3341;--verdigris:#7fb29b;--ember:#e07a5f}
*{box-sizing:border-box;margin:0}body{background:var(--ground);color:var(--paper)}
.card{width:1200px;height:630px;padding:64px 72px;display:grid;grid-template-columns:1fr 470px;column-gap:48px;align-items:center;border:14px solid var(--ground);outline:1px solid var(--line);outline-offset:-28px;font-family:Outfit;overflow:hidden}
.label{color:var(--brass);font-size:21px;font-weight:500;letter-spacing:.14em;text-transform:uppercase}
h1{font:380 84px/1.04 Fraunces;font-variation-settings:'opsz' 144;letter-spacing:-.012em;text-wrap:balance;margin:22px 0 26px}h1 i{color:var(--bright)}
.line{color:var(--dim);font-size:29px;line-height:1.42;text-wrap:balance}
.brand{margin-top:48px;font:400 33px Fraunces}.brand i{color:var(--brass)}
.card svg{width:470px;height:470px}
.icon{width:512px;height:512px}.icon svg{display:block;width:100%;height:100%}`;

const documentOf = (content: string): string =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${content}`;

const cardOf = ({ label, title, line, engraving }: ShareCard): string =>
  `<div class="card"><div><p class="label">${label}</p><h1>${title}</h1><p class="line">${line}</p><p class="brand">Palm <i>&amp;</i> Soul</p></div>${engraving}</div>`;

/** Line work on one ground: a few dozen colours hold it, at a third of the bytes. */
async function draw(page: Page, content: string, selector: string): Promise<Buffer> {
  await page.setContent(documentOf(content));
  await page.evaluate(() => document.fonts.ready);
  return page.locator(selector).screenshot();
}

const small = (picture: Buffer, widthPx: number): Promise<Buffer> =>
  sharp(picture)
    .resize(widthPx)
    .png({ palette: true, colours: COLOURS, effort: 10, compressionLevel: 9 })
    .toBuffer();

async function drawIcons(page: Page): Promise<void> {
  const icon = await readFile(`${PUBLIC}/icon.svg`, 'utf8');
  const plain = await draw(page, `<div class="icon">${icon}</div>`, '.icon');
  // A launcher may cut a maskable icon to a circle of 80 %: the drawing keeps clear of its edge.
  const inset = icon
    .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
    .replace('<rect width="64" height="64" rx="4"', '<rect x="-8" y="-8" width="80" height="80"');
  const whole = await draw(page, `<div class="icon">${inset}</div>`, '.icon');
  const files = [
    ['icon-192.png', plain, 192],
    ['icon-512.png', plain, 512],
    ['maskable-512.png', whole, 512],
    ['apple-touch-icon.png', whole, 180],
  ] as const;
  for (const [name, picture, widthPx] of files)
    await writeFile(`${PUBLIC}/icons/${name}`, await small(picture, widthPx));
}

const found: { executablePath?: string; env?: Record<string, string> } = JSON.parse(
  await browserFromEnv(),
);
const browser = await chromium.launch({
  ...(found.executablePath ? { executablePath: found.executablePath } : {}),
  ...(found.env ? { env: { ...process.env, ...found.env } } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const card of shareCards)
  await writeFile(
    `${PUBLIC}/share/${card.name}.png`,
    await small(await draw(page, cardOf(card), '.card'), 1200),
  );
await drawIcons(page);
await browser.close();
