import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPath, unpackDebianPackages } from './debian-packages.mjs';

/** Liberation for the metrics of the usual faces, DejaVu for symbols: without fonts, no text. */
export const FONTS = ['fonts-liberation', 'fonts-dejavu-core'];

/**
 * @param {string[]} asked
 * @param {string[]} given
 */
const standIns = (asked, given) => {
  const families = given.map((name) => `<family>${name}</family>`).join('');
  return asked
    .map(
      (name) =>
        `<alias binding="same"><family>${name}</family><prefer>${families}</prefer></alias>`,
    )
    .join('\n  ');
};

/** Paths relative to the file itself, so that the folder can be renamed. */
export const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">root/usr/share/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  ${standIns(['sans-serif', 'system-ui', 'Arial', 'Helvetica'], ['Liberation Sans', 'DejaVu Sans'])}
  ${standIns(['serif', 'Times New Roman', 'Georgia'], ['Liberation Serif', 'DejaVu Serif'])}
  ${standIns(['monospace', 'Courier New'], ['Liberation Mono', 'DejaVu Sans Mono'])}
</fontconfig>
`;

/** @param {string} folder */
export async function fetchDebianBrowser(folder) {
  await unpackDebianPackages(folder, { choose: () => ['chromium-headless-shell', ...FONTS] });
  writeFileSync(join(folder, 'fonts.conf'), FONTS_CONF);
}

/** @param {string} folder */
export const unpackedBrowser = (folder) => ({
  executablePath: join(folder, 'root/usr/lib/chromium/chromium-headless-shell'),
  env: { LD_LIBRARY_PATH: libraryPath(folder), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
});
