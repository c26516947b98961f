import { expect, test } from 'vitest'
import { resolvePart } from './references.js'

const node = {
  type: 'object',
  properties: { next: { $ref: '#/components/schemas/Node' }, id: { $ref: '#/components/schemas/Id' } },
}
const contract = {
  paths: {
    '/nodes/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      get: { parameters: [{ name: 'page', in: 'query' }], responses: { 200: { $ref: '#/x~1y/ok%20then' } } },
      put: { requestBody: { schema: { $ref: '#/components/schemas/Id', description: 'Its own words' } } },
      delete: { responses: { 404: { $ref: '#/nowhere' } } },
    },
  },
  'x/y': { 'ok then': { description: 'OK' } },
  components: {
    parameters: { Id: { name: 'id', in: 'path', schema: { $ref: '#/components/schemas/Id' } } },
    schemas: { Id: { type: 'string', description: 'An id' }, Node: node },
  },
}
const part = (...path: string[]) => resolvePart(contract, path)

test('an operation gets what it refers to, and the parameters of its path before its own', () => {
  expect(part('paths', '/nodes/{id}', 'get')).toEqual({
    spec: {
      parameters: [
        { name: 'id', in: 'path', schema: { type: 'string', description: 'An id' } },
        { name: 'page', in: 'query' },
      ],
      responses: { 200: { description: 'OK' } },
    },
    errors: [],
  })
})

test('text next to a reference overrides the referenced text', () => {
  expect(part('paths', '/nodes/{id}', 'put').spec).toMatchObject({
    requestBody: { schema: { type: 'string', description: 'Its own words' } },
  })
})

test('a recursive schema ends where it repeats', () => {
  expect(part('components', 'schemas', 'Node').spec).toMatchObject({
    properties: { next: { properties: { next: { $ref: '#/components/schemas/Node' } } } },
  })
})

test('a dangling reference is reported', () => {
  expect(part('paths', '/nodes/{id}', 'delete').errors).toMatchObject([
    { message: 'Could not resolve reference: #/nowhere' },
  ])
})
