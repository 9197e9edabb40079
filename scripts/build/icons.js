// `npm run icons`: makes the app's icons from the logo's paths. Run it after a change of the logo. They are committed.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { palette } from '../../shared/base/palette.ts'
import { findChromium } from '../machine/chromium.js'
import { root } from '../steps.js'

const { action: petrol, surface: cream } = palette.light
// A browser's tab may be light or dark, so this colour is between the two themes' petrol.
const tab = '#14757f'

const source = await readFile(join(root, 'web/base/ui/drawings/LogoMark.tsx'), 'utf8')
const [body, cat, eyes] = [...source.matchAll(/\bd="([^"]+)"/g)].map(([, d]) => d)
if (!body || !cat || !eyes)
  throw new Error('LogoMark.tsx no longer holds its three paths: body, cat, eyes.')

/** @param {string} content */
const svg = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`

/** @param {string} color @param {number} weight */
const lines = (color, weight) =>
  `fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"`

/** @param {string} color @param {string} line @param {number} scale */
const logo = (color, line, scale) =>
  `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">
    <path fill="${color}" d="${body}"/><path ${lines(line, 2.75)} d="${cat}"/><path ${lines(line, 2)} d="${eyes}"/>
  </g>`

// At 16 px the eyes would be two specks: the favicon has none, and its line is heavier.
const favicon = svg(`<path fill="${tab}" d="${body}"/><path ${lines(cream, 4)} d="${cat}"/>`)
const roundedIcon = svg(
  `<rect width="64" height="64" rx="15" fill="${petrol}"/>${logo(cream, petrol, 0.74)}`,
)
const fullBleed = svg(`<rect width="64" height="64" fill="${petrol}"/>${logo(cream, petrol, 0.74)}`)
// A launcher may crop the icon to its middle 80 %: the logo stays within that circle.
const maskable = svg(`<rect width="64" height="64" fill="${petrol}"/>${logo(cream, petrol, 0.6)}`)
// Only the opacity counts: the cat is cut out of the drop.
const monochrome = svg(
  `<mask id="cut"><rect width="64" height="64" fill="white"/>
     <path ${lines('black', 2.75)} d="${cat}"/><path ${lines('black', 2)} d="${eyes}"/></mask>
   <g transform="translate(32 32) scale(0.8) translate(-32 -32)"><path mask="url(#cut)" fill="black" d="${body}"/></g>`,
)

/** @type {[string, string, number][]} */
const pictures = [
  ['icon-192.png', roundedIcon, 192],
  ['icon-512.png', roundedIcon, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['icon-monochrome-512.png', monochrome, 512],
  ['apple-touch-icon.png', fullBleed, 180],
]

const folder = join(root, 'web/public')
await writeFile(join(folder, 'favicon.svg'), `${favicon}\n`)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const [name, picture, size] of pictures) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${picture}`)
  const shot = await page.screenshot({ omitBackground: true })
  // A palette halves the size: the icons have three colours and their shades. A browser loads one with the first page.
  await sharp(shot).png({ palette: true, colours: 64, effort: 10 }).toFile(join(folder, name))
}
await browser.close()
