import { requestLog } from '#backend/services/security/requests/tables.ts'
import { logStreamWorkers } from '#backend/services/webhooks/streams/streaming.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { createLogStream } from '#generated/webhooks/operations/createLogStream.ts'
import { getLogStream } from '#generated/webhooks/operations/getLogStream.ts'
import type { CreateLogStreamBody, LogStream } from '#generated/webhooks/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { newId } from '#kernel/random.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { send } from '../../client.ts'

/** Adds a stream of a person's account. */
export async function addStream(
  backend: Backend,
  caller: Person,
  body: Partial<CreateLogStreamBody> & { url: string },
): Promise<LogStream> {
  const whole = { kind: 'https' as const, sources: ['activity' as const], ...body }
  const created = await send(backend, createLogStream, { caller, body: whole })
  if (created.status !== 201) throw new Error(created.text)
  return created.body
}

/** Sends what is due. */
export const streamDue = ({ kernel }: Pick<Backend, 'kernel'>, stopping?: AbortSignal) =>
  runWorkers(
    kernel,
    logStreamWorkers(kernel).filter(({ name }) => name === 'log-streams'),
    stopping,
  )

/** A stream as it is now. */
export async function streamOf(backend: Backend, caller: Person, id: string): Promise<LogStream> {
  const { status, body, text } = await send(backend, getLogStream, { caller, params: { id } })
  if (status !== 200) throw new Error(text)
  return body
}

/** Changes something, which the activity log has, as often as requested. */
export async function change(backend: Backend, caller: Person, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const body = { email: `${newId()}@test.example`, first_name: 'Ada', last_name: 'Reyes' }
    const { status, text } = await send(backend, createContact, { caller, body })
    if (status >= 400) throw new Error(text)
  }
}

/** Writes calls to the request log, as the gateway does: in any order. Returns their records' IDs, by time. */
export async function logCalls(
  { db }: Pick<Backend, 'db'>,
  { accountId }: Person,
  times: readonly Date[],
): Promise<string[]> {
  const rows = await db
    .insert(requestLog)
    .values(
      times.map(created => ({
        created,
        accountId: accountId ?? 0,
        requestId: newId(created),
        keyId: newId(created),
        operation: 'verifyUsAddress',
        status: 200,
        latency: 5,
        lookups: 1,
        calls: 1,
      })),
    )
    .returning()
  return rows
    .toSorted((one, other) => one.created.getTime() - other.created.getTime() || one.entryId - other.entryId)
    .map(({ entryId }) => `requests-${entryId}`)
}
