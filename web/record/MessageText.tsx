export interface Line {
  readonly segments: readonly { readonly text: string; readonly bold: boolean }[]
}

/** Bold and line breaks are structure, never HTML (product/accounts 1.3). */
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
