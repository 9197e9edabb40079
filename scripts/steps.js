// Prints a line per step, with its time. A step's output is printed only if it fails.

import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** An error whose message is printed without a stack. */
export class StepError extends Error {}

/**
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function step(title, work) {
  const began = Date.now()
  const result = await work().catch((error) => {
    report('✗', title, began)
    throw error
  })
  report('✓', title, began)
  return result
}

/** @param {string} mark @param {string} title @param {number} began */
function report(mark, title, began) {
  process.stdout.write(`${mark} ${title}  ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void stopAll(signal))

/** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
async function stopAll(signal) {
  await Promise.all(
    [...children].map(
      (child) => new Promise((resolve) => child.once('exit', resolve).kill(signal)),
    ),
  )
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

/** Leaves the signals to the server, which runs in this process. */
export function releaseSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal)
}

/**
 * Runs a program from the project's root. Rejects with its output if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, loud?: boolean }} [options] loud: its output is printed at once
 * @returns {Promise<string>}
 */
export function run(program, args, { env = {}, loud = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      children.delete(child)
      if (code === 0) resolve(output)
      else if (loud && code !== null) reject(new StepError())
      else
        reject(
          new StepError(
            `${output}\n${program} ${args.join(' ')}: ended with ${code ?? signal}`.trim(),
          ),
        )
    })
  })
}

/**
 * Runs a script with this Node: `node(['--import', 'tsx', 'api/server.ts'])`.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const node = (args, options) => run(process.execPath, args, options)

/**
 * Runs the script if it was started as a command, and prints the message of a failed step.
 * @param {ImportMeta} meta
 * @param {() => Promise<void>} script
 */
export async function main(meta, script) {
  if (realpathSync(process.argv[1] ?? '') !== meta.filename) return
  try {
    await script()
  } catch (error) {
    const message =
      error instanceof StepError
        ? error.message
        : error instanceof Error
          ? error.stack
          : String(error)
    if (message) process.stderr.write(`${message}\n`)
    process.exit(1)
  }
}
