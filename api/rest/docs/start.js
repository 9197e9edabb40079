// This script of the page is a file of its own, since the Content-Security-Policy allows no inline
// script.
document.documentElement.classList.toggle(
  'dark-mode',
  matchMedia('(prefers-color-scheme: dark)').matches,
)

// Swagger's makers write HTML that DOMPurify cleaned, as text: it is let through, since what runs in HTML is inline and forbidden.
// No text is let through as a script, nor as the address of one.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => html })

// The validator of Swagger would receive the document's address.
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  validatorUrl: null,
})
