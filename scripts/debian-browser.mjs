import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPath, unpackDebianPackages } from './debian-packages.mjs';

/** Liberation for the metrics of the usual faces, DejaVu for symbols: without fonts, no text. */
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation', 'fonts-dejavu-core'];

/** Relative to itself, so that the folder can be renamed. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">root/usr/share/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>sans-serif</family><prefer><family>Liberation Sans</family><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>Liberation Serif</family><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>Liberation Mono</family><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;

/** @param {string} folder */
export async function fetchDebianBrowser(folder) {
  await unpackDebianPackages(folder, { choose: () => PACKAGES });
  writeFileSync(join(folder, 'fonts.conf'), FONTS_CONF);
}

/** @param {string} folder */
export const unpackedBrowser = (folder) => ({
  executablePath: join(folder, 'root/usr/lib/chromium/chromium-headless-shell'),
  env: { LD_LIBRARY_PATH: libraryPath(folder), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
});
