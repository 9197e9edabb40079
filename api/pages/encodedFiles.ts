import { existsSync, readdirSync } from 'node:fs'
import { extname } from 'node:path'
import type { Request, Response } from 'express'

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Maps a file of `folder` to its precompressed version (scripts/build/precompress.js), if the
 * browser accepts it, and sets the headers.
 */
export function encodedFiles(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const compressed = new Set(names.filter((name) => /\.(br|gz)$/.test(name)))

  return (name: string, request: Request, response: Response): string => {
    const available = encodings.filter(([, ending]) => compressed.has(name + ending))
    if (available.length > 0) response.vary('accept-encoding')
    const accepted = available.find(([encoding]) => request.acceptsEncodings(encoding))
    if (!accepted) return name
    response.type(extname(name)).setHeader('content-encoding', accepted[0])
    return name + accepted[1]
  }
}
