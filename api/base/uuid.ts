const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Returns whether the text is a UUID. Other text counts as an unknown id and is never sent to the
 * database.
 */
export const isUuid = (text: string): boolean => uuidPattern.test(text)
