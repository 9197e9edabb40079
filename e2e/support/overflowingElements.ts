/**
 * Runs in the page: returns texts and controls that are beyond the screen's sides, or cut by their
 * container.
 */
export function overflowingElements(): string[] {
  const room = document.documentElement.clientWidth
  const found = new Set<string>()
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} ` +
    `'${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}'`
  const isOff = (element: Element) =>
    element.closest('[inert]') !== null || !element.checkVisibility({ visibilityProperty: true })
  const holders = (element: Element) => {
    const all: { box: DOMRect; x: string; y: string; scrollsSideways: boolean }[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX: x, overflowY: y, clipPath, position } = getComputedStyle(at)
      // Texts for screen readers only.
      if (clipPath === 'inset(50%)') return null
      if (x !== 'visible')
        all.push({
          box: at.getBoundingClientRect(),
          x,
          y,
          scrollsSideways: at.scrollWidth > at.clientWidth + 1 && x !== 'clip',
        })
      if (position === 'fixed') break
    }
    return all
  }
  const addOverflow = (element: Element, rects: Iterable<DOMRect>) => {
    if (isOff(element)) return
    const around = holders(element)
    if (!around) return
    for (const rect of rects) {
      if (rect.width <= 1 || rect.height <= 1 || rect.bottom < 0) continue
      if (rect.left < -1 || rect.right > room + 1)
        found.add(
          `${describe(element)} beyond the screen: ${Math.round(rect.left)} to ${Math.round(rect.right)}`,
        )
      for (const { box, x, y, scrollsSideways } of around) {
        if (rect.left < box.left - 1 || rect.right > box.right + 1)
          found.add(
            `${describe(element)} ${scrollsSideways && x !== 'hidden' ? 'scrolls sideways' : 'is cut'}`,
          )
        if ((y === 'hidden' || y === 'clip') && rect.bottom > box.bottom + 2)
          found.add(`${describe(element)} is cut below`)
      }
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.textContent?.trim() === '') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    addOverflow(text.parentElement!, range.getClientRects())
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea'))
    addOverflow(control, [control.getBoundingClientRect()])
  const wide = document.documentElement.scrollWidth
  if (wide > room) found.add(`the page is ${wide} px wide`)
  return [...found]
}
