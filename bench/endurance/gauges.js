// The server loads this before its own code. It sends its gauges to the parent process on request.

import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 10
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

/** The lesser of elapsed and processor time between two ticks, so that other load on the machine does not count. */
let longestBlockMs = 0
const tickMs = 5
let lastTickAt = performance.now()
let lastUsage = process.cpuUsage()
setInterval(() => {
  const now = performance.now()
  const { user, system } = process.cpuUsage(lastUsage)
  longestBlockMs = Math.max(
    longestBlockMs,
    Math.min(now - lastTickAt - tickMs, (user + system) / 1000),
  )
  lastTickAt = now
  lastUsage = process.cpuUsage()
}, tickMs).unref()

process.on('message', (message) => {
  if (message !== 'gauges') return
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({
    // Each interval includes the timer's own length.
    eventLoopP99Ms: Math.max(0, delay.percentile(99) / 1e6 - resolution),
    longestBlockMs,
    heapMegabytes: (heapUsed + external) / 1e6,
    residentMegabytes: rss / 1e6,
  })
  delay.reset()
  lastTickAt = performance.now()
  lastUsage = process.cpuUsage()
  longestBlockMs = 0
})
// The channel to the parent must not keep the server from ending.
process.channel?.unref()
