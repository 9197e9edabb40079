// What each answer of spec 4, "REST", selects of the graph; `id` on the wire is the database's.

export const user = `id: uuid email emailVerified firstName lastName timeZone isAdmin createdAt`

export const animal = `id: uuid name species breed age birthDate gender sex weight photoPath vetPhone createdAt`

const answers = `waterMl appetite vomiting vomitingType { hairball waterIntolerance regurgitation }
  urination urinationSigns { straining bloodVisible noUrination } urinationBallSize lethargy note
  quickHydrationValue subcutaneousPerfusion`

export const measurement = `id: uuid animalId: animalUuid day date answeredAt ${answers}
  weight isOfflineGenerated revisions createdAt updatedAt`

export const weight = `id: uuid animalId: animalUuid weight date`

export const shareLink = `id: uuid token shareUrl createdAt expiresAt lastAccessedAt accessCount isRevoked`

export const alertRecord = `id: uuid animalId: animalUuid animalName alertId type severity message date readAt dismissedAt`

export const tiles = `hydration appetite vomiting urination energy`

export const override = `adminTimeOverride currentSystemTime`
