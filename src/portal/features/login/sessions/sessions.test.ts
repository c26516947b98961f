import { expect, test } from 'vitest'
import { toSession } from './sessions.ts'

const wire = {
  session_id: '0193f1c9-1a44-7b02-8d10-6e5f1f0a9c31',
  current: true,
  method: 'passkey',
  device: { browser: 'Safari', system: 'iPhone' },
  ip_address: '203.0.113.24',
  created: '2026-11-02T08:30:00Z',
  last_used: '2026-11-02T09:12:00Z',
} as const

test('a session is named after its browser and operating system', () => {
  expect(toSession(wire)).toEqual({
    id: wire.session_id,
    isCurrent: true,
    name: 'Safari on iPhone',
    isPhone: true,
    method: 'Passkey',
    address: '203.0.113.24',
    dateCreated: '2026-11-02T08:30:00Z',
    dateLastUsed: '2026-11-02T09:12:00Z',
  })
})

test.each([
  [{ browser: null, system: 'Linux' }, 'Linux'],
  [{ browser: 'Firefox', system: null }, 'Firefox'],
  [{ browser: null, system: null }, 'Unknown device'],
])('a session is named after what is known of it: %j', (device, name) => {
  expect(toSession({ ...wire, device }).name).toBe(name)
})
