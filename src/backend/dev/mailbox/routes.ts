import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fieldError } from '#domain/errors/fields/field-errors.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Service } from '#kernel/contract/service.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import { BY_NIGHT } from '#kernel/mail/html.ts'
import { mails } from '#kernel/storage/tables.ts'
import { fileUrl, kindsPage, messagesPage, type View } from './pages.ts'

const width = z.enum(['600', '375']).default('600')
const theme = z.enum(['light', 'dark']).optional()
const listQuery = z.object({
  to: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1_000_000).default(100),
})
const mailId = z.coerce
  .number()
  .int()
  .max(2 ** 31)
const messagesQuery = z.object({ mail: mailId.optional(), width, theme })
const kindsQuery = z.object({ kind: z.string().max(100).optional(), sample: sampleName(), width, theme })
const mailParams = z.object({ mailId })
const fileParams = z.object({ mailId, name: z.string().max(200) })
const kindParams = z.object({ kind: z.string().max(100) })
const mailQuery = z.object({ theme })
const sampleQuery = z.object({ sample: sampleName(), theme })

/** Throws 400 for an unknown or duplicate parameter. */
function readQuery<T>(schema: z.ZodType<T>, { query }: FastifyRequest): T {
  const result = schema.safeParse(query)
  if (result.success) return result.data
  throw new Problem(
    result.error.issues.map(({ path }) => fieldError(path.join('.'), { name: 'invalid-format' })),
  )
}

function sampleName() {
  return z.string().max(100).default('Example')
}

/**
 * `/dev/mailbox` shows the emails of the outbox, and as JSON for tests (the last hundred, or `?limit=`).
 * `/dev/mailbox/kinds` shows every kind of email, written from its example.
 */
export function registerMailbox(app: FastifyInstance, kernel: Kernel, services: readonly Service[]): void {
  const { queries } = kernel
  const kinds = services.flatMap(({ name, mails = [] }) => mails.map(mail => ({ ...mail, service: name })))

  app.get('/dev/mailbox.json', async request => {
    const { to, limit } = readQuery(listQuery, request)
    const rows = await queries
      .select()
      .from(mails)
      .where(to ? eq(mails.recipient, to.toLowerCase()) : undefined)
      .orderBy(desc(mails.mailId))
      .limit(limit)
    return rows.map(({ mailId, kind, recipient, subject, body, html, headers, attachments, created }) => ({
      url: `/dev/mailbox?mail=${mailId}`,
      kind,
      to: recipient,
      subject,
      body,
      html,
      headers,
      created: created.toISOString(),
      attachments: attachments.map(({ name, type }) => ({ name, type, url: fileUrl(mailId, name) })),
    }))
  })

  app.get('/dev/mailbox', async (request, reply) => {
    const { mail: chosen, ...view } = readQuery(messagesQuery, request)
    const rows = await queries.select().from(mails).orderBy(desc(mails.mailId)).limit(100)
    const mail = rows.find(({ mailId }) => mailId === chosen) ?? (chosen ? await find(chosen) : rows[0])
    return sendPage(reply, messagesPage(kernel.config, rows, mail, toView(view)))
  })

  app.get('/dev/mailbox/kinds', async (request, reply) => {
    const { kind: chosen, sample, ...view } = readQuery(kindsQuery, request)
    const kind = chosen ? kinds.find(({ kind }) => kind === chosen) : kinds[0]
    if (chosen && !kind) throw problem('not-found')
    return sendPage(
      reply,
      kindsPage(kernel.config, kinds, kind, { sample, site: kernel, view: toView(view) }),
    )
  })

  app.get('/dev/mailbox/mails/:mailId', async (request, reply) => {
    const { html } = await find(mailParams.parse(request.params).mailId)
    return sendMailDocument(reply, html, readQuery(mailQuery, request).theme)
  })

  app.get('/dev/mailbox/kinds/:kind', async (request, reply) => {
    const { kind: chosen } = kindParams.parse(request.params)
    const { sample, theme } = readQuery(sampleQuery, request)
    const samples = kinds.find(({ kind }) => kind === chosen)?.samples(kernel)
    const letter = samples?.find(({ name }) => name === sample)?.letter
    if (!letter) throw problem('not-found')
    return sendMailDocument(reply, letter.html, theme)
  })

  app.get('/dev/mailbox/:mailId/:name', async (request, reply) => {
    const { mailId, name } = fileParams.parse(request.params)
    const { attachments } = await find(mailId)
    const file = attachments.find(attachment => attachment.name === name)
    if (!file) throw problem('not-found')
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(Buffer.from(file.content, 'base64'))
  })

  async function find(id: number) {
    const [mail] = await queries.select().from(mails).where(eq(mails.mailId, id))
    if (!mail) throw problem('not-found')
    return mail
  }
}

function toView({ width, theme }: { width: '600' | '375'; theme?: 'light' | 'dark' | undefined }): View {
  return { width, theme: theme ?? 'light' }
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}

/**
 * Nothing of an email can run or load anything, also when it is opened by itself. Its links open in a tab of their own,
 * as in a mail program.
 */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

function sendMailDocument(reply: FastifyReply, html: string, theme: 'light' | 'dark' | undefined) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', MAIL_POLICY)
    .send(theme ? inTheme(html, theme) : html)
}

/** The email as it looks by day or by night, whatever the system of the reader prefers. */
function inTheme(html: string, theme: 'light' | 'dark'): string {
  return html
    .replaceAll(BY_NIGHT, theme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('content="light dark"', `content="${theme}"`)
    .replaceAll('color-schemes: light dark', `color-schemes: ${theme}`)
    .replaceAll('color-scheme: light dark', `color-scheme: ${theme}`)
}
