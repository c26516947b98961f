import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { LogRecord } from '#generated/webhooks/types.ts'

/** What a destination was sent. */
export interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Reply {
  status: number
  body?: string
}

/** What a destination makes of a request: why it does not take it, or the records in it. */
type Read = (received: Received) => Reply | LogRecord[]

/**
 * A destination of a customer on loopback. `respond` comes before what it checks itself: a status of its own, or
 * undefined.
 */
async function startDestination(read: Read, respond: Respond = () => undefined) {
  const taken: { records: LogRecord[]; received: Received }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', async () => {
      const { method = '', url: path = '', headers } = request
      const received = { method, path, headers, body: Buffer.concat(chunks) }
      const own = await respond(received)
      const result = own === undefined ? read(received) : { status: own }
      if (Array.isArray(result)) taken.push({ records: result, received })
      const { status, body = '' } = Array.isArray(result) ? { status: 200, body: 'OK' } : result
      response.writeHead(status).end(body)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    /** IDs of the records of a log, in the order in which they came. */
    ids: (source: LogRecord['source']) =>
      taken.flatMap(({ records }) => records.filter(each => each.source === source).map(({ id }) => id)),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export type Respond = (received: Received) => number | undefined | Promise<number | undefined>
export type LogDestination = Awaited<ReturnType<typeof startDestination>>

const linesIn = (text: string): LogRecord[] => {
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

/** An endpoint that takes lines of JSON, with a header that has to have a value. */
export const startEndpoint = (
  { header = 'authorization', secret }: { header?: string; secret?: string } = {},
  respond?: Respond,
) =>
  startDestination(({ headers, body }) => {
    if (secret !== undefined && headers[header] !== secret) return { status: 401, body: 'Unauthorized' }
    if (headers['content-type'] !== 'application/x-ndjson') return { status: 415 }
    return linesIn(body.toString())
  }, respond)

/** An HTTP Event Collector, as its reference describes it: events one after another, and errors with a code. */
export const startHec = (token: string, index = 'main') =>
  startDestination(({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/services/collector/event') return { status: 404 }
    if (headers.authorization !== `Splunk ${token}`)
      return { status: 403, body: '{"text":"Invalid token","code":4}' }
    const events = linesIn(body.toString()) as unknown as { index?: string; time: number; event: LogRecord }[]
    if (events.some(each => each.index !== undefined && each.index !== index))
      return { status: 400, body: '{"text":"Incorrect index","code":7,"invalid-event-number":1}' }
    if (events.some(({ time, event }) => time * 1000 !== Date.parse(event.time))) return { status: 400 }
    return events.map(({ event }) => event)
  })

/** The logs API of Datadog: an array, compressed. */
export const startDatadog = (apiKey: string) =>
  startDestination(({ path, headers, body }) => {
    if (path !== '/api/v2/logs') return { status: 404 }
    if (headers['dd-api-key'] !== apiKey) return { status: 403, body: '{"errors":[{"title":"Forbidden"}]}' }
    if (headers['content-encoding'] !== 'gzip') return { status: 415 }
    const entries: { ddsource: string; message: string }[] = JSON.parse(gunzipSync(body).toString())
    if (entries.some(({ ddsource }) => ddsource !== 'gatepost')) return { status: 400 }
    return entries.map(({ message }) => JSON.parse(message))
  })

interface Bucket {
  bucket: string
  region: string
  accessKeyId: string
  secret: string
}

/** A storage that is compatible with S3, with one bucket. It checks the signature, version 4, as AWS describes it. */
export async function startS3(own: Bucket) {
  const objects = new Map<string, LogRecord[]>()
  const server = await startDestination(received => {
    const error = (status: number, code: string) => ({
      status,
      body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
    })
    const wrong = faultOf(received, own)
    if (wrong) return error(...wrong)
    const [, bucket, ...key] = received.path.split('/')
    if (bucket !== own.bucket) return error(404, 'NoSuchBucket')
    const records = linesIn(gunzipSync(received.body).toString())
    objects.set(key.join('/'), records)
    return records
  })
  return { ...server, objects }
}

const hex = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const mac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function faultOf({ method, path, headers, body }: Received, own: Bucket): [number, string] | undefined {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [id, day = '', region = '', service = ''] = credential.split('/')
  if (id !== own.accessKeyId) return [403, 'InvalidAccessKeyId']
  if (region !== own.region) return [400, 'AuthorizationHeaderMalformed']
  const hashed = String(headers['x-amz-content-sha256'])
  if (hashed !== hex(body)) return [400, 'XAmzContentSHA256Mismatch']
  const signed = names.split(';')
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return [403, 'AccessDenied']
  const canonical = [
    method,
    path
      .split('/')
      .map(part => encode(decodeURIComponent(part)))
      .join('/'),
    '',
    ...signed.map(name => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hashed,
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(mac, `AWS4${own.secret}`)
  return mac(key, text).toString('hex') === signature ? undefined : [403, 'SignatureDoesNotMatch']
}
