import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fieldError } from '#domain/errors/fields/field-errors.ts'
import { readCookie, sessionCookie } from '#kernel/access/cookies.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Contract, contractOperations } from '#kernel/contract/contract.ts'
import type { Service } from '#kernel/contract/service.ts'
import { checkOrigin } from '#kernel/http/origin.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import type { Controls } from '../controls.ts'
import { DRIFTS, SCENARIO_COOKIE, SLOWEST } from '../scenarios.ts'
import { FAILURES, type PageState, scenariosPage } from './page.ts'

const PAGE = '/dev/scenarios'
const NAME = z.string().trim().min(1).max(60)
/** A year of jobs is what a call has time for. */
const FARTHEST = 366 * 24 * 60 * 60_000

const failureBody = z.object({
  scenario: z.enum(['', ...FAILURES.map(({ scenario }) => scenario)]),
  operation: z.string().trim().max(60).default(''),
  delay: z.coerce.number().int().min(1).max(SLOWEST).optional(),
  drift: z.enum(Object.keys(DRIFTS)).default('extra-property'),
})
const switchBody = z.object({ name: NAME, value: z.string().max(60).default('') })
const clockBody = z.union([
  z.object({ by: z.enum(['hour', 'day', 'month']) }),
  z.object({ to: z.iso.datetime({ local: true, offset: true }) }),
])
const snapshotBody = z.object({ action: z.enum(['save', 'restore']), name: NAME })

/**
 * `/dev/scenarios`, where a tester makes the services of a server fail, moves its time, and stores its state. Its forms
 * post what scripts can post as JSON; `/dev/scenarios.json` is the state for them.
 */
export async function registerScenarioPage(
  app: FastifyInstance,
  {
    kernel,
    services,
    contracts,
    controls,
  }: {
    kernel: Kernel
    services: readonly Service[]
    contracts: ReadonlyMap<string, Contract>
    controls: Controls | undefined
  },
): Promise<void> {
  const operations = [...contracts.values()]
    .flatMap(contract => contractOperations(contract).map(({ operation }) => operation.operationId))
    .toSorted()
  const switches = services.flatMap(service => service.switches ?? [])
  const stateOf = (request: FastifyRequest): PageState => {
    const [scenario = '', operation = ''] = (request.cookies[SCENARIO_COOKIE] ?? '').split(':')
    return {
      scenario,
      operation,
      switches: switches.map(each => ({ ...each, value: kernel.switches.get(each.name) ?? '' })),
      ...(controls && {
        clock: { now: controls.now(), seed: controls.seed, snapshots: controls.snapshots() },
      }),
    }
  }

  app.get(`${PAGE}.json`, (request, reply) =>
    reply.header('cache-control', 'no-store').send(stateOf(request)),
  )
  app.get(PAGE, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // Otherwise a browser sends no origin with the forms.
      .header('referrer-policy', 'same-origin')
      .send(scenariosPage(kernel.config, stateOf(request), operations)),
  )

  await app.register(async forms => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, withoutEmpty(new URLSearchParams(String(text)))),
    )
    forms.addHook('preValidation', async request =>
      checkOrigin(request, kernel, readCookie(request, sessionCookie, kernel.config)),
    )

    forms.post(PAGE, async (request, reply) => {
      const { scenario, operation, delay, drift } = readBody(failureBody, request)
      if (operation && !operations.includes(operation)) throw unknownValue('operation')
      const options = { path: '/', sameSite: 'lax', httpOnly: true } as const
      const details: Readonly<Record<string, unknown>> = { slow: delay, drift }
      const name = details[scenario] ? `${scenario}-${details[scenario]}` : scenario
      if (name) reply.setCookie(SCENARIO_COOKIE, operation ? `${name}:${operation}` : name, options)
      else reply.clearCookie(SCENARIO_COOKIE, options)
      return done(request, reply)
    })
    forms.post(`${PAGE}/switches`, async (request, reply) => {
      const { name, value } = readBody(switchBody, request)
      const found = switches.find(each => each.name === name)
      if (!found) throw unknownValue('name')
      if (value && !found.choices.some(([choice]) => choice === value)) throw unknownValue('value')
      if (value) kernel.switches.set(name, value)
      else kernel.switches.delete(name)
      return done(request, reply)
    })
    if (!controls) return
    forms.post(`${PAGE}/clock`, async (request, reply) => {
      const to = targetOf(readBody(clockBody, request), controls.now())
      const ahead = to.getTime() - controls.now().getTime()
      if (!(ahead > 0 && ahead <= FARTHEST)) throw unknownValue('to')
      await controls.moveClock(to)
      return done(request, reply)
    })
    forms.post(`${PAGE}/snapshots`, async (request, reply) => {
      const { action, name } = readBody(snapshotBody, request)
      if (action === 'save') await controls.save(name)
      else if (!(await controls.restore(name))) throw problem('not-found')
      return done(request, reply)
    })
  })
}

/** A form leads back to the page; a script gets 204. */
function done(request: FastifyRequest, reply: FastifyReply) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return isForm ? reply.redirect(PAGE, 303) : reply.code(204).send()
}

/** Fields of a form that were left empty count as absent, except a choice of none. */
function withoutEmpty(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...fields].filter(([name, value]) => value !== '' || name === 'scenario' || name === 'value'),
  )
}

function targetOf(move: z.output<typeof clockBody>, now: Date): Date {
  // A field for date and time knows no zone; the page says that it is UTC.
  if ('to' in move) return new Date(/Z$|[+-]\d\d:\d\d$/.test(move.to) ? move.to : `${move.to}Z`)
  const to = new Date(now)
  if (move.by === 'hour') to.setUTCHours(to.getUTCHours() + 1)
  else if (move.by === 'day') to.setUTCDate(to.getUTCDate() + 1)
  else {
    to.setUTCMonth(to.getUTCMonth() + 1)
    // A month after January 31 is the last day of February.
    if (to.getUTCDate() !== now.getUTCDate()) to.setUTCDate(0)
  }
  return to
}

function readBody<T>(schema: z.ZodType<T>, { body }: FastifyRequest): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new Problem(
    result.error.issues.map(({ path }) => fieldError(path.join('.'), { name: 'invalid-format' })),
  )
}

const unknownValue = (field: string) => new Problem([fieldError(field, { name: 'invalid-format' })])
