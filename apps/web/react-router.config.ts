import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { afterBuild } from './after-build/after-build.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  // No server rendering at run time: every page is written once, at build time.
  ssr: false,
  // `/404` falls into the catch-all route; the server sends that file for every unknown path.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  buildEnd: ({ reactRouterConfig }) =>
    afterBuild(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
