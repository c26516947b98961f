import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Backend, ORIGIN, type Person, startBackend } from '../../../support/backend.ts'
import { basic, type GatewayKey, makeKey } from '../../../support/gateway.ts'
import { startLookupProvider } from '../../../support/servers/lookup-provider.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status?: { code?: number }
}

/** A collector on loopback, which keeps the text of what it gets. */
async function startCollector() {
  const texts: string[] = []
  const headers: unknown[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    texts.push(text)
    headers.push(request.headers['x-collector-key'])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    headers,
    spans: (): Span[] =>
      texts.flatMap(text =>
        JSON.parse(text).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
          resource.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

/** What no one but the customer may read, by what it is. */
const hush = {
  street: '48 Hush Street',
  wrongPassword: 'hush password 1234',
  search: 'hush-search@northwind.example',
}

/** Calls at once. */
const SIDE_BY_SIDE = 30

let collector: Awaited<ReturnType<typeof startCollector>>
let provider: Awaited<ReturnType<typeof startLookupProvider>>
let person: Person
let key: GatewayKey
let spans: Span[]

beforeAll(async () => {
  collector = await startCollector()
  provider = await startLookupProvider()
  provider.says({ candidates: [] })
  const backend = await startBackend({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=of%20the%20collector',
      LOOKUP_UPSTREAM: provider.url,
      LOOKUP_UPSTREAM_KEY: 'id:hush-upstream-token',
      OUTBOUND_LOOPBACK: 'allowed',
    },
  })
  await call(backend)
  await backend.close()
  spans = collector.spans()
}, scaledTimeout(120_000))
afterAll(async () => {
  await collector.close()
  await provider.close()
})

/** Calls of all kinds: with a body, with a query, with a key, rejected, failed, and to another server. */
async function call(backend: Backend): Promise<void> {
  person = await backend.person({ roles: ['api-key-viewer'] })
  key = await makeKey(backend)
  const json = { 'content-type': 'application/json', origin: ORIGIN }
  const login = '/api/identity/identities/login'
  const { username, password } = person
  const statuses: number[] = []
  const send = async (request: Parameters<Backend['inject']>[0]) =>
    statuses.push((await backend.inject(request)).statusCode)
  await send({ method: 'POST', url: login, headers: json, payload: { username, password } })
  await send({
    method: 'POST',
    url: login,
    headers: json,
    payload: { username, password: hush.wrongPassword },
  })
  const list = `/api/security/secret-keys?search=${encodeURIComponent(hush.search)}`
  await send({ method: 'GET', url: list, headers: person.bearer })
  const lookup = `/api/gateway${verifyUsAddress.path}?street=${encodeURIComponent(hush.street)}&zipcode=84601`
  await send({ method: 'GET', url: lookup, headers: basic(key) })
  provider.says('no JSON, but hush')
  await send({ method: 'GET', url: lookup, headers: basic(key) })
  await send({ method: 'GET', url: `/api/gateway/no-such-product?hush=1`, headers: basic(key) })
  await send({ method: 'GET', url: '/healthz' })
  // More than a pool has connections, so that some get theirs from another one.
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, () => send({ method: 'GET', url: list, headers: person.bearer })),
  )
  // As background work does.
  await fetch(provider.url)
  await new Promise(resolve => get(provider.url, response => response.resume().on('end', resolve)))
  expect(statuses).toEqual([200, 401, 200, 200, 502, 404, 200, ...Array(SIDE_BY_SIDE).fill(200)])
}

const attributeOf = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue
const childrenOf = ({ spanId, traceId }: Span) =>
  spans.filter(each => each.parentSpanId === spanId && each.traceId === traceId)
const lookupCall = () => `GET ${new URL(provider.url).host}`
const requests = () => spans.filter(({ parentSpanId }) => !parentSpanId)

test('each call of an operation is a trace with its operationId, and nothing else is', () => {
  expect(requests().map(span => attributeOf(span, 'operationId'))).toEqual([
    'logIn',
    'logIn',
    'listSecretKeys',
    'verifyUsAddress',
    'verifyUsAddress',
    'none',
    ...Array(SIDE_BY_SIDE).fill('listSecretKeys'),
  ])
  expect(new Set(requests().map(({ traceId }) => traceId)).size).toBe(6 + SIDE_BY_SIDE)
  expect(collector.headers[0]).toBe('of the collector')
})

test('its statements and its calls to other servers are parts of it, those of a body too', () => {
  const [login, , , lookup, failed] = requests()
  if (!login || !lookup || !failed) throw new Error('a call has no trace')
  const statements = childrenOf(login).map(span => attributeOf(span, 'db.query.text') ?? '')
  expect(statements.filter(text => /select .* from "identity"/.test(text))).not.toEqual([])
  const outbound = (span: Span) => childrenOf(span).filter(({ name }) => name === lookupCall())
  expect(outbound(lookup)).toHaveLength(1)
  expect(outbound(failed)).toHaveLength(1)
  expect([lookup.status?.code, failed.status?.code]).toEqual([0, 2])
  const isWithin = new Set(spans.map(({ spanId }) => spanId))
  expect(spans.filter(({ parentSpanId }) => parentSpanId && !isWithin.has(parentSpanId))).toEqual([])
})

test('of calls side by side, each has its own statements', () => {
  const statementsOf = (span: Span) => childrenOf(span).map(child => attributeOf(child, 'db.query.text'))
  const [first, ...others] = requests().slice(6).map(statementsOf)
  expect(first?.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(first)
})

test('no span has a path, a query, a body, a key, a password, or an address', () => {
  const text = collector.texts.join('\n')
  expect(text).toContain('$1')
  const secrets = {
    ...hush,
    username: person.username,
    password: person.password,
    bearer: person.bearer.authorization.slice('Bearer '.length),
    session: person.cookie.cookie.split('=')[1] ?? '',
    keyId: key.keyId,
    token: key.token,
    basic: basic(key).authorization,
    upstream: 'hush-upstream-token',
    path: '/api/',
  }
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(3)
    expect(text, what).not.toContain(secret)
    expect(text, what).not.toContain(encodeURIComponent(secret))
  }
  expect(text).not.toMatch(/hush/i)
  expect(text).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/)
})

test('a call of the server outside of a request is no span, and neither is what sends the spans', () => {
  const hosts = spans.map(({ name }) => name).filter(name => name.startsWith('GET 127.'))
  expect(hosts).toEqual([lookupCall(), lookupCall()])
  expect(spans.filter(({ name }) => name.includes(new URL(collector.url).host))).toEqual([])
})

test('a collector that is gone neither holds up the end of a server nor fails it', async () => {
  const gone = await startBackend({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } })
  expect((await gone.inject({ method: 'GET', url: '/api/reporting/status' })).statusCode).toBe(200)
  const start = performance.now()
  await gone.close()
  expect(performance.now() - start).toBeLessThan(scaledTimeout(6_000))
})

test('a request outside of the sample makes no span, and neither do its statements', async () => {
  const other = await startCollector()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: other.url, OTEL_TRACES_SAMPLER_ARG: '0' }
  const backend = await startBackend({ env })
  expect((await backend.inject({ method: 'GET', url: '/api/reporting/status' })).statusCode).toBe(200)
  await backend.close()
  expect(other.texts).toEqual([])
  await other.close()
})
