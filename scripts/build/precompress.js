// Writes a brotli and a gzip version next to each compressible file of dist/web.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root } from '../steps.js'

const compresses = /\.(js|css|html|svg|json|webmanifest|txt)$/
// The least size in bytes: below it, compression saves less than its headers cost.
const least = 512

export async function precompress() {
  const folder = join(root, 'dist/web')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => compresses.test(file) && !file.startsWith('.vite'),
  )
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const bytes = readFileSync(path)
      if (bytes.length < least) return
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes))
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
