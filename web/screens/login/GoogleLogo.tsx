/** A plain 'G' in the ink of the page: the house draws with two colours. */
export function GoogleLogo() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.75" strokeLinecap="round" strokeLinejoin="round">
      <path d="M19 6.2A9 9 0 1 0 21 12h-8" />
    </svg>
  )
}
