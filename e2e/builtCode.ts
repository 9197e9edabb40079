import { readFileSync } from 'node:fs'

/** Where the build put a module that is loaded when it is asked for. */
export function codeOf(module: string): string {
  const manifest = JSON.parse(readFileSync(new URL('../dist/web/.vite/manifest.json', import.meta.url), 'utf8')) as Record<string, { file: string }>
  return `**/${manifest[module]!.file}`
}
