const patienceMs = 15_000

/**
 * Has a worker look whether all of the app is still in its cache, and install again what is not (web/serviceWorker).
 * Settles when it has; one that does not answer, such as an older build's, is not waited for longer.
 */
export async function keepWhole(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise<unknown>((done) => {
    port1.addEventListener('message', done)
    port1.start()
    setTimeout(done, patienceMs)
    worker.postMessage({ type: 'KEEP_WHOLE' }, [port2])
  })
}
