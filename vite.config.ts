import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** React Router gives every entry of the server the name of its own; a thread needs to be found by its. */
const entriesByName: Plugin = {
  name: 'entries-by-name',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
};

export default defineConfig({
  plugins: [reactRouter(), entriesByName],
  // Found late, it would make the development server reload the first page.
  optimizeDeps: { include: ['uqr'] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // A data: address would need a hole in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // React in one piece: cut apart for the console's editor, its parts would be named in the first script of every reader's page.
                { name: 'react', test: /node_modules\/react\// },
                // Styles that every page has, in two files instead of twenty that a phone asks for one after the other. The small scripts of
                // an article name classes of the first, and none of the second.
                { name: 'kit', test: /\/platform\/ui\/(box|button|layout|text)\.module\.css/ },
                {
                  name: 'frame',
                  test: /\/(platform\/ui|platform\/shell|portal\/frame|citations\/parts)\/.*\.module\.css/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // One bundle for server, worker and cli: a module loaded by Node and once more inside the bundle would be two.
        rollupOptions: {
          input: {
            main: './src/processes/main.ts',
            // A thread starts from a file of its own. It shares no state with the processes, so two copies of a module do no harm.
            'read-jats.thread': './src/features/editorial/import/formats/jats/read-jats.thread.ts',
            // A process of its own, in the sandbox.
            'pictures.child': './src/platform/adapters/media/pictures.child.ts',
            'formulas.child': './src/platform/adapters/media/formulas.child.ts',
            'embed.thread': './src/platform/adapters/embedding/embed.thread.ts',
            'redline.thread': './src/content/article/formats/redline/redline.thread.ts',
            'read-word.thread': './src/features/editorial/import/formats/docx/read-word.thread.ts',
            'anonymise.thread': './src/features/editorial/submissions/formats/anonymise/anonymise.thread.ts',
            'read-manuscript.thread': './src/features/editorial/submissions/formats/read-manuscript.thread.ts',
          },
        },
        target: 'node26',
      },
    },
  },
});
