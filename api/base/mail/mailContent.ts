import { palette } from '#shared/base/palette'

/**
 * Describes the text of a mail. It contains nothing that a user typed: a name could carry an
 * advertisement.
 */
export interface MailWords {
  subject: string
  opening: string[]
  action?: Link
  closing: string[]
  /** Links to where the user stops such mails. */
  settings?: Link
}

interface Link {
  label: string
  link: string
}

export interface MailContent {
  subject: string
  text: string
  html: string
  /** The address of the mail program's own unsubscribe button. */
  unsubscribe?: string
}

const greeting = 'Bonjour,'
const signature = 'L’équipe NéphroChat'

/** Renders the mail as text and as HTML, without images or other external resources. */
export function renderMail({
  subject,
  opening,
  action,
  closing,
  settings,
}: MailWords): MailContent {
  const asText = (link?: Link) => (link ? [`${link.label}\u00a0:\n${link.link}`] : [])
  const text = [greeting, ...opening, ...asText(action), ...closing, ...asText(settings), signature]
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('\n')
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${styles}</style>
</head>
<body>
<div class="sheet">
<p class="name">NéphroChat</p>
${paragraphs([greeting, ...opening])}
${action ? `<p><a class="action" href="${action.link}">${action.label}</a></p>` : ''}
${paragraphs(closing)}
${settings ? `<p><a href="${settings.link}">${settings.label}</a></p>` : ''}
${action ? `<p class="quiet">${copyAddress}<br>${action.link}</p>` : ''}
<p>${signature}</p>
</div>
</body>
</html>
`
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html,
    ...(settings && { unsubscribe: settings.link }),
  }
}

const copyAddress = 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:'

// The mail has the app's colours, and is readable in programs that drop the style sheet.
const { light, dark } = palette
const styles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: ${light.paper}; color: ${light.ink};
  font: 17px/1.5 'Atkinson Hyperlegible Next', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
.sheet { max-width: 544px; margin: 0 auto; padding: 24px; background: ${light.surface};
  border: 1px solid ${light.line}; border-radius: 16px; }
p { margin: 0 0 16px; }
.sheet p:last-child { margin-bottom: 0; }
.name { font-size: 20px; font-weight: 600; color: ${light.action}; }
.action { display: inline-block; padding: 12px 24px; background: ${light.action}; color: ${light.actionInk};
  font-weight: 600; text-decoration: none; border-radius: 12px; }
.quiet { font-size: 15px; color: ${light.inkMuted}; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.paper}; color: ${dark.ink}; }
  .sheet { background: ${dark.surface}; border-color: ${dark.line}; }
  .name { color: ${dark.action}; }
  .action { background: ${dark.action}; color: ${dark.actionInk}; }
  .quiet { color: ${dark.inkMuted}; }
}
`
