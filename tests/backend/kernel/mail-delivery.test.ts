import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDueMails } from '#kernel/mail/mail.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { startSmtp } from '../../support/smtp.ts'

let backend: Backend
let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  backend = await startBackend({ env: { DATABASE_URL: '' } })
  smtp = await startSmtp()
})
afterAll(async () => {
  await smtp.close()
  await backend.close()
})

test('a mail is sent once, and a refused one is retried later', async () => {
  const transport = createTransport(smtp.url)
  const username = 'smtp@mail.example'
  const payload = { username, password: 'seven purple paper lanterns', open_account: true }
  const answer = await backend.inject({ method: 'PUT', url: '/api/identity/identities', payload })
  expect(answer.statusCode).toBe(202)

  smtp.state.refuse = true
  await sendDueMails(backend.kernel, transport)
  expect(smtp.messages).toEqual([])
  smtp.state.refuse = false
  await sendDueMails(backend.kernel, transport)
  expect(smtp.messages, 'not before its time').toEqual([])

  backend.clock.advance(31_000)
  await Promise.all([sendDueMails(backend.kernel, transport), sendDueMails(backend.kernel, transport)])
  await sendDueMails(backend.kernel, transport)
  expect(smtp.messages).toHaveLength(1)
  expect(smtp.messages[0]).toContain(`To: ${username}`)
  transport.close()
})
