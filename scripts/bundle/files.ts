import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { load, YAMLException } from 'js-yaml'
import { tokensOf } from '../contract/pointer.ts'
import { positionOf } from './positions.ts'

/** A node of a contract file as it is written. */
export interface Place {
  /** Path from the working directory. */
  file: string
  /** `/schemas/SecretKey`; empty for the whole file. */
  pointer: string
}

/** What is wrong with the files themselves, one `file:line:column message` a line. Its stack helps no reader. */
export class ContractError extends Error {
  readonly lines: string[]

  constructor(lines: readonly string[]) {
    const once = [...new Set(lines)]
    super(once.join('\n'))
    this.lines = once
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The contract files of a folder, each read and parsed once however many services refer to it. What is parsed
 * is shared, so nothing may change it.
 */
export class ContractFiles {
  readonly #texts = new Map<string, string>()
  readonly #contents = new Map<string, unknown>()
  readonly #faults = new Map<string, string>()

  /** The content of a file; undefined where it can't be read, which `faultOf` then tells of. */
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

  /** Where a reference written in a file leads to. A reference without a file stays in its own. */
  target(from: string, reference: string): Place {
    const [file = '', pointer = ''] = reference.split('#')
    return { file: file ? relative('.', join(dirname(from), file)) : from, pointer }
  }

  /** The node at a place, undefined where there is none. */
  at({ file, pointer }: Place): unknown {
    return tokensOf(pointer).reduce<unknown>(
      (node, token) => (node as Record<string, unknown> | null | undefined)?.[token],
      this.read(file),
    )
  }

  /** `file:line:column` of a place, or of what is nearest above it. */
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
  if (code === 'ENOENT') return `${file} there is no such file`
  return `${file} can't be read: ${error instanceof Error ? error.message : error}`
}
