import * as z from 'zod/mini'

/** The accepted values of a variable. */
export interface Variable<T> {
  allowed: string
  schema: z.ZodMiniType<T>
  /** Shown instead of a value that must not be logged. */
  secret?: (value: string) => string
}

const email = z.string().check(z.trim(), z.toLowerCase(), z.email())
export const webUrl = z.url({ protocol: /^https?$/, hostname: /.+/ })
export const mailFrom = z
  .string()
  .check(z.regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/))
export const origin = z.pipe(
  z.string().check(
    z.regex(/^https?:\/\/[^/?#@\s]+\/?$/i),
    z.refine((value) => URL.canParse(value)),
  ),
  z.transform((value: string) => new URL(value).origin),
)
export const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list: string) => list.split(/[\s,]+/).filter(Boolean)),
  ),
  z.array(origin),
)
/** Returns the schema of a whole number, both bounds included, of five digits at most. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  )

/** Quotes a URL without the password that it may contain. */
export const withoutPassword = (value: string) => `"${value.replace(/:[^:@/]*@/, ':…@')}"`

export const text: Variable<string> = { allowed: 'any text', schema: z.string() }
export const onOrOff: Variable<'on' | 'off'> = {
  allowed: '"on" or "off"',
  schema: z.enum(['on', 'off']),
}
export const secretVariable: Variable<string> = {
  allowed: 'a secret of 32 characters or more',
  schema: z.string().check(z.minLength(32)),
  secret: (value) => `a secret of ${value.length} characters`,
}
export const databaseVariable: Variable<string> = {
  allowed: 'a "postgresql://user:password@host:5432/database" URL',
  schema: z.url({ protocol: /^postgres(ql)?$/ }),
  secret: withoutPassword,
}
export const emailVariable: Variable<string> = { allowed: 'one e-mail address', schema: email }
