import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fillCachedFolder, findCachedFolder } from './cached-folder.mjs';
import { FONTS, FONTS_CONF } from './debian-browser.mjs';
import { libraryPath, unpackDebianPackages } from './debian-packages.mjs';

/*
 * Firefox and WebKitGTK as Debian has them, unpacked into folders of the cache. Nothing is installed.
 */

/** @param {string} folder */
const surroundings = (folder) => ({
  LD_LIBRARY_PATH: libraryPath(folder),
  FONTCONFIG_FILE: join(folder, 'fonts.conf'),
});

/** @param {string} folder */
export const firefoxIn = (folder) => ({
  path: join(folder, 'root/usr/lib/firefox-esr/firefox-esr'),
  env: surroundings(folder),
});

/**
 * WebKit looks for its own processes under /usr and nowhere else. They are laid over it in a namespace that only the
 * driver and what it starts can see, and that ends with them.
 * @param {string} folder
 */
export function webKitIn(folder) {
  const home = join(tmpdir(), `webkit-home-${process.pid}`);
  mkdirSync(home, { recursive: true });
  const start = [
    'mount -t overlay overlay -o "lowerdir=$UNPACKED/usr:/usr" /usr',
    // By its abstract socket alone: it is ended without a chance to take lock and socket files away.
    'Xvfb ":$0" -screen 0 1280x1024x24 -nolock -nolisten tcp -nolisten unix & sleep 1',
    'DISPLAY=":$0" exec WebKitWebDriver "--port=$0"',
  ].join(' && ');
  const own = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const asRoot = userInfo().uid === 0 ? [] : ['--map-root-user'];
  const [libraries = ''] = libraryPath(folder).split(':');
  return {
    /** @type {(port: number) => [string, string[]]} */
    command: (port) => ['unshare', [...asRoot, ...own, 'sh', '-c', start, String(port)]],
    miniBrowser: join(libraries.slice(join(folder, 'root').length), 'webkit2gtk-4.1/MiniBrowser'),
    env: {
      ...surroundings(folder),
      UNPACKED: join(folder, 'root'),
      HOME: home,
      XDG_RUNTIME_DIR: home,
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  };
}

const BROWSERS = {
  firefox: { packages: ['firefox-esr'], file: 'usr/lib/firefox-esr/firefox-esr' },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], file: 'usr/bin/WebKitWebDriver' },
};

/**
 * The folder with that browser, fetched where it is not there yet.
 * @param {keyof typeof BROWSERS} name
 */
export async function otherBrowser(name) {
  const { packages, file } = BROWSERS[name];
  /** @param {string} folder */
  const isUsable = async (folder) => existsSync(join(folder, 'root', file));
  const known = await findCachedFolder(name, isUsable);
  if (known) return known;
  console.log(`Getting ${name} (about a minute, once) …`);
  return fillCachedFolder(name, isUsable, async (folder) => {
    await unpackDebianPackages(folder, { choose: () => [...packages, ...FONTS] });
    writeFileSync(join(folder, 'fonts.conf'), FONTS_CONF);
  });
}
