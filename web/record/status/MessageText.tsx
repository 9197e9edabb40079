export interface Line {
  readonly segments: readonly { readonly text: string; readonly bold: boolean }[]
}

/** Renders bold text and line breaks as elements, never as HTML strings (product/accounts 1.3). */
export function MessageText({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, index) => (
    <p key={index}>
      <LineText line={line} />
    </p>
  ))
}

export function LineText({ line }: { line: Line }) {
  return line.segments.map(({ text, bold }, segment) =>
    bold ? <strong key={segment}>{text}</strong> : text,
  )
}
