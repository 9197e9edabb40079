import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { palette } from '../shared/base/palette.ts'
import { chunkNameOf, compiledAtOnce } from './build/chunks.ts'
import { pagesTable } from './build/pagesTable.ts'
import { pwa } from './build/pwa.ts'
import { relayModules } from './build/relayModules.ts'
import { relayTransform } from './build/relayTransform.ts'

const root = import.meta.dirname
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`

const logo = readFileSync(resolve(root, 'public/favicon.svg'), 'utf8').trim()

/** The browser's bars have the page's colour, and the logo takes no request. */
const documentParts = {
  name: 'document-parts',
  transformIndexHtml: (html: string) =>
    html
      .replace('%paper-light%', palette.light.paper)
      .replace('%paper-dark%', palette.dark.paper)
      .replace('%logo%', logo.replace('<svg', '<svg width="36" height="36" aria-hidden="true"')),
}

export default defineConfig({
  root,
  plugins: [
    relayTransform(resolve(root, '__generated__')),
    relayModules,
    vanillaExtractPlugin(),
    react(),
    documentParts,
    pagesTable,
    pwa,
  ],
  resolve: {
    alias: [
      // The main entry also contains the legacy API, 8 kB.
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      // Each icon of lucide-react imports this module.
      { find: '../createLucideIcon.mjs', replacement: resolve(root, 'base/ui/createIcon.ts') },
    ],
  },
  server: { strictPort: true, proxy: { '/graphql': api, '/api': api, '/photos': api } },
  build: {
    outDir: resolve(root, '../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // The Content-Security-Policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Terser and Oxc find different savings: home is 1.4 kB smaller than with Oxc alone.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
    rolldownOptions: {
      // A constant of another module is written where it is used: home is 0.6 kB smaller. The third
      // pass calculates those that depend on two others.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        minify: true,
        // Names would take 1 kB in the list of chunks that every page contains, an eighth letter of
        // the hash 0.1 kB. Seven are 42 bits: two of ten thousand different files have the same
        // name with a probability of 1 in 90,000.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // The chunks that a page needs at its start are compiled on another thread while they load;
        // the others when they are first called.
        postBanner: ({ name }) => (compiledAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: { groups: [{ name: chunkNameOf, includeDependenciesRecursively: false }] },
      },
    },
  },
})
