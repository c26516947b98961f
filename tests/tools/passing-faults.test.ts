import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, onTestFinished, test, vi } from 'vitest'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import type { AnyHandler } from '#kernel/contract/handler-types.ts'
import { routesOf } from '#kernel/contract/routes.ts'
import { compareContracts } from '../../scripts/contract-diff/compare.ts'
import { findPropertyGaps, unseenProperties, wordsOfPages } from '../../scripts/coverage/properties.ts'
import type { Contracts, OpenApiDocument } from '../../scripts/generate/bundle.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { checkActivity } from '../../scripts/lint-contracts/activity.ts'
import { callOf, casesOf, loadCases } from '../contract/cases.ts'
import { unreadInputs } from '../contract/declared-inputs.ts'
import { complaintsAboutFilters, FilterNotes, noteFilters } from '../contract/filters/filters.ts'
import { createBackendWorld } from '../support/contract/backend-world.ts'
import { checkResponse } from '../support/contract/conformance.ts'
import { contractOf, documents } from '../support/contract/contract.ts'
import { playing } from '../support/contract/scenario.ts'
import { type AnyCall, bodyOf, toRequest } from '../support/contract/world.ts'
import { bankOf, giveCard, giveOrder } from '../support/payments.ts'
import { ourFaults } from './contract/faults.ts'
import { operation as operationIn, properties, schema } from './contract/parts.ts'
import { linesWith } from './seeded-contracts.ts'

vi.setConfig({ testTimeout: scaledTimeout(60_000) })

/** A fault that once passed every check, the check that finds it now, and what that reports with the fault and without. */
interface Fault {
  fault: string
  check: string
  report(isSeeded: boolean): readonly unknown[] | Promise<readonly unknown[]>
}

type Handled = ReturnType<AnyHandler>
/** What the handler of an operation gets in place of its query, and what becomes of its response, while a fault is seeded. */
const seeded = new Map<
  string,
  { query?(query: object): object; response?(response: Awaited<Handled>): Awaited<Handled> }
>()
await loadCases(['security'])
const server = await createBackendWorld({}, undefined, service => ({
  ...service,
  handlers: Object.fromEntries(
    Object.entries(service.handlers).map(([id, handler]) => [id, seedable(id, handler)]),
  ),
}))

function seedable(id: string, handler: AnyHandler): AnyHandler {
  const withSeed = async (context: Parameters<AnyHandler>[0]) => {
    const { query = same, response = same } = seeded.get(id) ?? {}
    const given = new Proxy(context, {
      get: (target, name) => (name === 'query' ? query(target.query as object) : Reflect.get(target, name)),
    })
    return response(await handler(given))
  }
  return Object.assign(withSeed, handler)
}
function same<T>(value: T): T {
  return value
}

const list = contractOf(listSecretKeys)
const someCall = () => callOf(list)(server)

async function send(call: AnyCall, operation: Parameters<typeof toRequest>[0] = listSecretKeys) {
  const response = await server.send(toRequest(operation, call))
  return { ...response, json: bodyOf(response) }
}

/** Sends all successful cases of the list. With the fault, its handler gets no `search`, whether it reads it or not. */
async function listed(isSeeded: boolean, isRead: boolean) {
  const withoutSearch = (query: object) =>
    new Proxy(query, {
      get(target, name) {
        if (name !== 'search') return Reflect.get(target, name)
        if (isRead) Reflect.get(target, name)
        return undefined
      },
    })
  if (isSeeded) seeded.set(list.id, { query: withoutSearch })
  server.reads.get(list.id)?.clear()
  const notes = new FilterNotes()
  for (const { arrange, status, mockOnly } of casesOf(list)) {
    if (status >= 300 || mockOnly) continue
    const call = await arrange(server)
    await send(call)
    await noteFilters(notes, list, call, async other => (await send(other)).json)
  }
  seeded.clear()
  return notes
}

/** The contract of a service with a change. */
function changed(service: string, change: (contract: OpenApiDocument) => void): Contracts {
  const contract = structuredClone(documents.get(service))
  if (!contract) throw new Error(`there is no service ${service}`)
  change(contract)
  return new Map([[service, contract]])
}

/** A server that accepts parameters which an operation doesn't have. Its routes are those of all servers here. */
async function withOpenQuery(operationId: string) {
  const route = (await routesOf(loadContract('security'))).find(each => each.operationId === operationId)
  if (!route) throw new Error(`${operationId} has no route`)
  const { schema } = route
  route.schema = { ...schema, querystring: { ...(schema.querystring as object), additionalProperties: true } }
  onTestFinished(() => {
    route.schema = schema
  })
  return createBackendWorld()
}

/** What the lint finds, with a part of the text that is the fault in the small contracts. */
const LINTED = {
  'a second media type of a response': 'text/csv',
  'a multipart body where JSON is sent': 'multipart/form-data',
  'a maximum beyond 2^53': '9007199254740993',
  'an enum of a nullable property without null': '[string, "null"]',
  'a figure in prose that differs from the bound': 'at most 50',
  'a duration in prose that differs from the bound': 'ten minutes',
  'a duration in prose that differs from what the server reads': 'ninety days',
}

