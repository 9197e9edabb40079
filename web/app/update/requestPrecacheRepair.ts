const timeoutMs = 15_000

/**
 * Makes the worker complete its cache. Resolves when it has, or after `timeoutMs`: older builds'
 * workers do not respond.
 */
export async function requestPrecacheRepair(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise<unknown>((resolve) => {
    port1.addEventListener('message', resolve)
    port1.start()
    setTimeout(resolve, timeoutMs)
    worker.postMessage({ type: 'KEEP_WHOLE' }, [port2])
  })
}
