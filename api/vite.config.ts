import { resolve } from 'node:path'
import { defineConfig } from 'vite'

// Our own code; packages stay in node_modules, but those of a hundred small files, which a start would look up one by one.
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
