import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Found late, it would make the development server reload the first page.
  optimizeDeps: { include: ['uqr'] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // A data: address would need a hole in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        // One bundle for server, worker and cli: a module loaded by Node and once more inside the bundle would be two.
        rollupOptions: { input: { main: './src/processes/main.ts' }, output: { entryFileNames: '[name].js' } },
        target: 'node26',
      },
    },
  },
});
