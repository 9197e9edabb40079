import { readFileSync } from 'node:fs'

const built = (file: string) =>
  readFileSync(new URL(`../../dist/web/${file}`, import.meta.url), 'utf8')

interface Table {
  pages: { paths: string[]; document: string; code: string[] }[]
  chunks: Record<string, string>
}

const table = () => JSON.parse(built('.vite/pages.json')) as Table

/** Returns the file of a lazy module in the build, or of the chunk with that name. */
export function fileOf(module: string): string {
  const file = table().chunks[module]
  if (file === undefined) throw new Error(`The build has no chunk of ${module}.`)
  return file
}

/** Returns the pattern of that file. */
export const codeOf = (module: string): string => `**/${fileOf(module)}`

/** Returns the patterns of all code that a page loads at its start. */
export const codeOfPage = (pattern: string): string[] =>
  table().pages.find(({ paths }) => paths.includes(pattern))!.code

/** Returns each path that has a page, and the document that the server should return for it. */
export const documents = () =>
  table().pages.flatMap(({ paths, document }) =>
    paths.map((path) => ({ path, name: document, html: built(document) })),
  )
