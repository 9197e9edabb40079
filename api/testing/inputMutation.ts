/** Returns a mutation with one input, whose type is named after it by default. */
export const inputMutation = (
  name: string,
  selection = '__typename',
  type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`,
): string => `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`
