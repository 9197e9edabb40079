// `npm run gallery`: writes gallery/index.html with every screen in every state, at three widths,
// light and dark, and on a phone with large letters. It also takes the manifest's pictures again
// (web/public/screenshots).

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build/build.js'
import { findBrowsers } from '../machine/chromium.js'
import { install } from '../machine/install.js'
import { main, node, root, step } from '../steps.js'

const folder = join(root, 'gallery')

await main(import.meta, async () => {
  await install()
  await build()
  const env = await findBrowsers()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  await step('photograph every state', () =>
    node(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/gallery.config.ts',
        '--reporter=line',
        ...process.argv.slice(2),
      ],
      { env, loud: true },
    ),
  )
  writeFileSync(
    join(folder, 'index.html'),
    page(readdirSync(folder).filter((name) => name.endsWith('.png'))),
  )
  process.stdout.write(`${join(folder, 'index.html')}\n`)
})

/** @param {string[]} pictures named <state>.<width>.<theme or letters>.png */
function page(pictures) {
  const states = [...new Set(pictures.map((name) => name.split('.')[0] ?? ''))]
  const shots = (/** @type {string} */ state) =>
    pictures
      .filter((name) => name.startsWith(`${state}.`))
      .map((name) => `<a href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a>`)
      .join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>NéphroChat, every screen</title>
<style>
  body { margin: 2rem; font: 16px/1.5 sans-serif; background: #ddd }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  img { height: 30rem; box-shadow: 0 1px 6px #0006 }
</style>
${states.map((state) => `<h2>${state.replaceAll('-', ' ')}</h2>\n<section>${shots(state)}</section>`).join('\n')}
</html>
`
}
