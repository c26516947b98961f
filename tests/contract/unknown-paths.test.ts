import { describe, expect, test } from 'vitest'
import { mock, server } from './worlds.ts'

describe.each(['/api/security/nowhere', '/api/nowhere', '/api/security/secret-keys/%zz'])(
  '%s, which no contract has, answers an error list',
  url => {
    test('on the server', async () => {
      const answer = await server.send({ method: 'GET', url, headers: {} })
      expect([400, 404]).toContain(answer.status)
      expect(JSON.parse(answer.body)).toMatchObject([
        { name: expect.any(String), status: answer.status, fields: [] },
      ])
    })

    test('on the mock', async () => {
      const answer = await mock.send({ method: 'GET', url, headers: {} })
      expect(answer.status).toBe(404)
      expect(JSON.parse(answer.body)).toMatchObject([{ name: 'not-found', status: 404 }])
    })
  },
)
