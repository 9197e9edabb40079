/** The types of a spreadsheet's text: systems have several names for the same file. */
export const csvTypes = ['text/csv', 'text/comma-separated-values', 'application/csv'] as const
