import { eq } from 'drizzle-orm'
import { listWorkers } from '#backend/services/lists/worker.ts'
import { subscriptions, tracks } from '#backend/services/subscription/public.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createList } from '#generated/lists/operations/createList.ts'
import { createListLink } from '#generated/lists/operations/createListLink.ts'
import { getList } from '#generated/lists/operations/getList.ts'
import { uploadListPart } from '#generated/lists/operations/uploadListPart.ts'
import type { CreateListBody, List } from '#generated/lists/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import type { Backend, Person } from '../../support/backend.ts'
import type { AnyCall } from '../../support/contract/world.ts'
import { type ClientResponse, send } from '../client.ts'

const PART_BYTES = 512 * 1024

/** A caller: a person, or a program by the headers of its key. */
export type Caller = Person | { headers: Record<string, string> }

const callOf = (caller: Caller) =>
  'headers' in caller ? { caller: null, headers: caller.headers } : { caller }

/** Calls an operation as a person in a browser, or as a program. */
export function sendAs<T>(
  backend: Backend,
  caller: Caller,
  operation: Operation<T>,
  call: Omit<AnyCall, 'caller'>,
): Promise<ClientResponse<T>> {
  const as = 'headers' in caller ? { ...operation, auth: 'key' as const } : operation
  return send(backend, as, { ...call, ...callOf(caller) })
}

/** Uploads a file as a list, and returns its id. */
export async function upload(
  backend: Backend,
  caller: Caller,
  content: string | Uint8Array,
  body: Partial<CreateListBody> = {},
): Promise<string> {
  const file = Buffer.from(content)
  const created = await sendAs(backend, caller, createList, {
    body: { name: 'list.csv', size: file.length, ...body },
  })
  if (created.status !== 201) throw new Error(created.text)
  const { list_id: id } = created.body
  for (let part = 0; part * PART_BYTES < file.length; part++) {
    const bytes = file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
    const sent = await sendAs(backend, caller, uploadListPart, {
      params: { id, part },
      body: { content: bytes.toString('base64') },
    })
    if (sent.status !== 200) throw new Error(sent.text)
  }
  return id
}

export async function listOf(backend: Backend, caller: Caller, id: string): Promise<List> {
  const { status, body, text } = await sendAs(backend, caller, getList, { params: { id } })
  if (status !== 200) throw new Error(text)
  return body
}

/** Does all work that is due now, in one process. */
export function work({ kernel }: Backend, stopping?: AbortSignal): Promise<number> {
  return runWorkers(kernel, listWorkers(kernel), stopping)
}

/** Uploads a file and has it read. */
export async function readList(
  backend: Backend,
  caller: Caller,
  content: string | Uint8Array,
  body: Partial<CreateListBody> = {},
): Promise<List> {
  const id = await upload(backend, caller, content, body)
  await work(backend)
  return listOf(backend, caller, id)
}

/** Downloads the result of a list. */
export async function resultOf(
  backend: Backend,
  caller: Caller,
  id: string,
  format: 'csv' | 'xlsx' = 'csv',
): Promise<Buffer> {
  const link = await sendAs(backend, caller, createListLink, { params: { id }, body: { format } })
  if (link.status !== 200) throw new Error(link.text)
  const { pathname } = new URL(link.body.download_url)
  const response = await backend.inject({ method: 'GET', url: pathname })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.rawPayload
}

/** Lookups that the subscriptions of an account have left. */
export async function lookupsLeft({ db }: Pick<Backend, 'db'>, accountId: number): Promise<number> {
  const rows = await db
    .select({ remaining: subscriptions.remaining })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, accountId))
  return rows.reduce((sum, { remaining }) => sum + remaining, 0)
}

const STREETS = ['N Juniper St', 'Copper Mill Ave', 'Main St', 'Oak Ave']

/** A CSV of rows with distinct addresses, each `copies` times. */
export function fileOf(addresses: number, copies = 1): string {
  const rows = Array.from({ length: addresses * copies }, (_, at) => {
    const address = at % addresses
    return `Customer ${at},${address + 1} ${STREETS[address % STREETS.length]},Boulder,CO,80302`
  })
  return `name,street,city,state,zip\n${rows.join('\n')}\n`
}
