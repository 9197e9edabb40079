const words = {
  full: 'La mémoire de cet appareil est pleine. Libérez de la place, puis réessayez.',
  forbidden:
    'Ce navigateur ne garde rien ici\u00a0: c’est le cas en navigation privée. Ouvrez ' +
    'NéphroChat dans une fenêtre ordinaire, ou attendez le réseau.',
  blocked:
    'Un autre onglet de NéphroChat est encore ouvert dans une version plus ancienne. Fermez-le, puis réessayez.',
  outdated:
    'NéphroChat a été mis à jour dans un autre onglet. Rechargez cette page, puis réessayez.',
  vanished: 'Cet appareil n’a pas gardé ce que vous notiez. Réessayez.',
  timeout:
    'La mémoire de cet appareil ne répond pas. Fermez les autres onglets ' +
    'de NéphroChat et réessayez, ou attendez le réseau.',
  unknown:
    'Cet appareil n’arrive pas à garder ce que vous notiez. Réessayez, ou attendez le réseau.',
}

const reasonOf: Record<string, keyof typeof words> = {
  QuotaExceededError: 'full',
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden',
  // `indexedDB` does not exist.
  ReferenceError: 'forbidden',
  TypeError: 'forbidden',
  VersionError: 'outdated',
}

export class StorageError extends Error {
  override name = 'StorageError'

  constructor(reason: keyof typeof words, cause?: unknown) {
    super(words[reason], { cause })
  }

  static from(error: unknown): StorageError {
    if (error instanceof StorageError) return error
    const name = error instanceof Error ? error.name : ''
    return new StorageError(reasonOf[name] ?? 'unknown', error)
  }
}
