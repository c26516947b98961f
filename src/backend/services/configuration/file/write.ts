/** Writes a file, and brings one up to date, in a thread of its own: what `threads.run` calls. */
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { FileDocument, Sections } from '../document.ts'
import { PARSE_OPTIONS } from './read.ts'

/** Long lines are not folded, so that a changed word changes one line. */
const STYLE = { lineWidth: 0 }

/** A file, with its sections and fields in their order. `schema` is the address of its JSON Schema. */
export async function writeFile({
  document,
  schema,
}: {
  document: FileDocument
  schema: string
}): Promise<string> {
  const written = new Document(document)
  written.commentBefore = ` yaml-language-server: $schema=${schema}`
  if (isMap(written.contents))
    for (const { key } of written.contents.items.slice(1)) if (isScalar(key)) key.spaceBefore = true
  visit(written, {
    Seq(_, list) {
      list.flow = isShort(list)
    },
  })
  return written.toString(STYLE)
}

/** Lists of texts and numbers are written in one line. */
const isShort = (list: YAMLSeq) => list.items.every(item => isScalar(item))

/** A value as the file has it, in one line. */
export function valueText(value: unknown): string {
  return stringify(value, { ...STYLE, collectionStyle: 'flow' })
    .trim()
    .replaceAll('\n', ' ')
}

/**
 * A person's file with the settings that the account has. Only values that differ are written, so that comments and
 * order stay. `sections` are those that the caller may read; others stay as they are in the file.
 */
export async function updateFile({
  text,
  sections,
}: {
  text: string
  sections: Partial<Sections>
}): Promise<string> {
  const document: Document = parseDocument(text, PARSE_OPTIONS)
  if (!isMap(document.contents)) return text
  for (const [name, value] of Object.entries(sections)) {
    const node: unknown = document.contents.get(name, true)
    if (node === undefined) continue
    updateNode(document, node, value, next => document.set(name, next))
  }
  return document.toString(STYLE)
}

type Entry = Record<string, unknown>

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list or a map with the values that it has now, or another node for it. */
function updateNode(
  document: Document,
  node: unknown,
  value: unknown,
  replace: (node: unknown) => void,
): void {
  if (isSeq(node) && Array.isArray(value) && !value.some(isEntry)) updateValues(document, node, value)
  else if (isSeq(node) && Array.isArray(value)) updateList(document, node, value.filter(isEntry))
  else if (isMap(node) && isEntry(value)) updateFields(document, node, value)
  else replace(document.createNode(value))
}

/** Values that stay keep their comments. */
function updateValues(document: Document, list: YAMLSeq, values: readonly unknown[]): void {
  const known = new Map(list.items.map(item => [isScalar(item) ? item.value : item, item]))
  list.items = values.map(value => known.get(value) ?? document.createNode(value))
}

/** Entries that exist stay where they are, others are removed, and new ones are added at the end. */
function updateList(document: Document, list: YAMLSeq, entries: readonly Entry[]): void {
  const left = [...entries]
  const take = (matches: (entry: Entry) => boolean) => {
    const at = left.findIndex(matches)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const found = new Map<unknown, Entry>()
  const claim = (field: string) => {
    for (const item of list.items) {
      if (!isMap(item) || found.has(item)) continue
      const value = item.get(field)
      const entry = value === undefined ? undefined : take(each => isSame(each[field], value))
      if (entry) found.set(item, entry)
    }
  }
  for (const field of ['id', 'label', 'email', 'url', 'group']) claim(field)
  list.items = list.items.filter(item => found.has(item))
  for (const item of list.items) {
    const entry = found.get(item)
    if (isMap(item) && entry) updateFields(document, item, entry)
  }
  for (const entry of left) list.add(document.createNode(entry))
}

/** Addresses are the same in upper and lower case. */
const isSame = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase()

/** Sets the fields that an entry has, and the ID that it may lack. One that the account doesn't have goes. */
function updateFields(document: Document, map: YAMLMap, entry: Entry): void {
  map.items = map.items.filter(({ key }) => String(isScalar(key) ? key.value : key) in entry)
  for (const [name, value] of Object.entries(entry)) {
    if (!map.has(name)) {
      if (name === 'id') map.items.unshift(document.createPair('id', value) as Pair)
      continue
    }
    const node: unknown = map.get(name, true)
    const before: unknown = isScalar(node) || node === undefined ? map.get(name) : (node as YAMLMap).toJSON()
    if (JSON.stringify(before) === JSON.stringify(value)) continue
    // The comment of a value belongs to its node.
    if (isScalar(node) && (typeof value !== 'object' || value === null)) {
      node.value = value
      delete node.source
    } else updateNode(document, node, value, next => map.set(name, next))
  }
}
