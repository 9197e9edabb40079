import { readFileSync } from 'node:fs'

/** Where the build put a module that is loaded when it is asked for, or the chunk of that name (web/build/pagesTable.ts). */
export function codeOf(module: string): string {
  const { chunks } = JSON.parse(readFileSync(new URL('../dist/web/.vite/pages.json', import.meta.url), 'utf8')) as { chunks: Record<string, string> }
  return `**/${chunks[module]!}`
}
