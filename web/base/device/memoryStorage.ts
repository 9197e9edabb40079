// A browser that refuses cookies throws at each access to the storage of a page, or offers none.
// The page then gets a storage that ends with it, so that a link of a vet opens, and a sign-in
// lasts until the next reload.

class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>()

  get length(): number {
    return this.items.size
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value)
  }
  removeItem(key: string): void {
    this.items.delete(key)
  }
  clear(): void {
    this.items.clear()
  }
}

const isRefused = (name: 'localStorage' | 'sessionStorage', on: Window) => {
  try {
    // WebKit has `null` if a setting refuses the storage.
    return (on[name] as Storage | null) === null
  } catch {
    return true
  }
}

export function replaceRefusedStorage(on: Window = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (isRefused(name, on))
      Object.defineProperty(on, name, { value: new MemoryStorage(), configurable: true })
}

replaceRefusedStorage()
