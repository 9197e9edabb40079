import { resolve } from 'node:path'
import { defineConfig } from 'vite'

// Bundles our own code. Packages stay in node_modules, except those of a hundred small files, each
// of which a start would resolve.
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  ssr: { noExternal: [/^@apollo\//, /^@pothos\//, 'graphql-scalars', 'zod'] },
  build: {
    ssr: true,
    rolldownOptions: { input: { server: 'api/server.ts', packer: 'api/backup/packer.ts' } },
    outDir: 'dist/api',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
})
