/** Runs in the page: returns texts that overlap another text, or are beyond the edge of their button. */
export function overlappingTexts(): string[] {
  const found = new Set<string>()
  const layers = new Map<Element, Element | null>()
  /** Returns the fixed or sticky part that is drawn above the page; `null` if there is none. */
  const layerOf = (element: Element): Element | null => {
    if (!layers.has(element)) {
      const { position } = getComputedStyle(element)
      const isLayer = position === 'fixed' || position === 'sticky' || element.matches('dialog')
      const parent = element.parentElement
      layers.set(element, isLayer ? element : parent && layerOf(parent))
    }
    return layers.get(element)!
  }
  const isHidden = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true
    return false
  }
  const lines: { text: string; rect: DOMRect; layer: Element | null; node: Node }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    const text = node.textContent?.trim() ?? ''
    if (text === '' || isHidden(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const button = parent.closest('button, summary, a')
    const edge = button && !getComputedStyle(button).display.startsWith('inline')
    const box = edge ? button.getBoundingClientRect() : null
    for (const rect of range.getClientRects()) {
      if (rect.width <= 1) continue
      lines.push({ text: text.slice(0, 30), rect, layer: layerOf(parent), node })
      if (box && (rect.left < box.left - 1 || rect.right > box.right + 1))
        found.add(`'${text.slice(0, 30)}' is beyond its button`)
    }
  }
  const ordered = lines.toSorted((one, other) => one.rect.top - other.rect.top)
  for (const [index, one] of ordered.entries())
    for (const other of ordered.slice(index + 1)) {
      // Letters need three quarters of their line at most.
      const gap = other.rect.top + other.rect.height / 8 - (one.rect.bottom - one.rect.height / 8)
      if (other.rect.top > one.rect.bottom) break
      if (gap >= 0 || one.node === other.node || one.layer !== other.layer) continue
      const width =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      if (width > 1) found.add(`'${one.text}' overlaps '${other.text}'`)
    }
  return [...found]
}
