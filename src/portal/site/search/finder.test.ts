import MiniSearch from 'minisearch'
import { describe, expect, test } from 'vitest'
import { searchDocuments } from '../../../../scripts/lib/search-documents.ts'
import { finderOf, grouped, marked } from './finder.ts'
import { indexOptions, type SearchDocument } from './index-shape.ts'

const documents = await searchDocuments()
const index = new MiniSearch<SearchDocument>(indexOptions)
index.addAll(documents)
// As a browser reads it.
const find = finderOf(MiniSearch.loadJSON<SearchDocument>(JSON.stringify(index), indexOptions))
const first = (text: string) => find(text)[0]?.to

describe('the search', () => {
  test.each([
    ['1588026162', '/docs/errors/subscription-inactive'],
    ['subscription-inactive', '/docs/errors/subscription-inactive'],
    ['too many requests', '/docs/errors/too-many-requests'],
    ['429', '/docs/errors/429'],
    ['terms of service', '/legal/terms-of-service'],
    ['privacy', '/legal/privacy-policy'],
    ['rejected requests', '/account/keys/rejected'],
  ])('finds %s at %s first', (text, path) => expect(first(text)).toBe(path))

  test('tolerates a typo and matches the beginning of a word', () => {
    expect(find('adress verfication').map(({ to }) => to)).toContain('/products/us-address-verification')
    expect(find('privcy')[0]?.to).toBe('/legal/privacy-policy')
    expect(find('geoc').map(({ area }) => area)).toContain('pricing')
  })

  test('matches numbers exactly', () => {
    expect(find('1588026163')).toEqual([])
  })

  test('finds nothing for unknown words, and partial matches for some words', () => {
    expect(find('zyxwvutsrq')).toEqual([])
    expect(find('')).toEqual([])
    expect(find('privacy zyxwvutsrq')[0]?.to).toBe('/legal/privacy-policy')
  })

  test('groups by area, starting with the best result', () => {
    const [group] = grouped(find('1588026162'))
    expect(group?.area).toBe('errors')
    expect(grouped(find('address'), 2).every(({ pages }) => pages.length <= 2)).toBe(true)
  })
})

test('every document has its own path, and none is for staff', () => {
  expect(new Set(documents.map(({ to }) => to)).size).toBe(documents.length)
  expect(documents.filter(({ area }) => area === 'account').map(({ title }) => title)).toContain('Usage')
  expect(documents.map(({ to }) => to).filter(to => to.startsWith('/admin'))).toEqual([])
})

test('matching words are highlighted as a whole', () => {
  expect(marked('US address, checked', new Set(['address']))).toEqual([
    { start: 0, text: 'US', isMeant: false },
    { start: 2, text: ' ', isMeant: false },
    { start: 3, text: 'address', isMeant: true },
    { start: 10, text: ', ', isMeant: false },
    { start: 12, text: 'checked', isMeant: false },
  ])
})
