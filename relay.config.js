// Named exports: under "type": "module" the compiler cannot read a default export.
export const src = './web'
export const schema = './schema.graphql'
export const language = 'typescript'
export const artifactDirectory = './web/__generated__'
export const eagerEsModules = true
export const noFutureProofEnums = true
export const typescriptExcludeUndefinedFromNullableUnion = true
export const customScalarTypes = {
  DateTime: 'string',
  Date: 'string',
  UUID: 'string',
  EmailAddress: 'string',
}

// The client sends only these ids. Old entries stay in the file: a client of an earlier build still sends them.
export const persistConfig = {
  file: './web/__generated__/persistedQueries.json',
  algorithm: 'SHA256',
}
