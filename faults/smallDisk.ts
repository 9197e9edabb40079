import { spawnSync } from 'node:child_process'
import type { Workspace } from './workspace'

/** The disk's size in bytes. An empty database takes a third of it. */
const size = 160 * 2 ** 20

/** Mounts a small disk. Returns the reason as a text if this machine cannot mount one. */
export function mountSmallDisk(workspace: Workspace): { folder: string } | string {
  const folder = workspace.makeFolder('small-disk')
  const mounted = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder],
    { encoding: 'utf8' },
  )
  if (mounted.status !== 0)
    return `no disk could be mounted: ${(mounted.stderr || String(mounted.error)).trim()}`
  workspace.unmountWithRun(folder)
  return { folder }
}
