import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { scaled } from '../lib/test-scope.ts'
import { checkExamples } from '../lint-contracts/examples.ts'
import type { Node } from './nodes.ts'
import { publishedDocuments } from './publish.ts'

const documents = [...publishedDocuments()]
const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete'])
const textOf = (document: unknown) => JSON.stringify(document)

// Compiling the schema of OpenAPI takes half a second; a run at length gives all of them to validators of others.
const validated = scaled(
  documents.filter(([name]) => name.startsWith('scim.')),
  documents,
)
test.each(validated)('%s is valid', async (name, document) => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  expect(document.openapi).toBe(name.endsWith('.3.0.json') ? '3.0.3' : '3.1.0')
})

describe.each(documents)('%s', (_name, document) => {
  test('has no notes of ours, and nothing that generators misread', () => {
    expect(textOf(document)).not.toMatch(/"x-(spec|inferred|activity|acting|not-replayed|no-screen|open)":/)
    expect(textOf(document)).not.toMatch(/"const":/)
  })

  test('names each operation once, and declares no way to log in that none of them takes', () => {
    const operations = [document.paths, document.webhooks].flatMap(paths =>
      Object.values((paths ?? {}) as Node).flatMap(item =>
        Object.entries(item as Node).flatMap(([method, operation]) =>
          METHODS.has(method) ? [operation as { operationId?: string; security?: Node[] }] : [],
        ),
      ),
    )
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids).not.toContain(undefined)
    expect(ids).toHaveLength(new Set(ids).size)
    const taken = new Set(operations.flatMap(({ security = [] }) => security.flatMap(Object.keys)))
    const { securitySchemes = {} } = document.components as Node
    expect(Object.keys(securitySchemes as Node).filter(name => !taken.has(name))).toEqual([])
  })
})

describe.each(documents.filter(([name]) => !name.endsWith('.3.0.json')))('%s', (_name, document) => {
  test('allows its examples', () => {
    expect(checkExamples(document as unknown as OpenApiDocument)).toEqual([])
  })
})
