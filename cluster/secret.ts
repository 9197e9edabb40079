import { randomBytes } from 'node:crypto'

export const newSecret = () => randomBytes(24).toString('base64url')
