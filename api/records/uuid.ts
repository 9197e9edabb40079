const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** What is no UUID is no id of ours: it reads as unknown, and never reaches the database. */
export const isUuid = (text: string): boolean => uuidPattern.test(text)
