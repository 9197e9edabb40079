/** What can have the focus; its scroll-margin keeps it clear of what sticks to an edge. */
export const focusable = ':is(a, button, input, select, textarea, summary, [tabindex])'
