import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = 'src/entry.deferred.ts';
const ADDRESS = 'virtual:deferred-entry';

/**
 * Builds the entry of deferred pages beside the router's own entry. The build of the pages, which comes second, imports
 * its address, the text of the style sheet and the code of the live parts' components from `virtual:deferred-entry`.
 */
export function deferredEntry(livePartFiles: ReadonlySet<string>): Plugin {
  return {
    name: 'deferred-entry',
    buildStart() {
      const { name, mode, config } = this.environment;
      if (name === 'client' && mode === 'build')
        this.emitFile({ type: 'chunk', id: path.join(config.root, ENTRY) });
    },
    resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : null),
    async load(id) {
      if (id !== `\0${ADDRESS}`) return null;
      const { config, mode } = this.environment;
      // In development no page is deferred.
      if (mode !== 'build')
        return "export default ''; export const styles = ''; export const livePartCode = ''";
      const { client } = this.environment.getTopLevelConfig().environments;
      const built = (file: string) =>
        readFile(path.resolve(config.root, client?.build.outDir ?? '', file), 'utf8');
      const manifest: Record<string, { file: string }> = JSON.parse(
        await built('.vite/manifest.json'),
      );
      // There is one style sheet.
      const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
      const address = JSON.stringify(config.base + manifest[ENTRY]?.file);
      const styles = JSON.stringify(await built(sheet?.file ?? ''));
      const code = await Promise.all([...livePartFiles].map((file) => readFile(file, 'utf8')));
      const livePartCode = JSON.stringify(code.join('\n'));
      return `export default ${address}; export const styles = ${styles}; export const livePartCode = ${livePartCode};`;
    },
  };
}
