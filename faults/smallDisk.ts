import { spawnSync } from 'node:child_process'
import type { Ground } from './ground'

/** In bytes; what a database has at its start takes a third. */
const size = 160 * 2 ** 20

/** A folder on a small disk of its own; a text: why this machine cannot make one. */
export function mountSmallDisk(ground: Ground): { folder: string } | string {
  const folder = ground.makeFolder('small-disk')
  const mounted = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder],
    { encoding: 'utf8' },
  )
  if (mounted.status !== 0)
    return `no disk could be mounted: ${(mounted.stderr || String(mounted.error)).trim()}`
  ground.adoptMount(folder)
  return { folder }
}
