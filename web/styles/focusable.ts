/** What can have the focus: with a scroll-margin it comes to lie beside what sticks to an edge, not under it. */
export const focusable = ':is(a, button, input, select, textarea, summary, [tabindex])'
