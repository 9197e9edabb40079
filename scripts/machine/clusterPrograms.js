// Finds the programs of a cluster. Otherwise it installs Debian's packages if this machine can.

import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StepError } from '../steps.js'
import { canInstallDebianPackages, installDebianPackages } from './debianPackages.js'
import { findBinaries } from './postgresPrograms.js'

const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  pgbackrest: 'pgbackrest',
}
const names = ['postgresql', ...Object.values(packages)]

export async function findClusterPrograms() {
  if (isInstalled()) return
  const instructions =
    'A cluster needs Debian’s packages: ' +
    `apt-get install --no-install-recommends ${names.join(' ')}`
  // Under systemd, the packages' services would start now and at every boot.
  if (!canInstallDebianPackages() || existsSync('/run/systemd/system'))
    throw new StepError(instructions)
  await withoutServices(() =>
    installDebianPackages('install the programs of a cluster', names, instructions),
  )
}

function isInstalled() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return (
    findBinaries() !== undefined &&
    Object.keys(packages).every((program) =>
      folders.some((folder) => existsSync(join(folder, program))),
    )
  )
}

/** Denies the start of services with Debian's policy file. @template T @param {() => Promise<T>} work */
async function withoutServices(work) {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return await work()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await work()
  } finally {
    rmSync(policy)
  }
}
