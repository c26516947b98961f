import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createList } from '#generated/lists/operations/createList.ts'
import { createListLink } from '#generated/lists/operations/createListLink.ts'
import { deleteList } from '#generated/lists/operations/deleteList.ts'
import { getList } from '#generated/lists/operations/getList.ts'
import { listLists } from '#generated/lists/operations/listLists.ts'
import { startList } from '#generated/lists/operations/startList.ts'
import { uploadListPart } from '#generated/lists/operations/uploadListPart.ts'
import type { List } from '#generated/lists/types.ts'
import type { ResultFormat } from '../choices.ts'
import type { CommandContext } from '../context.ts'
import { Failure } from '../failures.ts'
import { timeOf } from '../printer.ts'

/** Bytes of each part of a file but the last one, as the contract says. */
const PART = 512 * 1024
/** Milliseconds between two looks at a list that is being read or is running. */
const PAUSE = 1000

export async function showLists(context: CommandContext): Promise<void> {
  const { lists } = await context.call(listLists)
  await context.print.rows(
    lists,
    [
      { name: 'ID', of: ({ list_id }) => list_id },
      { name: 'Name', of: ({ name }) => name },
      { name: 'State', of: ({ state }) => state },
      { name: 'Rows', of: ({ rows }) => rows },
      { name: 'Addresses', of: ({ addresses }) => addresses },
      { name: 'Looked up', of: ({ looked_up }) => looked_up },
      { name: 'Created', of: ({ created }) => timeOf(created) },
    ],
    'No lists.',
  )
}

/** Uploads a file in parts, waits until it is read, and shows what a run would look up. Nothing counts yet. */
export async function uploadList(
  context: CommandContext,
  options: { notify?: true },
  file: string,
): Promise<void> {
  const content = await readFile(file).catch(() => {
    throw new Failure('usage', `${file} can’t be read.`)
  })
  const body = { name: basename(file), size: content.length, notify: options.notify ?? false }
  const { list_id: id } = await context.call(createList, { body })
  for (let part = 0; part * PART < content.length; part++) {
    const piece = content.subarray(part * PART, (part + 1) * PART)
    await context.call(uploadListPart, { path: { id, part }, body: { content: piece.toString('base64') } })
  }
  show(context, await settled(context, id, ['uploading', 'reading']))
}

export async function reportList(context: CommandContext, _options: object, id: string): Promise<void> {
  show(context, await context.call(getList, { path: { id } }))
}

/** Starts the lookups of a list, each of which counts. */
export async function startRun(context: CommandContext, options: { wait?: true }, id: string): Promise<void> {
  const started = await context.call(startList, { path: { id } })
  show(context, options.wait ? await settled(context, id, ['running']) : started)
}

/** Stores the result in a file. The link to it is a secret, so it is made with the secret key of lookups. */
export async function downloadList(
  context: CommandContext,
  { output, format }: { output?: string; format: ResultFormat },
  id: string,
): Promise<void> {
  const { name } = await context.callWithKey(getList, { path: { id } })
  const { download_url: link } = await context.callWithKey(createListLink, { path: { id }, body: { format } })
  const { pathname } = new URL(link)
  const send = context.io.fetch ?? (request => fetch(request))
  // At the address that is logged in to, which behind a proxy is not the one that the service knows.
  const response = await send(new Request(context.baseUrl() + pathname))
  if (!response.ok) throw new Failure('unavailable', 'The result can’t be downloaded now.')
  const file = output ?? `${name.replace(/\.\w+$/, '').replaceAll(/[^\w. -]/g, '_')}-verified.${format}`
  if (file === '-') return context.print.raw(await response.text())
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
  context.print.thing({ list_id: id, file }, { Saved: file })
}

export async function removeList(context: CommandContext, _options: object, id: string): Promise<void> {
  await context.call(deleteList, { path: { id } })
  context.print.thing({ list_id: id, deleted: true }, { Deleted: id })
}

/** The list once it is in none of these states. */
async function settled(
  context: CommandContext,
  id: string,
  passing: readonly List['state'][],
): Promise<List> {
  for (let last = -1; ; ) {
    const list = await context.call(getList, { path: { id } })
    if (!passing.includes(list.state)) return list
    if (list.looked_up !== last && list.state === 'running')
      context.print.note(`${list.looked_up} of ${list.addresses} addresses`)
    last = list.looked_up
    await sleep(PAUSE, undefined, { signal: context.io.stopped })
  }
}

function show({ print }: CommandContext, list: List): void {
  const { plan } = list.contents ?? {}
  const { confirmed, incomplete, not_found: notFound } = list.outcomes
  const isBegun = list.started !== null
  print.thing(list, {
    ID: list.list_id,
    Name: list.name,
    State: list.state,
    Failure: list.failure?.message,
    Rows: list.rows,
    'Lookups of a run': plan?.addresses,
    'Repeated rows': plan?.repeated,
    'Rows left out': plan?.skipped,
    'Repaired rows': plan && plan.repaired_rows + plan.repaired_zipcodes,
    'Looked up': isBegun ? list.looked_up : undefined,
    Confirmed: isBegun ? confirmed : undefined,
    Incomplete: isBegun ? incomplete : undefined,
    'Not found': isBegun ? notFound : undefined,
    'Kept until': timeOf(list.list_expires_at),
  })
  if (list.state === 'failed') throw new Failure('rejected', list.failure?.message ?? 'The list failed.')
}
