import { below } from '../contract/pointer.ts'
import { type ContractFiles, isObject, type Place } from './files.ts'
import type { Origins } from './origins.ts'

type Node = Record<string, unknown>
type Complain = (place: Place, message: string, missing?: Place) => void

/**
 * Writes out example values. In them, `{ $ref: "#/values/checkout-server", paused: true }` is the value that
 * the reference points to, with the properties next to `$ref` replacing its own.
 */
export class Values {
  readonly #files: ContractFiles
  readonly #origins: Origins
  readonly #complain: Complain

  constructor(files: ContractFiles, origins: Origins, complain: Complain) {
    this.#files = files
    this.#origins = origins
    this.#complain = complain
  }

  /** `path` has the places visited so far, to detect a value that contains itself. */
  expand(node: unknown, place: Place, path: readonly string[] = []): unknown {
    if (typeof node !== 'object' || node === null) return node
    if ('$ref' in node) return this.#follow(node as Node, place, path)
    const copy: object = Array.isArray(node) ? [] : {}
    for (const [key, child] of Object.entries(node))
      Object.assign(copy, { [key]: this.expand(child, memberOf(place, key), path) })
    this.#origins.set(copy, place)
    return copy
  }

  #follow({ $ref, ...beside }: Node, place: Place, path: readonly string[]): unknown {
    const target = this.#files.target(place.file, String($ref))
    const key = `${target.file}#${target.pointer}`
    const found = this.#files.at(target)
    if (found === undefined) return this.#complain(place, `nothing at ${$ref}`, target)
    if (path.includes(key)) return this.#complain(place, `${$ref} contains itself`)
    const base = this.expand(found, target, [...path, key])
    if (!Object.keys(beside).length) return base
    if (!isObject(base)) return this.#complain(place, `${$ref} is no object, so nothing can stand next to it`)
    const own = this.expand(beside, place, path) as Node
    const whole = { ...base, ...own }
    const members = new Map(
      Object.keys(whole).map(name => [
        name,
        name in own ? memberOf(place, name) : this.#origins.find(base, `/${name}`),
      ]),
    )
    this.#origins.set(whole, target, members)
    return whole
  }
}

const memberOf = (place: Place, key: string): Place => ({ ...place, pointer: below(place.pointer, key) })
