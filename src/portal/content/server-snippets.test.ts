import { expect, test } from 'vitest'
import { firstLookups } from './first-lookups.ts'
import { serverSnippets } from './server-snippets.ts'

const keyId = '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12'
const snippets = serverSnippets('https://gatepost.example', keyId)

test('eight languages, each with the address, the key and a token from the environment', () => {
  expect(snippets.map(({ label }) => label)).toEqual([
    'curl',
    'JavaScript',
    'Python',
    'Go',
    'Java',
    'C#',
    'PHP',
    'Ruby',
  ])
  for (const { label, code } of snippets) {
    expect(code, label).toContain('https://gatepost.example/api/gateway/us-street')
    expect(code, label).toContain(keyId)
    expect(code, label).toContain('GATEPOST_TOKEN')
    expect(decodeURIComponent(code.replaceAll('+', ' ')), label).toContain('214 N Juniper St')
  }
})

test('the lookup of another product goes to its own address', () => {
  for (const lookup of firstLookups)
    for (const { label, code } of serverSnippets('https://gatepost.example', keyId, lookup)) {
      expect(code, label).toContain(`https://gatepost.example/api/gateway${lookup.operation.path}`)
      for (const { name } of lookup.fields) expect(code, label).toContain(name)
    }
})
