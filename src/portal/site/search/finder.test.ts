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
    ['refused lookups', '/account/keys/refusals'],
  ])('finds %s at %s first', (text, path) => expect(first(text)).toBe(path))

  test('forgives a typo, and takes the beginning of a word', () => {
    expect(find('adress verfication').map(({ to }) => to)).toContain('/products/us-address-verification')
    expect(find('privcy')[0]?.to).toBe('/legal/privacy-policy')
    expect(find('geoc').map(({ area }) => area)).toContain('pricing')
  })

  test('takes a number as it is written', () => {
    expect(find('1588026163')).toEqual([])
  })

  test('finds nothing for words that are nowhere, and something for a part of the words', () => {
    expect(find('zyxwvutsrq')).toEqual([])
    expect(find('')).toEqual([])
    expect(find('privacy zyxwvutsrq')[0]?.to).toBe('/legal/privacy-policy')
  })

  test('groups by area, that of the best result first', () => {
    const [group] = grouped(find('1588026162'))
    expect(group?.area).toBe('errors')
    expect(grouped(find('address'), 2).every(({ pages }) => pages.length <= 2)).toBe(true)
  })
})

test('every document has an address of its own, and none is for our staff', () => {
  expect(new Set(documents.map(({ to }) => to)).size).toBe(documents.length)
  expect(documents.filter(({ area }) => area === 'account').map(({ title }) => title)).toContain('Usage')
  expect(documents.map(({ to }) => to).filter(to => to.startsWith('/admin'))).toEqual([])
})

test('words that were meant are marked whole', () => {
  expect(marked('US address, checked', new Set(['address']))).toEqual([
    { text: 'US', isMeant: false },
    { text: ' ', isMeant: false },
    { text: 'address', isMeant: true },
    { text: ', ', isMeant: false },
    { text: 'checked', isMeant: false },
  ])
})
