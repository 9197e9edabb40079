import fc from 'fast-check'

export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array | undefined
}

export const bearer = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constant<Record<string, string>>({ authorization: 'Bearer «accessToken»' }),
  },
  { weight: 1, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'Bearer',
        'Bearer x',
        'Bearer «linkToken»',
        'Bearer «refreshToken»',
        'Basic YTpi',
        'Bearer a.b.c',
        'Bearer «accessToken»x',
      )
      .map((authorization) => ({ authorization })),
  },
)
export const json = { 'content-type': 'application/json' }

/** Encodes a lone surrogate as bytes that are not UTF-8. */
export function segment(value: string): string {
  if (value.startsWith('«')) return value
  try {
    return encodeURIComponent(value) || '%20'
  } catch {
    return '%ED%A0%80'
  }
}
