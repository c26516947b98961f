import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMail, sendDueMails } from '#kernel/mail/mail.ts'
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

test('a mail takes its files along, and they are not kept once it is sent', async () => {
  const transport = createTransport(smtp.url)
  const to = 'files@mail.example'
  const content = Buffer.from('%PDF-1.7 a receipt')
  const file = { name: 'receipt-560218.pdf', type: 'application/pdf', content }
  const mail = { to, subject: 'Your receipt', body: 'It is attached.', attachments: [file] }
  await queueMail(backend.db, mail, backend.clock.now())

  const [waiting] = await backend.mails(to)
  expect(waiting?.files).toEqual([{ name: file.name, content }])
  const { json } = await backend.inject({ url: `/dev/mailbox.json?to=${to}` })
  const [{ attachments }] = json()
  expect(attachments).toMatchObject([{ name: file.name, type: file.type }])
  const download = await backend.inject({ url: attachments[0].url })
  expect(download.rawPayload).toEqual(content)
  expect(download.headers['content-disposition']).toBe('attachment; filename="receipt-560218.pdf"')

  await sendDueMails(backend.kernel, transport)
  const sent = smtp.messages.at(-1)
  expect(sent).toContain('filename=receipt-560218.pdf')
  expect(sent).toContain(content.toString('base64'))
  expect((await backend.mails(to))[0]).toMatchObject({ text: '', files: [] })
  transport.close()
})
