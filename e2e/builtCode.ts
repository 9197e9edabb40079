import { readFileSync } from 'node:fs'

const built = (file: string) =>
  readFileSync(new URL(`../dist/web/${file}`, import.meta.url), 'utf8')

interface Table {
  pages: { paths: string[]; document: string; code: string[] }[]
  chunks: Record<string, string>
}

const table = () => JSON.parse(built('.vite/pages.json')) as Table

/** Where the build put a module that is loaded when it is asked for, or the chunk of that name. */
export const codeOf = (module: string): string => `**/${table().chunks[module]!}`

/** All code that the page of this pattern starts with. */
export const codeOfPage = (pattern: string): string[] =>
  table().pages.find(({ paths }) => paths.includes(pattern))!.code

/** Each path that has a page of ours, and the document that the server is to answer with. */
export const documents = () =>
  table().pages.flatMap(({ paths, document }) =>
    paths.map((path) => ({ path, name: document, html: built(document) })),
  )
