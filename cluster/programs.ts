import { execFileSync } from 'node:child_process'
import { findBinaries, otherUser } from '../scripts/machine/postgresPrograms.js'

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
    ['-un', ...(otherUser().uid === undefined ? [] : [String(otherUser().uid)])],
    { encoding: 'utf8' },
  ).trim(),
}
