import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { readQuery } from './query.ts'
import { SCENARIO_COOKIE } from './scenarios.ts'

const scenarioQuery = z.object({ set: z.string().max(100).optional() })

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
      ['empty-answer', 'Every read answers without its content, so pages break'],
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
