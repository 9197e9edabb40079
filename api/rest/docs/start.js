// Served as it stands: the page's own script, since the Content-Security-Policy allows no inline one.
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)

// The validator of Swagger's makers would be told the document's address.
window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, validatorUrl: null })