/** The errors of a file when another one has a changed text. */
function compiled(file: string, changedFile: string, change: (text: string) => string): readonly string[] {
  const { config } = ts.readConfigFile('tsconfig.base.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [file] }, ts.sys, process.cwd())
  const host = ts.createCompilerHost({ ...options, types: ['node'], noEmit: true, incremental: false })
  const readFile = host.readFile
  host.readFile = path => {
    const text = readFile(path)
    return text !== undefined && resolve(path) === resolve(changedFile) ? change(text) : text
  }
  const program = ts.createProgram(
    [file],
    { ...options, types: ['node'], noEmit: true, incremental: false },
    host,
  )
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const faults: Fault[] = [
  {
    fault: 'a parameter that no handler reads',
    check: 'reads every property and parameter that it declares (contract/on-the-server.ts)',
    async report(isSeeded) {
      await listed(isSeeded, false)
      return unreadInputs(list, server.reads)
    },
  },
  {
    fault: 'a filter that is read and changes nothing',
    check: 'has a case in which each filter changes the result (contract/on-the-server.ts)',
    report: async isSeeded => complaintsAboutFilters(await listed(isSeeded, true), list),
  },
  {
    fault: 'an unknown parameter that is ignored',
    check: 'a misspelled filter is an error (backend/kernel/unknown-parameters.test.ts)',
    async report(isSeeded) {
      const world = isSeeded ? await withOpenQuery(list.id) : server
      const call = { ...(await callOf(list)(world)), query: { serach: 'ann' } }
      const { status } = await world.send(toRequest(listSecretKeys, call))
      return status === 200 ? ['the list'] : []
    },
  },
  {
    fault: 'a header that the contract does not declare',
    check: 'checkResponse, of every response of the contract tests',
    async report(isSeeded) {
      const response = await send(await someCall())
      if (isSeeded) response.headers['x-total'] = '1'
      return checkResponse(listSecretKeys, response)
    },
  },
  ...Object.entries(LINTED).map(([fault, text]) => {
    const seed = ourFaults.find(({ to }) => to.includes(text))
    return {
      fault,
      check: `rule ${seed?.rule} of lint:contracts`,
      report: (isSeeded: boolean) => linesWith(...(isSeeded && seed ? [seed] : [])),
    }
  }),
  {
    fault: 'a role that lets more people call',
    check: 'contract:diff: a major change, and the changelog has to say why',
    async report(isSeeded) {
      const widen = (contract: OpenApiDocument) =>
        operationIn(contract, 'createSecretKey').security?.push({ bearer: ['api-key-viewer'] })
      const reports = await compareContracts(
        changed('security', () => undefined),
        changed('security', contract => void (isSeeded && widen(contract))),
      )
      return reports.filter(({ impact, isVersionRight }) => impact === 'major' && !isVersionRight)
    },
  },
  {
    fault: 'a mistyped X-Scenario',
    check: 'the server rejects it with the list of scenarios',
    async report(isSeeded) {
      const headers = isSeeded ? playing('server-eror' as 'server-error') : {}
      const { status, json } = await send({ ...(await someCall()), headers })
      return status === 400 ? (json as unknown[]) : []
    },
  },
  {
    fault: 'a property of a response that nothing uses',
    check: 'npm run coverage: it is shown by no page',
    report: isSeeded =>
      findPropertyGaps(
        unseenProperties(
          changed('security', contract => {
            if (isSeeded) properties(schema(contract, 'SecretKey')).zygomorphic = { type: 'boolean' }
          }),
          wordsOfPages(),
        ),
      ),
  },
  {
    fault: 'a type of a client package that is never',
    check: 'the compiler, of tools/client-types.test.ts',
    report: isSeeded =>
      compiled('tests/tools/client-types.test.ts', 'scripts/clients/package/client.ts', text =>
        isSeeded ? text.replace('T extends Operation<infer O> ? O : T', 'T') : text,
      ),
  },
  {
    fault: 'a payment that the same key never finishes',
    check: 'tests/backend/payment/vendor-outcomes.test.ts: a vendor that takes its time, asked again',
    async report(isSeeded) {
      // Without the header, the first response is kept for the key.
      if (isSeeded)
        seeded.set(processPayment.id, { response: ({ headers: _headers, ...response }) => response })
      const caller = await server.person({ roles: ['billing-viewer', 'billing-editor'] })
      const { backend } = server
      const { orderId, totalAmount: amount } = await giveOrder(backend, caller.accountId)
      const card = await giveCard(backend, caller.accountId, 'takesTime')
      const body = { order_id: orderId, amount, payment_method_id: card }
      const call = { caller, headers: { 'idempotency-key': crypto.randomUUID() }, body }
      const first = await send(call, processPayment)
      const bank = bankOf(backend)
      for (const charge of bank.journal.charges.values())
        if (charge.orderId === orderId) bank.finish(charge.chargeId, true)
      const { status } = await send(call, processPayment)
      seeded.clear()
      expect(first.status).toBe(202)
      return status === 201 ? [] : [status]
    },
  },
  {
    fault: 'an undo of disableRenewal, which would turn early purchase on again without a consent',
    check: 'rule operation-activity of lint:contracts, and subscription/renewal-choices.test.ts',
    report: isSeeded =>
      [
        ...changed('subscription', contract => {
          const rule = operationIn(contract, 'disableRenewal')['x-activity'] as object
          if (isSeeded) Object.assign(rule, { inverse: 'resumeRenewal' })
        }).values(),
      ].flatMap(checkActivity),
  },
]

test.each(faults)('$fault is found by $check', async ({ report }) => {
  expect(await report(false)).toEqual([])
  expect(await report(true)).not.toEqual([])
})
