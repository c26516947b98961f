import { describe, expect, test } from 'vitest'
import { mock, server } from './worlds.ts'

describe.each(['/api/security/nowhere', '/api/nowhere', '/api/security/secret-keys/%zz'])(
  '%s, which no contract has, answers an error list',
  url => {
    test('on the server', async () => {
      const response = await server.send({ method: 'GET', url, headers: {} })
      expect([400, 404]).toContain(response.status)
      expect(JSON.parse(response.body)).toMatchObject([
        { name: expect.any(String), status: response.status, fields: [] },
      ])
    })

    test('on the mock', async () => {
      const response = await mock.send({ method: 'GET', url, headers: {} })
      expect(response.status).toBe(404)
      expect(JSON.parse(response.body)).toMatchObject([{ name: 'not-found', status: 404 }])
    })
  },
)
