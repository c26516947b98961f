import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedWebhook, secretsOf, signWebhook, WEBHOOK_SECRET_PREFIX } from './webhook.ts'

const newSecret = () => `${WEBHOOK_SECRET_PREFIX}${randomBytes(32).toString('base64')}`
const now = new Date('2026-11-02T08:00:00Z')
const message = { id: 'msg_1', timestamp: String(now.getTime() / 1000), body: '{}' }

test('while a secret is replaced, messages are signed with either one; afterward only with the new one', () => {
  const [old, next, other] = [newSecret(), newSecret(), newSecret()]
  const signedWith = (secret: string) => ({ ...message, signature: signWebhook(message, secret) })
  const both = secretsOf(`${next},${old}`)
  expect(isSignedWebhook(signedWith(old), both, now)).toBe(true)
  expect(isSignedWebhook(signedWith(next), both, now)).toBe(true)
  expect(isSignedWebhook(signedWith(other), both, now)).toBe(false)
  expect(isSignedWebhook(signedWith(old), secretsOf(next), now)).toBe(false)
})
