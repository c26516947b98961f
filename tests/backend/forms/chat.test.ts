import { describe, expect, test } from 'vitest'
import { readConfig } from '#backend/services.ts'
import { ORIGIN, startBackend } from '../../support/backend.ts'

const FRAME = 'https://chat.gatepost.example'
const CHAT = { CHAT_VENDOR: 'hubspot', CHAT_ORIGIN: FRAME, CHAT_ID: '4711' }

test.each([
  [{ CHAT_VENDOR: 'hubspot' }, ['CHAT_ORIGIN: required', 'CHAT_ID: required']],
  [
    { ...CHAT, CHAT_VENDOR: 'salesforce' },
    ['CHAT_SCRIPT: required', 'CHAT_SALESFORCE_DEPLOYMENT: required', 'CHAT_SALESFORCE_MESSAGING: required'],
  ],
  [{ ...CHAT, CHAT_SCRIPT: 'http://vendor.example/chat.js' }, ['CHAT_SCRIPT: must begin with https']],
  [{ ...CHAT, CHAT_ID: '"><script>' }, ['CHAT_ID: ']],
  [{ ...CHAT, CHAT_HOSTS: "https://a.example; script-src 'unsafe-eval'" }, ['CHAT_HOSTS: must be origins']],
])('%o does not start', (env, lines) => {
  const read = () => readConfig({ APP_ENV: 'test', PUBLIC_URL: ORIGIN, ...env })
  for (const line of lines) expect(read).toThrow(line)
})

test.each([
  ORIGIN,
  'http://LOCALHOST:3000/',
  'http://localhost.:3000',
  'http://localhost:3001',
  'https://localhost',
])('the chat is not on our own host as %s', other => {
  const env = { APP_ENV: 'test', PUBLIC_URL: ORIGIN, ...CHAT, CHAT_ORIGIN: other }
  expect(() => readConfig(env)).toThrow('CHAT_ORIGIN: must be another host name than PUBLIC_URL')
})

describe('the policy of the frame has exactly the hosts of the vendor', () => {
  test.each([
    [
      CHAT,
      [
        'https://js.hs-scripts.com',
        'https://js.usemessages.com',
        'https://*.hubspot.com',
        'https://*.hsappstatic.net',
      ],
    ],
    [
      {
        ...CHAT,
        CHAT_SCRIPT: 'https://js-eu1.hs-scripts.com/4711.js',
        CHAT_HOSTS: 'https://*.hubspot-eu.example, wss://eu.example:8443',
      },
      [
        'https://js-eu1.hs-scripts.com',
        'https://js.usemessages.com',
        'https://*.hubspot.com',
        'https://*.hsappstatic.net',
        'https://*.hubspot-eu.example',
        'wss://eu.example:8443',
      ],
    ],
    [
      {
        CHAT_VENDOR: 'salesforce',
        CHAT_ORIGIN: FRAME,
        CHAT_ID: '00D000000000001',
        CHAT_SCRIPT: 'https://northwind.my.site.com/ESWWeb/assets/js/bootstrap.min.js',
        CHAT_SALESFORCE_DEPLOYMENT: 'Web',
        CHAT_SALESFORCE_MESSAGING: 'https://northwind.my.salesforce-scrt.com',
      },
      ['https://northwind.my.site.com', 'https://northwind.my.salesforce-scrt.com'],
    ],
  ])('%o', async (env, hosts) => {
    const backend = await startBackend({ env: { DATABASE_URL: '', ...env } })
    try {
      const get = (url: string, origin: string) =>
        backend.inject({ method: 'GET', url, headers: { host: new URL(origin).host } })
      const frame = await get('/chat-frame?group=sales', FRAME)
      expect(frame.statusCode).toBe(200)
      const policy = Object.fromEntries(
        String(frame.headers['content-security-policy'])
          .split('; ')
          .map(part => {
            const [name = '', ...sources] = part.split(' ')
            return [name, sources]
          }),
      )
      expect(policy).toMatchObject({
        'default-src': ["'none'"],
        'script-src': ["'self'", ...hosts],
        'connect-src': hosts,
        'frame-src': hosts,
        'frame-ancestors': [ORIGIN],
      })
      // Each origin has its own, and nothing of the other.
      for (const path of ['/', '/healthz', '/api/forms/chat', '/api/authorization/token', '/chat-frames'])
        expect((await get(path, FRAME)).statusCode, path).toBe(404)
      for (const path of ['/chat-frame', '/chat-frame/chat.js', '/chat-frame?group=sales'])
        expect((await get(path, ORIGIN)).statusCode, path).toBe(404)
      expect((await get('/api/forms/chat', ORIGIN)).json()).toEqual({
        vendor: env.CHAT_VENDOR,
        vendor_name: env.CHAT_VENDOR === 'hubspot' ? 'HubSpot' : 'Salesforce',
        frame_url: `${FRAME}/chat-frame`,
      })
    } finally {
      await backend.close()
    }
  })
})

test.each([
  'chat.gatepost.example.',
  'CHAT.Gatepost.Example',
  'chat.gatepost.example:8443',
  'chat.gatepost.example.:443',
])('the origin of the chat is that of the host %s, too, and has no page of ours', async host => {
  const backend = await startBackend({ env: { DATABASE_URL: '', ...CHAT } })
  const get = async (url: string) =>
    (await backend.inject({ method: 'GET', url, headers: { host } })).statusCode
  try {
    for (const path of ['/', '/healthz', '/api/forms/chat']) expect(await get(path), path).toBe(404)
    expect(await get('/chat-frame')).toBe(200)
  } finally {
    await backend.close()
  }
})
