/** Requests persistent storage. Firefox prompts the user, once. */
export async function requestPersistentStorage(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
