import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'src',
  routeDiscovery: { mode: 'initial' },
  serverBuildFile: 'main.js',
} satisfies Config;
