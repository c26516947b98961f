import { afterAll, expect, test, vi } from 'vitest'
import { getMaxUsers } from '#generated/subscription/operations/getMaxUsers.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'

/** Relative addresses work only in browsers, which know their origin. */
class BrowserRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init)
  }
}
vi.stubGlobal('Request', BrowserRequest)
vi.stubEnv('VITE_DRIFT_RECORDER', 'on')
// Whether responses are recorded is decided as the module loads.
vi.resetModules()
const { send } = await import('../send.ts')
const { findings } = await import('./recorder.ts')
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const plan = { kind: 'plan', license_label: 'a secret', seats: 25 }
const right = { max_users: 25, sources: [plan] }

test.each<[string, () => Response, string]>([
  ['an extra property', () => Response.json({ ...right, more: 'a secret' }), '/body/more'],
  ['a missing property', () => Response.json({ sources: [plan] }), '/body/max_users'],
  ['a wrong type', () => Response.json({ ...right, sources: {} }), '/body/sources'],
  [
    'a wrong enum',
    () => Response.json({ ...right, sources: [plan, { ...plan, kind: 'a secret' }] }),
    '/body/sources/1/kind',
  ],
  ['a wrong status', () => Response.json(right, { status: 203 }), '/status'],
  [
    'a wrong content type',
    () => new Response('a secret', { headers: { 'content-type': 'text/html' } }),
    '/headers/content-type',
  ],
  ['a null', () => Response.json({ ...right, max_users: null }), '/body/max_users'],
  ['a number as text', () => Response.json({ ...right, max_users: '25' }), '/body/max_users'],
  ['an extra header', () => Response.json(right, { headers: { 'x-debug': 'a secret' } }), '/headers/x-debug'],
])('%s is recorded with its pointer and without its value', async (_, response, pointer) => {
  findings.clear()
  await send(getMaxUsers, {}, { fetch: async () => response() })
  await expect
    .poll(findings.list)
    .toMatchObject([{ service: 'subscription', operation: 'getMaxUsers', pointer }])
  expect(JSON.stringify(findings.list())).not.toContain('a secret')
})

test('a slow response is recorded apart', async () => {
  findings.clear()
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  await send(
    getMaxUsers,
    {},
    {
      fetch: async () => {
        now = 1_001
        return Response.json(right)
      },
    },
  )
  clock.mockRestore()
  await expect.poll(findings.list).toMatchObject([{ pointer: '/time', isSlow: true }])
})

test('a response as declared has no finding, and the page gets its body', async () => {
  findings.clear()
  const response = await send(getMaxUsers, {}, { fetch: async () => Response.json(right) })
  expect(response).toMatchObject({ ok: true, data: right })
  // Recorded after it: once this one is there, that one has been compared.
  await send(listLicenses, {}, { fetch: async () => Response.json({}) })
  await expect.poll(findings.list).toMatchObject([{ operation: 'listLicenses', pointer: '/body/licenses' }])
})
