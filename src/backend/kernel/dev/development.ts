import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fieldError } from '#domain/errors/field-errors.ts'
import type { Kernel } from '../contract/handlers.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { Problem, problem } from '../http/problem.ts'
import { mails } from '../storage/tables.ts'
import { SCENARIO_COOKIE } from './scenarios.ts'

const mailboxQuery = z.object({
  to: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1_000_000).default(100),
})
const mailFile = z.object({
  mailId: z.coerce
    .number()
    .int()
    .max(2 ** 31),
  name: z.string().max(200),
})
const scenarioQuery = z.object({ set: z.string().max(100).optional() })

/** Throws 400 for an unknown or duplicate parameter. */
function readQuery<T>(schema: z.ZodType<T>, { query }: FastifyRequest): T {
  const result = schema.safeParse(query)
  if (result.success) return result.data
  throw new Problem(
    result.error.issues.map(({ path }) => fieldError(path.join('.'), { name: 'invalid-format' })),
  )
}

/**
 * Pages for people who try or develop the product; production has none of them. `/dev/mailbox` shows the
 * mails of the outbox, and as JSON for tests (the last hundred, or `?limit=`).
 */
export function registerDevelopmentPages(app: FastifyInstance, kernel: Kernel): void {
  app.get('/dev/mailbox.json', async request => {
    const { to, limit } = readQuery(mailboxQuery, request)
    const rows = await kernel.queries
      .select()
      .from(mails)
      .where(to ? eq(mails.recipient, to.toLowerCase()) : undefined)
      .orderBy(desc(mails.mailId))
      .limit(limit)
    return rows.map(({ mailId, recipient, subject, body, attachments, created }) => ({
      to: recipient,
      subject,
      body,
      created: created.toISOString(),
      attachments: attachments.map(({ name, type }) => ({ name, type, url: fileUrl(mailId, name) })),
    }))
  })

  app.get('/dev/mailbox/:mailId/:name', async (request, reply) => {
    const { mailId, name } = mailFile.parse(request.params)
    const [mail] = await kernel.queries.select().from(mails).where(eq(mails.mailId, mailId))
    const file = mail?.attachments.find(attachment => attachment.name === name)
    if (!file) throw problem('not-found')
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(Buffer.from(file.content, 'base64'))
  })

  app.get('/dev/mailbox', async (_request, reply) => {
    const rows = await kernel.queries.select().from(mails).orderBy(desc(mails.mailId)).limit(100)
    const list = rows.map(
      ({
        mailId,
        recipient,
        subject,
        body,
        attachments,
        created,
      }) => `<article><h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${created.toISOString()}">${created.toUTCString()}</time></p>
<pre>${link(escapeHtml(body))}</pre>${attachments.map(({ name }) => fileLink(mailId, name)).join('')}</article>`,
    )
    return page(reply, 'Mailbox', list.join('\n') || '<p>No mail yet.</p>')
  })
}

/** `/dev/scenarios` switches a failure on for this browser, if the services play scenarios. */
export function registerScenarioPage(app: FastifyInstance): void {
  app.get('/dev/scenarios', async (request, reply) => {
    const { set } = readQuery(scenarioQuery, request)
    if (set !== undefined) {
      const options = { path: '/', sameSite: 'lax', httpOnly: true } as const
      if (set === '') reply.clearCookie(SCENARIO_COOKIE, options)
      else reply.setCookie(SCENARIO_COOKIE, set, options)
      return reply.redirect('/dev/scenarios')
    }
    const current = request.cookies[SCENARIO_COOKIE] ?? ''
    const choices = [
      ['', 'Everything works'],
      ['slow', 'Every call takes two seconds'],
      ['rate-limited', 'Every call is refused with 429'],
      ['server-error', 'Every call fails with 500'],
      ['upstream-failure', 'Services of others do not answer'],
      ['old-login', 'The login counts as too old to reveal a token'],
    ].map(([value, text]) => {
      const mark = value === current ? ' <strong>(now)</strong>' : ''
      return `<li><a href="/dev/scenarios?set=${value}">${text}</a>${mark}</li>`
    })
    return page(
      reply,
      'Scenarios',
      `<p>What the services do for this browser:</p><ul>${choices.join('')}</ul>`,
    )
  })
}

function page(reply: FastifyReply, title: string, body: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title} · Gatepost development</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`)
}

const fileUrl = (mailId: number, name: string) => `/dev/mailbox/${mailId}/${encodeURIComponent(name)}`

function fileLink(mailId: number, name: string): string {
  return `<p>Attached: <a href="${escapeHtml(fileUrl(mailId, name))}">${escapeHtml(name)}</a></p>`
}

function link(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, url => `<a href="${url}">${url}</a>`)
}
