/** Runs in the page: returns the visible words of which one part is on another line. */
export function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken = new Set<string>()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement!
    if (!parent.checkVisibility() || parent.closest('svg, dd')) continue
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}/]{2,13}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.add(word)
    }
  }
  return [...broken]
}
