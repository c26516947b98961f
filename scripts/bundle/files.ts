import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { load, YAMLException } from 'js-yaml'
import { nodeAt, tokensOf } from '../contract/pointer.ts'
import { positionOf } from './positions.ts'

/** A node of a contract file, as written. */
export interface Place {
  /** Path from the working directory. */
  file: string
  /** `/schemas/SecretKey`; empty for the whole file. */
  pointer: string
}

export const NO_SUCH_FILE = 'there is no such file'

export interface Fault {
  /** `file:line:column message` */
  line: string
  /** The missing target that several lines are about. Without it, the line itself. */
  about?: string
}

/** Faults in the files themselves, one line each. Its stack does not help a reader. */
export class ContractError extends Error {
  readonly faults: readonly Fault[]
  readonly lines: readonly string[]

  constructor(faults: readonly Fault[]) {
    const lines = [...Map.groupBy(faults, ({ line, about }) => about ?? line).values()].map(inOneLine)
    super(lines.join('\n'))
    this.faults = faults
    this.lines = lines
  }
}

function inOneLine(faults: readonly Fault[]): string {
  const [first, ...others] = new Set(faults.map(({ line }) => line))
  return others.length ? `${first} (and at ${others.length} other places)` : `${first}`
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The contract files of a folder, each read and parsed once, no matter how many services refer to it. The
 * parsed content is shared, so do not modify it.
 */
export class ContractFiles {
  readonly #texts = new Map<string, string>()
  readonly #contents = new Map<string, unknown>()
  readonly #faults = new Map<string, string>()

  /** The content of a file; undefined when it can't be read, and `faultOf` then returns why. */
  read(file: string): unknown {
    if (!this.#contents.has(file)) this.#contents.set(file, this.#parse(file))
    return this.#contents.get(file)
  }

  #parse(file: string): unknown {
    try {
      const text = readFileSync(file, 'utf8')
      this.#texts.set(file, text)
      return load(text)
    } catch (error) {
      this.#faults.set(file, faultIn(file, error))
      return undefined
    }
  }

  /** Why a file can't be read, as `file:line:column message`. */
  faultOf(file: string): string | undefined {
    return this.#faults.get(file)
  }

  /** The target of a reference in a file. A reference without a file name stays in the same file. */
  target(from: string, reference: string): Place {
    const [file = '', pointer = ''] = reference.split('#')
    return { file: file ? relative('.', join(dirname(from), file)) : from, pointer }
  }

  /** The node at a place, or undefined. */
  at({ file, pointer }: Place): unknown {
    return nodeAt(this.read(file), pointer)
  }

  /** `file:line:column` of a place, or of the nearest node above it. */
  describe({ file, pointer }: Place): string {
    const text = this.#texts.get(file)
    if (text === undefined) return file
    const { line, column } = positionOf(text, tokensOf(pointer))
    return `${file}:${line}:${column}`
  }
}

function faultIn(file: string, error: unknown): string {
  if (error instanceof YAMLException) {
    const { mark, reason } = error
    return mark ? `${file}:${mark.line + 1}:${mark.column + 1} ${reason}` : `${file} ${reason}`
  }
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return `${file} ${NO_SUCH_FILE}`
  return `${file} can't be read: ${error instanceof Error ? error.message : error}`
}
