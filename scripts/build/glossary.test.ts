import { expect, test } from 'vitest'
import { linkTerms } from './glossary.ts'
import type { ProseNode } from './prose-node.ts'

const glossary = '## E\n\n### Embedded key\n\nA key.\n\n### Lookup\n\n### Order\n\n### ZIP+4\n'
const text = (value: string): ProseNode => ({ type: 'text', value })
const paragraph = (...children: ProseNode[]): ProseNode => ({ type: 'paragraph', children })

/** The page with its links as `[text](id)`. */
function pageOf(children: ProseNode[], path = '/src/portal/content/pages/docs/keys.mdx'): string {
  const tree = { type: 'root', children }
  linkTerms(() => glossary)()(tree, { path })
  const write = (node: ProseNode): string => {
    const inner = node.value ?? (node.children ?? []).map(write).join('')
    return node.type === 'link' ? `[${inner}](${node.url?.split('#')[1] ?? ''})` : inner
  }
  return tree.children.map(write).join('|')
}

test('the first use of a term leads to its definition, in any form, and further ones stay as they are', () => {
  expect(
    pageOf([
      paragraph(text('Embedded keys make lookups. A lookup has a ZIP+4.')),
      { type: 'list', children: [paragraph(text('An embedded key.'))] },
    ]),
  ).toBe(
    '[Embedded keys](embedded-key) make [lookups](lookup). A lookup has a [ZIP+4](zip-4).|An embedded key.',
  )
})

test('headings, code, links, and everyday words stay as they are', () => {
  const link: ProseNode = { type: 'link', url: '/docs/keys#lookup', children: [text('lookups')] }
  expect(
    pageOf([
      { type: 'heading', children: [text('Lookups')] },
      paragraph({ type: 'inlineCode', value: 'lookup' }, text(' in this order, pre-lookup: '), link),
      paragraph(text('One lookup')),
    ]),
  ).toBe('Lookups|lookup in this order, pre-lookup: [lookups](lookup)|One [lookup](lookup)')
})

test('a link of the author counts as the first use', () => {
  const own: ProseNode = { type: 'link', url: '/docs/glossary#lookup', children: [text('searches')] }
  expect(pageOf([paragraph(own, text(' are lookups'))])).toBe('[searches](lookup) are lookups')
})

test('other pages, and the glossary itself, have none', () => {
  const page = () => [paragraph(text('A lookup'))]
  expect(pageOf(page(), 'src/portal/content/pages/articles/geocoding.mdx')).toBe('A lookup')
  expect(pageOf(page(), '/x/src/portal/content/pages/docs/glossary.mdx')).toBe('A lookup')
})
