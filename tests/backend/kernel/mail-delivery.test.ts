import { eq } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcomesSince, outcomeWorkers } from '#kernel/jobs/outcomes.ts'
import { workThrough } from '#kernel/jobs/queue.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { button, paragraph } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { mailQueue } from '#kernel/mail/sender.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { startSmtp } from '../../support/servers/smtp.ts'

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

const receipt = defineMail<{ subject: string; unsubscribe: string }>('test-receipt', {
  title: 'A test',
  reason: 'You get this mail because of a test.',
  example: { subject: 'Your receipt', unsubscribe: '<http://localhost:3000/end>' },
  render: ({ subject, unsubscribe }, page) => ({
    subject,
    blocks: [paragraph('It is attached.'), button('See the order', page('/account/billing'))],
    headers: { 'List-Unsubscribe': unsubscribe },
  }),
})

test('an email is sent once, and a rejected one is retried later', async () => {
  const transport = createTransport(smtp.url)
  const username = 'smtp@mail.example'
  const payload = { username, password: 'seven purple paper lanterns', open_account: true }
  const response = await backend.inject({ method: 'PUT', url: '/api/identity/identities', payload })
  expect(response.statusCode).toBe(202)

  smtp.state.refuse = true
  await sendDue(transport)
  expect(smtp.messages).toEqual([])
  smtp.state.refuse = false
  await sendDue(transport)
  expect(smtp.messages, 'not before its time').toEqual([])
  expect((await rowsTo(username))[0]?.failure).toContain('Error')

  backend.clock.advance(31_000)
  await Promise.all([sendDue(transport), sendDue(transport)])
  await sendDue(transport)
  expect(smtp.messages).toHaveLength(1)
  expect(smtp.messages[0]).toContain(`To: ${username}`)
  transport.close()
})

test('a mail server that gives no response counts as failed, and an address that it rejects does not', async () => {
  const since = new Date(backend.clock.now().getTime() - 10 * 60_000)
  const countsOf = async () => {
    await runWorkers(backend.kernel, outcomeWorkers(backend.kernel))
    return outcomesSince(backend.db, 'emails', since)
  }
  const letter = receipt.write({ subject: 'Your receipt', unsubscribe: '' }, backend.kernel)
  const queue = (to: string) => queueMail(backend.db, { ...letter, to }, backend.clock.now())
  const before = await countsOf()
  const unreachable = createTransport('smtp://127.0.0.1:1')
  await queue('customer@mail.example')
  await sendDue(unreachable)
  expect(await countsOf()).toEqual({ succeeded: before.succeeded, failed: before.failed + 1 })
  const transport = createTransport(smtp.url)
  await queue('unknown@mail.example')
  await sendDue(transport)
  expect(await countsOf()).toEqual({ succeeded: before.succeeded + 1, failed: before.failed + 1 })
  transport.close()
})

test('an email takes its files along, and they are not kept once it is sent', async () => {
  const transport = createTransport(smtp.url)
  const to = 'files@mail.example'
  const content = Buffer.from('%PDF-1.7 a receipt')
  const file = { name: 'receipt-560218.pdf', type: 'application/pdf', content }
  const letter = receipt.write({ subject: 'Your receipt', unsubscribe: '' }, backend.kernel)
  await queueMail(backend.db, { ...letter, to, attachments: [file] }, backend.clock.now())

  const [waiting] = await backend.mails(to)
  expect(waiting?.files).toEqual([{ name: file.name, content }])
  const { json } = await backend.inject({ url: `/dev/mailbox.json?to=${to}` })
  const [{ attachments }] = json()
  expect(attachments).toMatchObject([{ name: file.name, type: file.type }])
  const download = await backend.inject({ url: attachments[0].url })
  expect(download.rawPayload).toEqual(content)
  expect(download.headers['content-disposition']).toBe('attachment; filename="receipt-560218.pdf"')

  await sendDue(transport)
  const sent = smtp.messages.at(-1)
  expect(sent).toContain('filename=receipt-560218.pdf')
  expect(sent).toContain(content.toString('base64'))
  expect((await backend.mails(to))[0]).toMatchObject({ text: '', files: [] })
  transport.close()
})

test('an email is sent as HTML and as text, and neither is kept', async () => {
  const transport = createTransport(smtp.url)
  const to = 'both@mail.example'
  const facts = { subject: 'Your receipt', unsubscribe: '<http://localhost:3000/end>' }
  await queueMail(backend.db, receipt.to(to, facts, backend.kernel), backend.clock.now())
  const [waiting] = await rowsTo(to)
  expect(waiting).toMatchObject({ kind: 'test-receipt', body: expect.stringContaining('/account/billing') })
  expect(waiting?.html).toContain('<!doctype html>')

  await sendDue(transport)
  const sent = smtp.messages.at(-1) ?? ''
  const [, boundary = ''] = /^Content-Type: multipart\/alternative;\s*boundary="([^"]+)"/m.exec(sent) ?? []
  const parts = sent.split(`--${boundary}`)
  expect(parts[1]).toMatch(/^Content-Type: text\/plain/m)
  expect(parts[2]).toMatch(/^Content-Type: text\/html/m)
  expect(sent).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(sent).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/end>$/m)
  expect((await rowsTo(to))[0]).toMatchObject({ body: '', html: '' })
  transport.close()
})

test('nothing in a subject, a header or an address begins another header or reaches another person', async () => {
  const transport = createTransport(smtp.url)
  const to = 'odd,all@elsewhere.example'
  const facts = {
    subject: 'Prices\r\nBcc: all@elsewhere.example',
    unsubscribe: '<http://localhost:3000/end>\r\nBcc: all@elsewhere.example',
  }
  await queueMail(backend.db, receipt.to(to, facts, backend.kernel), backend.clock.now())
  await sendDue(transport)
  const sent = smtp.messages.at(-1) ?? ''
  expect(sent).toMatch(/^Subject: Prices {2}Bcc: all@elsewhere\.example$/m)
  expect(sent).not.toMatch(/^Bcc:/im)
  expect(smtp.recipients.at(-1)).toHaveLength(1)
  const broken = receipt.to('dana@mail.example\r\nBcc: all@elsewhere.example', facts, backend.kernel)
  await expect(queueMail(backend.db, broken, backend.clock.now())).rejects.toThrow('on one line')
  transport.close()
})

const sendDue = (transport: Transporter) => workThrough(backend.kernel, mailQueue(backend.kernel, transport))
const rowsTo = (to: string) => backend.db.select().from(mails).where(eq(mails.recipient, to))
