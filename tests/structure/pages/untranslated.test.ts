import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourcesIn } from '../../../scripts/lib/sources.ts'

const CODE = /^(code|kbd|pre|samp)$/

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement

const isTag = (node: ts.Node): node is Tag => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)

const isUntranslated = (tag: Tag) => /\btranslate="no"/.test(tag.attributes.getText())

/** The code in a file that a browser would translate: neither it nor an element around it says not to. */
function translatedCodeIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node, isInside: boolean) => {
    if (isTag(node) && CODE.test(node.tagName.getText()) && !isInside && !isUntranslated(node))
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`)
    const around = isInside || (ts.isJsxElement(node) && isUntranslated(node.openingElement))
    ts.forEachChild(node, child => visit(child, around))
  }
  visit(file, false)
  return found
}

test('code that a browser would translate is found, unless an element around it says not to', () => {
  const read = (jsx: string) => translatedCodeIn('one.tsx', `export const one = ${jsx}`)
  expect(read('<p><code>curl</code></p>')).toEqual(['one.tsx:1 <code>'])
  expect(read('<pre translate="no"><code>curl</code></pre>')).toEqual([])
  expect(read('<kbd translate="no">K</kbd>')).toEqual([])
})

test('no browser translates keys, ids, hostnames, and code', () => {
  const pages = sourcesIn().filter(({ path }) => path.startsWith('src/portal/') && path.endsWith('.tsx'))
  expect(pages.flatMap(({ path, text }) => translatedCodeIn(path, text))).toEqual([])
})
