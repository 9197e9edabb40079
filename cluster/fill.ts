import { readFileSync } from 'node:fs'

const folder = new URL('configurations/', import.meta.url)

/** A configuration with each `${NAME}` filled in, as `envsubst` does it. */
export function fill(file: string, values: Record<string, string | number>): string {
  return readFileSync(new URL(file, folder), 'utf8').replaceAll(
    /\$\{(\w+)\}/g,
    (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${file} names ${name}, which nobody gives.`)
      return String(value)
    },
  )
}
