import type { Plugin } from 'vite';

/** A file that renders with Preact: its components are compiled for Preact, and so is every component they import. */
const RENDERS_WITH_PREACT = /\.preact\.ts$/;
const COMPONENT = /\.tsx$/;
const LIBRARY = /\/node_modules\//;
const FOR_PREACT = '?preact';

/**
 * Lets one component be rendered by React in the app and by Preact on a deferred page: each renderer has its own
 * compiled copy. Files without JSX stay the same module in both; `used` collects all of them,
 * as the app knows them.
 */
export function preactFiles(used: Set<string>): Plugin {
  return {
    name: 'preact-files',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined) return null;
      const isForPreact = importer.endsWith(FOR_PREACT);
      if (!isForPreact && !RENDERS_WITH_PREACT.test(importer)) return null;
      const from = isForPreact ? importer.slice(0, -FOR_PREACT.length) : importer;
      const found = await this.resolve(source, from, { skipSelf: true });
      if (found === null || LIBRARY.test(found.id) || RENDERS_WITH_PREACT.test(found.id))
        return found;
      used.add(found.id);
      return COMPONENT.test(found.id) ? found.id + FOR_PREACT : found;
    },
    transform(code, id) {
      if (!id.endsWith(FOR_PREACT)) return null;
      return { code: `/** @jsxImportSource preact */ ${code}`, map: null };
    },
  };
}
