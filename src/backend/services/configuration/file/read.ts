/** Reads a file in a thread of its own: what `threads.run` calls. */
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { loadContract } from '#kernel/contract/contract.ts'
import { createAjv, toErrorItems } from '#kernel/contract/validation.ts'
import type { FileDocument, FileProblem } from '../document.ts'
import { MOST_PROBLEMS } from '../limits.ts'
import { scanFile } from './scan.ts'
import { fileSchema } from './schema.ts'

export interface FileContent {
  /** Undefined if the file has problems. */
  document: FileDocument | undefined
  problems: FileProblem[]
  /** The lines of sections, of their fields, and of entries, by path: `secret_keys/0`. */
  lines: Record<string, number>
}

/** Keys that are repeated are found by `repeatedFields`: the parser compares each with all others. */
export const PARSE_OPTIONS = {
  prettyErrors: false,
  stringKeys: true,
  uniqueKeys: false,
  logLevel: 'silent',
} as const

const createValidator = () => createAjv().compile(fileSchema(loadContract))
let validator: ReturnType<typeof createValidator> | undefined

/** Reads a file, and compares it with its schema. */
export async function readFile({ text }: { text: string }): Promise<FileContent> {
  const lineCounter = new LineCounter()
  const fail = (...problems: Omit<Placed, 'path'>[] | Placed[]): FileContent => ({
    document: undefined,
    problems: problems.slice(0, MOST_PROBLEMS).map(problem => toProblem(problem, text)),
    lines: {},
  })

  const rejected = scanFile(text)
  if (rejected) return fail(rejected)
  const parsed = parseDocument(text, { ...PARSE_OPTIONS, lineCounter })
  if (parsed.errors.length)
    return fail(
      ...parsed.errors.map(({ pos: [offset], message }) => ({
        offset,
        name: 'invalid-yaml',
        message: sentence(message),
      })),
    )
  const repeated = repeatedFields(parsed.contents)
  if (repeated.length) return fail(...repeated)

  const document: unknown = parsed.toJS({ maxAliasCount: 0 })
  validator ??= createValidator()
  if (!validator(document))
    return fail(
      ...toErrorItems(validator.errors ?? []).map(({ name, message, fields: [field = ''] }) => {
        const path = isMap(parsed.contents) ? field.split('.') : []
        return { path: path.join('/'), offset: offsetOf(parsed.contents, path), name, message }
      }),
    )
  return { document: document as FileDocument, problems: [], lines: linesOf(parsed.contents, lineCounter) }
}

interface Placed {
  offset: number | undefined
  path?: string
  name: string
  message: string
}

/** A problem with its line and column, which are counted here: a rejected text has no counter. */
function toProblem({ offset, path = '', name, message }: Placed, text: string): FileProblem {
  if (offset === undefined) return { line: null, column: null, path, name, message }
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return {
    line: before.split('\n').length,
    column: offset - start + 1,
    path: path.slice(0, 500),
    name,
    message,
  }
}

/** The parser's words as a sentence. */
function sentence(message: string): string {
  const [line = ''] = message.split('\n')
  const text = line.trim().slice(0, 400)
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** Fields that their object has twice. */
function repeatedFields(node: unknown, path: readonly string[] = []): Placed[] {
  if (isSeq(node)) return node.items.flatMap((item, at) => repeatedFields(item, [...path, String(at)]))
  if (!isMap(node)) return []
  const seen = new Set<string>()
  return node.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return []
    const name = String(key.value)
    const at = [...path, name]
    const isRepeated = seen.has(name)
    seen.add(name)
    const own = { offset: key.range?.[0], path: at.join('/'), name: 'duplicate-field' }
    return isRepeated
      ? [{ ...own, message: 'This field is here twice. Leave out one of both.' }]
      : repeatedFields(value, at)
  })
}

/** Where the node at a path begins, or the one above it that exists. */
function offsetOf(root: ParsedNode | null, path: readonly string[]): number | undefined {
  let node: unknown = root
  let offset = root?.range[0]
  for (const name of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name)
      if (!pair) return offset
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(name)]
      offset = startOf(node) ?? offset
    } else return offset
  }
  return offset
}

/** The lines of what a plan refers to. */
function linesOf(root: ParsedNode | null, lineCounter: LineCounter): Record<string, number> {
  const lines: Record<string, number> = {}
  const add = (path: string, offset: number | undefined) => {
    if (offset !== undefined) lines[path] = lineCounter.linePos(offset).line
  }
  if (!isMap(root)) return lines
  for (const { key, value } of root.items) {
    const name = String(isScalar(key) ? key.value : key)
    add(name, startOf(key))
    if (isSeq(value)) for (const [at, item] of value.items.entries()) add(`${name}/${at}`, startOf(item))
    if (isMap(value))
      for (const { key: field } of value.items)
        if (isScalar(field)) add(`${name}/${String(field.value)}`, startOf(field))
  }
  return lines
}

const startOf = (node: unknown): number | undefined =>
  isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined
