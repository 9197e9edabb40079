// This script of the page is a file of its own, since the Content-Security-Policy allows no inline
// script.
document.documentElement.classList.toggle(
  'dark-mode',
  matchMedia('(prefers-color-scheme: dark)').matches,
)

// Swagger UI assigns HTML that DOMPurify cleaned, as text. The policy accepts it: scripts in HTML
// are inline and therefore forbidden. It accepts no text as a script or as a script's address.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => html })

// The validator of Swagger would receive the document's address.
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  validatorUrl: null,
})
