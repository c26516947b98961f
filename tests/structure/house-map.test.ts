import { expect, test } from 'vitest'
import { roomsOf } from './house-map.ts'

test('a tree is read by its indentation, with rooms inside a room on its line and stars for names', () => {
  const page = [
    'Words about src/ and others.',
    '```sh',
    'npm start',
    '```',
    '```',
    'openapi/            the contracts',
    '  <service>/openapi.yaml   entry: e.g. version',
    '  common/           errors',
    'src/',
    '  portal/           the browser. It is big.',
    '    features/<capability>/   what a page is made of',
    'tests/              contract/  backend/',
    '```',
  ].join('\n')
  expect(roomsOf(page)).toEqual([
    'openapi/',
    'openapi/*/openapi.yaml',
    'openapi/common/',
    'src/',
    'src/portal/',
    'src/portal/features/*/',
    'tests/',
    'tests/contract/',
    'tests/backend/',
  ])
})

test('a table is read by its first column, with links or without', () => {
  const page = [
    '| folder | what is in it |',
    '|---|---|',
    '| [`openapi/`](openapi/README.md) | the contracts, and `common/` |',
    '| `generated/`     | what is made of them |',
  ].join('\n')
  expect(roomsOf(page)).toEqual(['openapi/', 'generated/'])
})
