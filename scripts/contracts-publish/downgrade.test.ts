import { expect, test } from 'vitest'
import { downgradeContract } from './downgrade.ts'

const contract = {
  openapi: '3.1.0',
  info: {
    title: 'Keys',
    version: '1.0.0',
    summary: 'Keys of an account.',
    description: 'All of them.',
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  paths: {
    '/keys': {
      get: {
        operationId: 'listKeys',
        description: 'Lists them.\n',
        security: [{ bearer: ['api-key-viewer'] }, { bearer: ['api-key-editor', 'self'] }],
        responses: {
          200: {
            description: 'The keys.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Keys' } } },
          },
          404: { $ref: '#/components/responses/NotFound', description: 'The account has no keys.' },
        },
      },
      put: { operationId: 'createKey', description: 'Creates one.', security: [{ bearer: ['self'] }] },
      post: { operationId: 'findKey', description: 'Finds one.', security: [] },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Keys: { type: 'array', items: { $ref: '#/components/schemas/Key' } },
      Key: { type: ['string', 'null'] },
      Unused: { type: 'string' },
    },
    responses: {
      NotFound: {
        description: 'Nothing.',
        content: { 'text/plain': { schema: { $ref: '#/components/schemas/Key' } } },
      },
    },
  },
}
const downgraded = downgradeContract(contract)
const { get, put, post } =
  (downgraded.paths as Record<string, Record<string, Record<string, unknown>>>)['/keys'] ?? {}

test('is of 3.0.3, with the summary in its description', () => {
  expect(Object.keys(downgraded)[0]).toBe('openapi')
  expect(downgraded.openapi).toBe('3.0.3')
  expect(downgraded.info).toEqual({
    title: 'Keys',
    version: '1.0.0',
    description: 'Keys of an account.\n\nAll of them.',
    license: { name: 'Proprietary' },
  })
})

test('has the roles in the description, once for each scheme', () => {
  expect(get?.security).toEqual([{ bearer: [] }])
  expect(get?.description).toBe('Lists them.\n\nRequires the role `api-key-viewer` or `api-key-editor`.')
  expect(put).toMatchObject({ security: [{ bearer: [] }], description: 'Creates one.' })
  expect(post).toMatchObject({ security: [], description: 'Finds one.' })
})

test('has a copy of a response that is described otherwise', () => {
  expect(get?.responses).toMatchObject({
    404: {
      description: 'The account has no keys.',
      content: { 'text/plain': { schema: { $ref: '#/components/schemas/Key' } } },
    },
  })
})

test('has only components that are used', () => {
  expect(downgraded.components).toEqual({
    securitySchemes: contract.components.securitySchemes,
    schemas: {
      Keys: contract.components.schemas.Keys,
      Key: { type: 'string', nullable: true },
    },
  })
})
