// Loaded into the server before its own code: answers the process that started it with its gauges.

import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 10
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

/** Between two ticks, the lesser of the time and the processor's time: what others' work takes of the machine does not count. */
let longestBlockMs = 0
const tickMs = 5
let before = performance.now()
let used = process.cpuUsage()
setInterval(() => {
  const now = performance.now()
  const { user, system } = process.cpuUsage(used)
  longestBlockMs = Math.max(longestBlockMs, Math.min(now - before - tickMs, (user + system) / 1000))
  before = now
  used = process.cpuUsage()
}, tickMs).unref()

process.on('message', (asked) => {
  if (asked !== 'gauges') return
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({
    // Each interval holds the timer's own length.
    eventLoopP99Ms: Math.max(0, delay.percentile(99) / 1e6 - resolution),
    longestBlockMs,
    heapMegabytes: (heapUsed + external) / 1e6,
    residentMegabytes: rss / 1e6,
  })
  delay.reset()
  before = performance.now()
  used = process.cpuUsage()
  longestBlockMs = 0
})
// The channel to the parent must not keep the server from ending.
process.channel?.unref()
