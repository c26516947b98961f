import { expect, test } from 'vitest'
import type { Activity } from '#generated/authorization/types.ts'
import { toEntry, undoReason, whoOf } from './activity.ts'

const wire: Activity = {
  activity_id: 412,
  created: '2026-11-20T14:31:00Z',
  kind: 'keys',
  operation: 'pauseSecretKey',
  summary: 'Paused the secret key Checkout server',
  person: { user_id: '0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57', username: 'dana@northwind.example' },
  token: null,
  by_staff: false,
  reason: null,
  resource: { kind: 'secret-key', resource_id: '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12' },
  network: '203.0.113.0/24',
  device: { browser: 'Firefox', system: 'Mac' },
  request_id: 'r',
  undo: 'available',
  undoes: null,
}

test('an entry names its device as people do', () => {
  expect(toEntry(wire)).toMatchObject({ id: 412, device: 'Firefox on Mac', isUndo: false })
  expect(toEntry({ ...wire, device: { browser: null, system: 'Windows' } }).device).toBe('Windows')
  expect(toEntry({ ...wire, device: { browser: null, system: null }, undoes: 3 })).toMatchObject({
    device: null,
    isUndo: true,
  })
})

test.each([
  [{ username: 'dana@northwind.example', isByStaff: false }, 'dana@northwind.example'],
  [{ username: null, isByStaff: false }, 'Former member'],
  [{ username: 'dana@northwind.example', isByStaff: true }, 'Gatepost support, as dana@northwind.example'],
  [{ username: null, isByStaff: true }, 'Gatepost support'],
])('%o is %s', (entry, words) => expect(whoOf(entry)).toBe(words))

test('only an action with an inverse can have a reason against it', () => {
  expect(undoReason('superseded')).toContain('changed again later')
  expect(undoReason('missing-role')).toContain('owner')
  expect(undoReason('available')).toBeUndefined()
  expect(undoReason('none')).toBeUndefined()
})
