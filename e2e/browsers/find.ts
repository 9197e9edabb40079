export type ControlKind = 'button' | 'link' | 'field' | 'radio' | 'checkbox' | 'heading' | 'summary'

/**
 * Runs in the page: returns the first visible element of this kind with this accessible name, in
 * the topmost dialog if one is open.
 */
export function find({ kind, pattern }: { kind: ControlKind; pattern: string }): Element | null {
  const selectors = {
    button: 'button, input[type=submit], [role=button]',
    link: 'a[href]',
    field: 'input:not([type=radio], [type=checkbox]), textarea, select',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3, h4',
    summary: 'summary',
  }
  const wanted = new RegExp(pattern, 'u')
  const plain = (text: string | null | undefined) =>
    (text ?? '').replace(/\s+/g, ' ').replace(/['ʼ]/g, '’').trim()
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ')
    if (ids)
      return ids
        .map((id) => plain(document.querySelector(`#${CSS.escape(id)}`)?.textContent))
        .join(' ')
    const label = element.getAttribute('aria-label')
    if (label) return plain(label)
    const labels = (element as HTMLInputElement).labels
    if (labels?.length) return plain(labels[0]!.textContent).replace(/ \*$/, '')
    return plain(element.textContent)
  }
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const found = [...root.querySelectorAll(selectors[kind])].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null &&
      wanted.test(nameOf(element)),
  )
  // A driver scrolls no further than to the edge, where a bar can cover the element.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A driver writes in place of the selection.
  if (kind === 'field') {
    ;(found as HTMLElement | undefined)?.focus()
    ;(found as HTMLInputElement | undefined)?.select?.()
  }
  return found ?? null
}

/** Runs in the page: returns whether visible text matches. */
export function hasVisibleText(pattern: string): boolean {
  // Each block is a line.
  const text = document.body.innerText.replace(/[^\S\n]+/g, ' ').replace(/['ʼ]/g, '’')
  return new RegExp(pattern, 'um').test(text)
}
