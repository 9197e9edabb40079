import { workerScript } from './foreign'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}

/**
 * The address of our worker's script. Under the page's policy (api/http/securityHeaders.ts) no plain text is taken for
 * one; where a browser has no Trusted Types, the text is.
 */
export function trustedScript(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('nephrochat', { createScriptURL: () => workerScript }).createScriptURL('') ?? workerScript
}
