import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publishedExtensions, withoutOurExtensions } from './extensions.ts'

test('what only we use is left out, and what a caller acts on stays', () => {
  const operation = {
    operationId: 'createSecretKey',
    'x-spec': 'account-portal §7 Security',
    'x-idempotent': 86_400,
    parameters: [{ name: 'x-inferred', in: 'header', 'x-inferred': true }],
    responses: { 201: { headers: { 'x-request-id': { 'x-inferred': true } } } },
  }
  expect(withoutOurExtensions(operation)).toEqual({
    operationId: 'createSecretKey',
    'x-idempotent': 86_400,
    parameters: [{ name: 'x-inferred', in: 'header' }],
    responses: { 201: { headers: { 'x-request-id': {} } } },
  })
})

test('names and values that look like an extension stay', () => {
  const document = {
    schemas: { 'x-spec': { properties: { 'x-spec': { example: { 'x-spec': 1 } } } } },
    examples: { 'x-open': { value: { 'x-open': 1 }, 'x-not-replayed': 'Only another server sends it.' } },
  }
  expect(withoutOurExtensions(document)).toEqual({
    schemas: { 'x-spec': { properties: { 'x-spec': { example: { 'x-spec': 1 } } } } },
    examples: { 'x-open': { value: { 'x-open': 1 } } },
  })
})

test('openapi/packages.md names the extensions that are published', () => {
  const [, section = ''] =
    /^### Published extensions\n([\s\S]*?)(?=^##)/m.exec(
      `${readFileSync('openapi/packages.md', 'utf8')}\n## End`,
    ) ?? []
  const named = [...section.matchAll(/`(x-[a-z-]+)`/g)].map(([, name = '']) => name)
  expect([...new Set(named)].toSorted()).toEqual(publishedExtensions.toSorted())
})
