// Loaded into the server before its own code: answers the process that started it with its gauges.

import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 10
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

process.on('message', (asked) => {
  if (asked !== 'gauges') return
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({
    // Each interval holds the timer's own length.
    eventLoopP99Ms: Math.max(0, delay.percentile(99) / 1e6 - resolution),
    heapMegabytes: (heapUsed + external) / 1e6,
    residentMegabytes: rss / 1e6,
  })
  delay.reset()
})
// The channel to the parent must not keep the server from ending.
process.channel?.unref()
