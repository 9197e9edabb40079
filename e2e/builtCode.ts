import { readFileSync } from 'node:fs'

/** Where the build put a module that is loaded when it is asked for, or the chunk of that name (web/chunks.ts). */
export function codeOf(module: string): string {
  const manifest = JSON.parse(readFileSync(new URL('../dist/web/.vite/manifest.json', import.meta.url), 'utf8')) as Record<string, { file: string; name?: string }>
  const chunk = manifest[module] ?? Object.values(manifest).find(({ name, file }) => name === module && file.endsWith('.js'))
  return `**/${chunk!.file}`
}
