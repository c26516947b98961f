import { expect, test } from 'vitest'
import type { Contracts, OpenApiDocument, Schema } from '../generate/bundle.ts'
import { findPropertyGaps, propertiesSection, unseenProperties } from './properties.ts'

function contractsWith(
  properties: Record<string, Schema>,
  security: Record<string, string[]>[] = [{ bearer: ['self'] }],
): Contracts {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Keys', version: '1.0.0' },
    components: { schemas: { Key: { type: 'object', properties } } },
    paths: {
      '/key': {
        get: {
          operationId: 'getKey',
          summary: '',
          description: '',
          security,
          responses: {
            '200': {
              description: '',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Key' } } },
            },
          },
        },
      },
    },
  }
  return new Map([['keys', document]])
}
const words = new Set(['label'])

test('a property that no page names needs a reason', () => {
  const properties = unseenProperties(
    contractsWith({ label: {}, hash: {}, salt: { 'x-no-screen': 'For audits.' } }),
    words,
  )
  expect(properties.map(({ property }) => property)).toEqual(['hash', 'salt'])
  expect(findPropertyGaps(properties)).toEqual(['keys Key.hash is shown by no page; x-no-screen can say why'])
  expect(propertiesSection(properties)).toContain('| `Key.salt` | keys | For audits. |')
})

test('a property that a page names needs none', () => {
  const properties = unseenProperties(contractsWith({ label: { 'x-no-screen': 'For audits.' } }), words)
  expect(findPropertyGaps(properties)).toEqual(['keys Key.label is named by a page: remove its x-no-screen'])
})

test('what only programs call has no pages', () => {
  expect(unseenProperties(contractsWith({ hash: {} }, [{ secretKey: [] }]), words)).toEqual([])
})
