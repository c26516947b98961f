import { expect, test } from 'vitest'
import { anchorHeadings, keepCodeTitles } from './prose.ts'
import type { ProseNode } from './prose-node.ts'

const heading = (depth: number, value: string): ProseNode => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
})

test('headings get ids of their words, and are exported', () => {
  const tree: ProseNode = {
    type: 'root',
    children: [heading(2, '429: “Too fast”'), heading(3, 'Retry-After')],
  }
  anchorHeadings()(tree)
  const [first, second, last] = tree.children ?? []
  expect(first?.data?.hProperties).toEqual({ id: '429-too-fast' })
  expect(second?.data?.hProperties).toEqual({ id: 'retry-after' })
  expect(last?.type).toBe('mdxjsEsm')
  expect(JSON.stringify(last?.data?.estree)).toContain('429-too-fast')
})

test('two headings with the same words are rejected: links to one would lead to the other', () => {
  const tree: ProseNode = { type: 'root', children: [heading(2, 'Limits'), heading(3, 'limits')] }
  expect(() => anchorHeadings()(tree)).toThrow('two headings have the id limits')
})

test('code keeps its title, and code without one is rejected', () => {
  const code: ProseNode = { type: 'code', lang: 'json', meta: '200 OK', value: '{}' }
  keepCodeTitles()({ type: 'root', children: [{ type: 'listItem', children: [code] }] })
  expect(code.data?.hProperties).toEqual({ title: '200 OK' })
  const untitled: ProseNode = { type: 'code', value: 'ls' }
  expect(() => keepCodeTitles()({ type: 'root', children: [untitled] })).toThrow('code without a title: ls')
})
