export interface MessageLines {
  readonly lines: readonly { readonly segments: readonly { readonly text: string; readonly bold: boolean }[] }[]
}

/** Bold and line breaks are structure, never HTML (product/accounts 1.3). */
export function MessageText({ lines }: MessageLines) {
  return lines.map(({ segments }, line) => (
    <p key={line}>
      {segments.map(({ text, bold }, segment) => (bold ? <strong key={segment}>{text}</strong> : text))}
    </p>
  ))
}
