// A browser that refuses cookies throws at each access to the storage of a page, or offers none.
// The page then gets a storage that ends with it, so that a link of a vet opens, and a sign-in
// lasts until the next reload.

function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const isRefused = (name: 'localStorage' | 'sessionStorage', target: Window) => {
  try {
    // WebKit has `null` if a setting refuses the storage.
    return (target[name] as Storage | null) === null
  } catch {
    return true
  }
}

export function replaceRefusedStorage(target: Window = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (isRefused(name, target))
      Object.defineProperty(target, name, { value: memoryStorage(), configurable: true })
}

replaceRefusedStorage()
