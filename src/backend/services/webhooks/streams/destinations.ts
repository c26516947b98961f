import { gzipSync } from 'node:zlib'
import { AwsV4Signer } from 'aws4fetch'
import type { LogRecord } from '#generated/webhooks/types.ts'
import type { StreamRow } from './tables.ts'

/** Where records go, and how. */
export type Destination = Pick<
  StreamRow,
  'kind' | 'url' | 'headerName' | 'index' | 'region' | 'bucket' | 'prefix' | 'accessKeyId'
> & { secret: string | null }

/** Records that are sent together. */
export interface Batch {
  source: LogRecord['source']
  /** Each as JSON, in order; at least one. */
  lines: readonly string[]
  /** ID and time of the first record: they name an object of S3, so that the same batch has the same name again. */
  first: { id: string; time: Date }
}

/** A request that sends records. */
interface SendRequest {
  method: 'POST' | 'PUT'
  url: string
  headers: Record<string, string>
  body: string | Uint8Array
}

const SPLUNK_PATH = '/services/collector/event'
const DATADOG_PATH = '/api/v2/logs'
const JSON_TYPE = { 'content-type': 'application/json' }

/** The request by which a destination takes a batch. `now` is the time of its signature. */
export function requestFor(destination: Destination, batch: Batch, now: Date): Promise<SendRequest> {
  return builders[destination.kind](destination, batch, now)
}

const builders: Record<
  Destination['kind'],
  (destination: Destination, batch: Batch, now: Date) => Promise<SendRequest>
> = {
  async https({ url, headerName, secret }, { lines }) {
    return {
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-ndjson',
        ...(secret !== null && { [headerName ?? 'Authorization']: secret }),
      },
      body: linesOf(lines),
    }
  },

  /** HTTP Event Collector: events as JSON, one after another. */
  async splunk({ url, secret, index }, { lines, source }) {
    const start = JSON.stringify({
      host: 'gatepost',
      source: `gatepost:${source}`,
      sourcetype: '_json',
      ...(index !== null && { index }),
    }).slice(0, -1)
    return {
      method: 'POST',
      url: withPath(url, SPLUNK_PATH),
      headers: { ...JSON_TYPE, authorization: `Splunk ${secret}` },
      body: linesOf(lines.map(line => `${start},"time":${secondsOf(line)},"event":${line}}`)),
    }
  },

  /** Logs API, version 2: an array, whose messages are JSON, which Datadog makes attributes of. */
  async datadog({ url, secret }, { lines, source }) {
    const tags = { ddsource: 'gatepost', service: 'gatepost', ddtags: `log:${source}` }
    const body = JSON.stringify(lines.map(message => ({ ...tags, message })))
    return {
      method: 'POST',
      url: withPath(url, DATADOG_PATH),
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip', 'dd-api-key': String(secret) },
      body: gzipSync(body),
    }
  },

  /** An object for each batch, with the bucket in the path, which every storage that is compatible with S3 takes. */
  async s3(destination, batch, now) {
    const { url, bucket, region, accessKeyId, secret } = destination
    const body = gzipSync(linesOf(batch.lines))
    const base = new URL(url)
    const path = `${base.pathname.replace(/\/$/, '')}/${bucket}/${objectOf(destination, batch)}`
    const signed = await new AwsV4Signer({
      method: 'PUT',
      url: new URL(path, base).href,
      headers: {
        'content-type': 'application/gzip',
        'x-amz-content-sha256': await sha256(body),
      },
      body,
      accessKeyId: String(accessKeyId),
      secretAccessKey: String(secret),
      service: 's3',
      region: String(region),
      datetime: now.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    }).sign()
    return {
      method: 'PUT',
      url: signed.url.href,
      headers: Object.fromEntries(signed.headers),
      body,
    }
  },
}

/** `prefix/yyyy/mm/dd/hh/activity-20261102T093105Z-412.ndjson.gz`. */
function objectOf({ prefix }: Destination, { first }: Batch): string {
  const [day = '', time = ''] = first.time.toISOString().split('T')
  const [kind, ...id] = first.id.split('-')
  const moment = `${day.replaceAll('-', '')}T${time.slice(0, 8).replaceAll(':', '')}Z`
  const folders = [...(prefix === null ? [] : [prefix]), ...day.split('-'), time.slice(0, 2)]
  return `${folders.join('/')}/${kind}-${moment}-${id.join('-')}.ndjson.gz`
}

const linesOf = (lines: readonly string[]) => lines.map(line => `${line}\n`).join('')

/** Seconds since 1970, as Splunk wants them. */
const secondsOf = (line: string) => {
  const { time }: Pick<LogRecord, 'time'> = JSON.parse(line)
  return Date.parse(time) / 1000
}

/** The address with the path of the API, if it has none of its own. */
function withPath(url: string, path: string): string {
  const { origin, pathname, search } = new URL(url)
  return pathname === '/' ? `${origin}${path}${search}` : url
}

async function sha256(body: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('hex')
}
