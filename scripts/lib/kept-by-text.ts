import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const FOLDER = '.cache/kept'

interface Kept<Value> {
  /** Of the code that reads the files. */
  version: string
  /** By path. */
  files: Record<string, { digest: string; value: Value }>
}

/**
 * Returns a function that reads something from each file's text and keeps it between runs: parsing a thousand
 * files takes seconds, and few of them change. `code` are the URLs of the modules and data that decide about
 * the result besides the text. The values are JSON.
 */
export function keptByText<Value, Source extends { path: string; text: string }>(
  name: string,
  code: readonly (string | URL)[],
  read: (source: Source) => Value,
): (sources: readonly Source[]) => Value[] {
  const place = `${FOLDER}/${name}.json`
  let kept: Kept<Value> | undefined
  return sources => {
    kept ??= readKept<Value>(place, code)
    const { version, files } = kept
    let isChanged = false
    const values = sources.map(source => {
      const digest = digestOf(source.text)
      const known = files[source.path]
      if (known?.digest === digest) return known.value
      isChanged = true
      const value = read(source)
      files[source.path] = { digest, value }
      return value
    })
    if (isChanged) writeKept(place, { version, files })
    return values
  }
}

function readKept<Value>(place: string, code: readonly (string | URL)[]): Kept<Value> {
  const version = digestOf(ts.version + code.map(url => readFileSync(fileURLToPath(url), 'utf8')).join())
  try {
    const known: Kept<Value> = JSON.parse(readFileSync(place, 'utf8'))
    if (known.version === version) return known
  } catch {
    // There is none yet, or it can't be read. Then every file is parsed.
  }
  return { version, files: {} }
}

function writeKept<Value>(place: string, { version, files }: Kept<Value>): void {
  const present = Object.entries(files).filter(([path]) => existsSync(path))
  mkdirSync(FOLDER, { recursive: true })
  // Under another name first, because another process may be reading.
  const partial = `${place}.${process.pid}`
  writeFileSync(partial, JSON.stringify({ version, files: Object.fromEntries(present) }))
  renameSync(partial, place)
}

const digestOf = (text: string) => createHash('sha1').update(text).digest('base64')
