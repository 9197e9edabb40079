/**
 * Matches all focusable elements; their scroll-margin keeps them clear of elements that stick to an
 * edge.
 */
export const focusable = ':is(a, button, input, select, textarea, summary, [tabindex])'
