import { execFileSync } from 'node:child_process'
import { findBinaries, unprivilegedUser } from '../scripts/machine/postgresPrograms.js'

/** Debian's programs, which scripts/machine/clusterPrograms.js has installed. */
export const programs = {
  patroni: 'patroni',
  patronictl: 'patronictl',
  etcd: 'etcd',
  pgbouncer: 'pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  pgbackrest: 'pgbackrest',
  /** The folder of PostgreSQL's programs. */
  postgres: findBinaries() ?? '',
  user: execFileSync(
    'id',
    ['-un', ...(unprivilegedUser().uid === undefined ? [] : [String(unprivilegedUser().uid)])],
    { encoding: 'utf8' },
  ).trim(),
}
