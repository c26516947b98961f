import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = '.cache/generated'
const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** What a tool made of a contract the last time. */
export interface Kept {
  /** Undefined where the contract, a tool or the code around it has changed since. */
  read(): string | undefined
  write(text: string): void
}

export function keptFor(service: string, kind: string, input: string): Kept {
  const file = fileOf(service, kind)
  const key = createHash('sha256').update(toolsNow()).update(input).digest('hex')
  return {
    read() {
      const [first = '', ...lines] = tryRead(file)?.split('\n') ?? []
      if (first !== key) return undefined
      const now = new Date()
      utimesSync(file, now, now)
      return lines.join('\n')
    },
    write(text) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${key}\n${text}`)
    },
  }
}

const fileOf = (service: string, kind: string) => join(FOLDER, `${service}.${kind}.txt`)

/** Whether a file was saved since something was last made, or found to be the same as before. A guess at once. */
export function isProbablyOld(service: string, kind: string, sources: readonly string[]): boolean {
  const since = statSync(fileOf(service, kind), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return sources.some(source => statSync(source).mtimeMs > since)
}

let tools: string | undefined

/** Names the packages that are installed and the code of the generator, any of which may change what is made. */
function toolsNow(): string {
  if (tools === undefined) {
    const hash = createHash('sha256').update(tryRead(join(PROJECT, 'node_modules/.package-lock.json')) ?? '')
    for (const file of globSync('scripts/{bundle,contract,generate}/*.ts', { cwd: PROJECT }).toSorted())
      hash.update(file).update(readFileSync(join(PROJECT, file)))
    tools = hash.digest('hex')
  }
  return tools
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
