export interface MessageSegment {
  text: string
  bold: boolean
}

/** The parts of a line; what stands between two pairs of stars is bold. */
export function segments(line: string): MessageSegment[] {
  return line
    .split('**')
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
