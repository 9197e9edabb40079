/** Returns the digits that a phone dials: '+33142000000' for '+33 (1) 42.00.00.00'. */
export const dialledNumber = (phone: string): string => phone.replace(/[^+\d]/g, '')
