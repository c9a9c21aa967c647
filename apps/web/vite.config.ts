import { SERVED_BY_SERVER } from '@palm/contract/site';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { tonightAt } from './src/features/sky/tonight-at.ts';
import { deferredEntry } from './vite-plugins/deferred-entry.ts';
import { preactFiles } from './vite-plugins/preact-files.ts';

function proxyTo(origin: string | undefined) {
  if (origin === undefined) return {};
  return Object.fromEntries(SERVED_BY_SERVER.map((path) => [path, { target: origin }]));
}

/** Pages and scripts are built one after the other and must agree, so the moment is that of the day. */
const noonOfToday = (): number => new Date().setUTCHours(12, 0, 0, 0);
const eveningOfToday = (): number => new Date().setUTCHours(21, 0, 0, 0);

/** The files that the live parts of a deferred page import, and the app too. */
const usedByPreact = new Set<string>();

/** What a page with a reading, a chart or a plate needs, and what one with a form needs. */
const OF_READINGS =
  /web\/src\/(?:features\/(?:readings|chart)|lib\/receipts|ui\/(?:reading|plates))\//;
const OF_FORMS = /web\/src\/(?:features\/birth|ui\/form)\//;
const isOfReadings = (id: string): boolean => OF_READINGS.test(id) && !usedByPreact.has(id);
const isInNoGroup = (id: string): boolean => !isOfReadings(id) && !OF_FORMS.test(id);

/** What the entry of deferred pages imports, and the app too. */
const OF_BOTH_ENTRIES =
  /src\/(?:start-page|lib\/(?:deferred-hydration\/(?:is-visitor|load-app-on-use)|user\/viewer))\.ts|vite\/preload-helper/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), deferredEntry(usedByPreact), preactFiles(usedByPreact)],
  define: {
    'import.meta.env.SKY_AT_BUILD': JSON.stringify(tonightAt(noonOfToday(), eveningOfToday())),
    'import.meta.env.PRINTED_AT': JSON.stringify(noonOfToday()),
  },
  // Inlined fonts and pictures would sit in the render-blocking style sheet.
  build: { assetsInlineLimit: 0 },
  // The one license in the workers is served as public/astronomy-engine-license.txt; the accuracy page links to it.
  worker: { rolldownOptions: { output: { comments: { legal: false } } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Dozens of tiny shared files would each cost a request before a page is hydrated.
            codeSplitting: {
              groups: [
                // What a deferred page needs, with all that it imports: see docs/decisions/006-deferred-pages.md.
                { name: 'entry', test: OF_BOTH_ENTRIES, priority: 6 },
                {
                  name: 'sky',
                  test: (id) => usedByPreact.has(id) && id.endsWith('.ts'),
                  priority: 5,
                },
                { name: 'live-parts', test: /\.preact\.ts$/, priority: 4 },
                // What every page imports, React included.
                { name: 'frame', test: /src\/(?:root|hydrate|routes\/shell)\.tsx/, priority: 3 },
                // What several pages share, by idea; the rest stays with the few pages that import it. The landing page
                // shows readings too, of which it needs the notes only.
                {
                  name: 'notes',
                  test: /src\/(?:lib\/receipts\/notes-of|features\/readings\/(?:paragraphs-of|long-date))\.ts/,
                  priority: 2,
                },
                { name: 'shared', test: isInNoGroup, minShareCount: 4, priority: 1 },
                { name: 'readings', test: isOfReadings, minShareCount: 2 },
                { name: 'forms', test: OF_FORMS, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // Found late, these would make the first page of a fresh dev server reload while it loads.
  optimizeDeps: { include: ['@tanstack/react-query', 'radix-ui', 'sonner'] },
  server: { proxy: proxyTo(process.env['DEV_SERVER_ORIGIN']) },
});
