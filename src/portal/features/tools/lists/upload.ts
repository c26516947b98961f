import { createList } from '#generated/lists/operations/createList.ts'
import { getList } from '#generated/lists/operations/getList.ts'
import { updateList } from '#generated/lists/operations/updateList.ts'
import { uploadListPart } from '#generated/lists/operations/uploadListPart.ts'
import type { CreateListBody, UpdateListBody } from '#generated/lists/types.ts'
import { call } from '#portal/api/call.ts'

/** Bytes of every part but the last one, as in the contract. */
const PART_BYTES = 512 * 1024
/** Bytes of a file, as in the contract. */
const MOST_BYTES = 50 * 1024 * 1024
/** Milliseconds between two looks whether a list has been read, and looks. */
const POLL = 500
const LOOKS = 240

/** Why a file can't be uploaded, before anything is sent; undefined if it can. */
export function rejectionOfFile({ size }: Blob): string | undefined {
  if (size === 0) return 'The file is empty. Check that its export or download has finished.'
  if (size <= MOST_BYTES) return undefined
  const words = (size / 1024 / 1024).toLocaleString('en-US', { maximumFractionDigits: 0 })
  return `The file has ${words} MB, and a list can have up to 50 MB. Split it, or delete columns that aren’t needed.`
}

export interface Upload {
  file: Blob
  name: string
  notify: boolean
  format?: CreateListBody['format']
  /** Which columns a person has chosen, and which repairs they have undone, if not those that are guessed. */
  reading?: Pick<UpdateListBody, 'mapping' | 'undone'> | undefined
}

/** Uploads a file as a new list, a part at a time. Returns the id of the list, which is read then. */
export async function uploadList(
  { file, name, notify, format, reading }: Upload,
  onProgress: (share: number) => void,
): Promise<string> {
  const body = { name: nameOf(name), size: file.size, notify, ...(format && { format }) }
  const { list_id: id } = await call(createList, { body })
  for (let at = 0; at < file.size; at += PART_BYTES) {
    const content = await base64Of(file.slice(at, at + PART_BYTES))
    await call(uploadListPart, { path: { id, part: at / PART_BYTES }, body: { content } })
    onProgress(Math.min(1, (at + PART_BYTES) / file.size))
  }
  if (reading) await readAs(id, reading)
  return id
}

/** Has a list read again with other columns, once it has been read. */
async function readAs(id: string, reading: NonNullable<Upload['reading']>): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const { state, version } = await call(getList, { path: { id } })
    if (state === 'ready') {
      await call(updateList, { path: { id }, body: { version, ...reading } })
      return
    }
    if (state !== 'reading') return
    await new Promise(resolve => setTimeout(resolve, POLL))
  }
}

/** A name as the contract has it: without what a path could be made of. */
function nameOf(name: string): string {
  return name.replace(/[\p{Cc}/\\]/gu, '_').slice(0, 200) || 'list'
}

async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer())
  let text = ''
  // An argument list has a limit.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
