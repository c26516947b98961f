import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { scaled } from '../lib/test-scope.ts'
import { checkExamples } from '../lint-contracts/examples.ts'
import { publishedDocuments } from './publish.ts'

const documents = [...publishedDocuments()]
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
})

describe.each(documents.filter(([name]) => !name.endsWith('.3.0.json')))('%s', (_name, document) => {
  test('allows its examples', () => {
    expect(checkExamples(document as unknown as OpenApiDocument)).toEqual([])
  })
})
