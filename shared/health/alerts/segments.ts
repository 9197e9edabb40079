export interface MessageSegment {
  text: string
  bold: boolean
}

/** Splits a line into segments. Text between two pairs of asterisks is bold. */
export function segments(line: string): MessageSegment[] {
  return line
    .split('**')
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
