// Extracts the texts of the product's sources: their literals and the text of their JSX, as the screen shows it.

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript-6'
import { root } from '../../steps.js'

const gap = '…'

/** @type {Record<string, string>} */
const entities = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"' }
const decode = (/** @type {string} */ text) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
  )

/** Removes line breaks of the layout, like JSX. @param {string} raw */
function jsxText(raw) {
  const lines = raw.split(/\r?\n/)
  const last = lines.length - 1
  return lines
    .map((line, place) => (place > 0 ? line.trimStart() : line))
    .map((line, place) => (place < last ? line.trimEnd() : line))
    .filter((line, place) => line !== '' || place === 0 || place === last)
    .join(' ')
}

/**
 * Returns every text of a TypeScript file, with a `…` in place of an expression. The text of an element includes that
 * of its child elements, which are also returned separately.
 * @param {string} path @param {string} [source]
 * @returns {string[]}
 */
export function textsOf(path, source = readFileSync(path, 'utf8')) {
  if (path.endsWith('.html')) return [decode(source.replace(/<[^>]+>/g, '\n'))]
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  /** @type {string[]} */
  const texts = []
  /** @param {import('typescript-6').Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return
    const text = textOf(node)
    if (text.trim() !== '' && text !== gap) texts.push(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(relative(root, path), source, ts.ScriptTarget.ESNext, true, kind))
  return texts
}

/** @param {import('typescript-6').Node} node @returns {string} */
function textOf(node) {
  if (ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent)) return decode(node.text)
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => gap + literal.text).join('')
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [node.left, node.right].map((part) => textOf(part) || gap).join('')
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.map(childText).join('')
  return ''
}

/** @param {import('typescript-6').JsxChild} child */
function childText(child) {
  if (ts.isJsxText(child)) return decode(jsxText(child.text))
  if (ts.isJsxExpression(child)) return child.expression ? textOf(child.expression) || gap : ''
  return textOf(child)
}
