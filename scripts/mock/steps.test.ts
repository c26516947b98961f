import { expect, test } from 'vitest'
import { buildMockServer } from './server.ts'
import { readSteps, takeSteps, writeSteps } from './steps.ts'

const known = new Set(['listSecretKeys', 'createSecretKey'])
const STEPS = [
  { operation: 'listSecretKeys', code: 500 },
  { operation: 'createSecretKey', code: 409, example: 'too-many-keys' },
  { operation: 'listSecretKeys', example: 'no-keys' },
]

test('each call of an operation takes its next step', () => {
  const take = takeSteps(STEPS)
  expect(take('listSecretKeys')).toEqual({ code: 500 })
  expect(take('listSecretKeys')).toEqual({ example: 'no-keys' })
  expect(take('listSecretKeys')).toBeUndefined()
  expect(take('createSecretKey')).toEqual({ code: 409, example: 'too-many-keys' })
})

test.each([
  ['{', /not JSON/],
  ['{"steps":[]}', /steps/],
  ['{"steps":[{"operation":"listKeys"}]}', /no contract has the operation listKeys/],
  ['{"steps":[{"operation":"listSecretKeys","status":500}]}', /status/],
  ['{"steps":[{"operation":"listSecretKeys","code":7}]}', /code/],
])('%s is rejected with the reason', (text, reason) => {
  expect(() => readSteps(text, known)).toThrow(reason)
})

test('what a browser has chosen is a scenario', () => {
  const text = writeSteps({ listSecretKeys: { code: 429 }, createSecretKey: { delay: 5_000 } })
  expect(readSteps(text, known)).toEqual([
    { operation: 'listSecretKeys', code: 429 },
    { operation: 'createSecretKey', delay: 5_000 },
  ])
})

test('the mock replays a scenario to everyone, and then responds as usual', async () => {
  const app = await buildMockServer({ steps: [...STEPS] })
  const list = () =>
    app.inject({ url: '/api/security/secret-keys', headers: { authorization: 'Bearer x.y.z' } })
  expect((await list()).statusCode).toBe(500)
  expect((await list()).json()).toMatchObject({ total: 0 })
  expect((await list()).json().total).toBeGreaterThan(0)
  await app.close()
})

test('the page of choices gives them as a file', async () => {
  const app = await buildMockServer()
  const choice = await app.inject('/dev/answers?operation=listSecretKeys&code=500')
  const [cookie = ''] = String(choice.headers['set-cookie']).split(';')
  const response = await app.inject({ url: '/dev/answers/steps.json', headers: { cookie } })
  expect(response.headers['content-disposition']).toBe('attachment; filename="steps.json"')
  expect(readSteps(response.body, known)).toEqual([{ operation: 'listSecretKeys', code: 500 }])
  await app.close()
})
