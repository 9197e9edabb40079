import { resolve } from 'node:path'
import { defineConfig } from 'vite'

// One file of our own code; packages stay in node_modules.
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  build: {
    ssr: 'api/server.ts',
    outDir: 'dist/api',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
})
