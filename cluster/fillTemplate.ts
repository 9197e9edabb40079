import { readFileSync } from 'node:fs'

const folder = new URL('configurations/', import.meta.url)

/** Returns a configuration file with each `${NAME}` replaced, like `envsubst`. */
export function fillTemplate(file: string, values: Record<string, string | number>): string {
  return readFileSync(new URL(file, folder), 'utf8').replaceAll(
    /\$\{(\w+)\}/g,
    (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${file} has a variable ${name} without a value.`)
      return String(value)
    },
  )
}
