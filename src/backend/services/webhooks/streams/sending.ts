import type { LogStreamTest } from '#generated/webhooks/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { newId } from '#kernel/random.ts'
import { asText, createSender, hasSucceeded, sentenceOf } from '../sending.ts'
import { type Batch, type Destination, requestFor } from './destinations.ts'
import { recordLine } from './records.ts'
import type { StreamRow } from './tables.ts'

const USER_AGENT = 'Gatepost-Log-Streams/1.0'

/** What came of a batch. */
export interface Outcome {
  attempted: Date
  /** In milliseconds. */
  duration: number
  byteCount: number
  status: number | null
  responseBody: string
  /** Why it was not taken, in a sentence; null if it was. */
  failure: string | null
  /** The setting that the response is about. */
  problemField: LogStreamTest['problem_field']
}

/** The destination of a stream, with its secret. */
export const destinationOf = ({ secretBox }: Pick<Kernel, 'secretBox'>, stream: StreamRow): Destination => ({
  ...stream,
  secret: stream.sealedSecret === null ? null : secretBox.open(stream.sealedSecret),
})

/** Sends a batch, and returns what came back. It does not throw for what a destination does. */
export async function sendBatch(kernel: Kernel, destination: Destination, batch: Batch): Promise<Outcome> {
  const attempted = kernel.clock.now()
  const { url, method, headers, body } = await requestFor(destination, batch, attempted)
  const started = performance.now()
  const sent = { attempted, byteCount: Buffer.byteLength(body) }
  const duration = () => Math.min(Math.round(performance.now() - started), 60_000)
  try {
    const response = await kernel
      .state(createSender)
      .fetch(url, { method, headers: { ...headers, 'user-agent': USER_AGENT }, body })
    const responseBody = asText(await response.text())
    const { status } = response
    const problem = hasSucceeded({ status }) ? null : problemOf(destination.kind, status, responseBody)
    return {
      ...sent,
      duration: duration(),
      status,
      responseBody,
      failure: problem?.failure ?? null,
      problemField: problem?.field ?? null,
    }
  } catch (error) {
    return {
      ...sent,
      duration: duration(),
      status: null,
      responseBody: '',
      failure: sentenceOf(error),
      problemField: 'url',
    }
  }
}

/** Sends a record that is from no log. */
export async function sendTestRecord(
  kernel: Kernel,
  destination: Destination,
  accountId: number,
): Promise<{ outcome: Outcome; record: LogStreamTest['record'] }> {
  const time = kernel.clock.now()
  const record = {
    id: `test-${newId(time)}`,
    source: 'test' as const,
    time: time.toISOString(),
    account_id: accountId,
    data: { message: 'This is a test record.' },
  }
  const batch = { source: 'test' as const, lines: [recordLine(record)], first: { id: record.id, time } }
  return { outcome: await sendBatch(kernel, destination, batch), record }
}

/** Codes of errors of S3, and the setting that each is about. */
const S3_CODES: Partial<Record<string, NonNullable<Outcome['problemField']>>> = {
  InvalidAccessKeyId: 'access_key_id',
  SignatureDoesNotMatch: 'secret',
  AccessDenied: 'access_key_id',
  NoSuchBucket: 'bucket',
  PermanentRedirect: 'region',
  AuthorizationHeaderMalformed: 'region',
  IllegalLocationConstraintException: 'region',
}
/** `{"text":"Incorrect index","code":7}` of the HTTP Event Collector. */
const UNKNOWN_INDEX = /"code"\s*:\s*7\b/

/** What a status other than 2xx says: which setting is wrong, and a sentence. */
function problemOf(
  kind: Destination['kind'],
  status: number,
  body: string,
): { field: NonNullable<Outcome['problemField']>; failure: string } {
  const code = kind === 's3' ? /<Code>(\w+)<\/Code>/.exec(body)?.[1] : undefined
  const known = code === undefined ? undefined : S3_CODES[code]
  if (known === 'region' || known === 'bucket' || (kind === 's3' && status === 404))
    return {
      field: known ?? 'bucket',
      failure: `The destination doesn’t know the ${known ?? 'bucket'}, with status ${status}.`,
    }
  if (kind === 'splunk' && UNKNOWN_INDEX.test(body))
    return { field: 'index', failure: `The destination doesn’t know the index, with status ${status}.` }
  if (status === 401 || status === 403)
    return {
      field: known ?? 'secret',
      failure: `The destination rejected the credentials, with status ${status}.`,
    }
  return { field: 'url', failure: `The destination responded with status ${status}.` }
}
