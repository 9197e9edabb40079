/**
 * Runs in the page: returns the links that are no items of a list and not in the rows of a table.
 * Below an open dialog no link can be reached.
 */
export function linksOutsideLists(): string[] {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  return [...root.querySelectorAll('a[href]')]
    .filter((link) => !link.closest('li, tr') && link.checkVisibility({ visibilityProperty: true }))
    .map((link) => (link.textContent || link.getAttribute('aria-label') || '').trim())
}
