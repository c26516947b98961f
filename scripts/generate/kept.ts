import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = '.cache/generated'
const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** The last output of a tool for a contract. */
export interface Kept {
  /** Undefined when the contract, a tool or the code around it has changed since. */
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

/** Whether a file was saved since output was last generated or found unchanged. A quick estimate. */
export function isProbablyOld(service: string, kind: string, sources: readonly string[]): boolean {
  const since = statSync(fileOf(service, kind), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return sources.some(source => statSync(source).mtimeMs > since)
}

let tools: string | undefined

/** Identifies the installed packages and the generator's code, because any of them may change the output. */
function toolsNow(): string {
  if (tools === undefined) {
    const hash = createHash('sha256').update(tryRead(join(PROJECT, 'node_modules/.package-lock.json')) ?? '')
    for (const file of globSync('scripts/{bundle,contract,contract-diff,generate}/**/*.ts', {
      cwd: PROJECT,
    }).toSorted())
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
