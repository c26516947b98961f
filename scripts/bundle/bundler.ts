import { isDeepStrictEqual } from 'node:util'
import { below, tokensOf } from '../contract/pointer.ts'
import { ContractError, type ContractFiles, type Fault, isObject, NO_SUCH_FILE, type Place } from './files.ts'
import { COMPONENTS, type Kind, membersOf } from './grammar.ts'
import { Origins } from './origins.ts'
import { Values } from './values.ts'

type Node = Record<string, unknown>
interface Component {
  place: Place
  node: unknown
}

/**
 * Combines the files of a service into one document. A target in another file becomes a component, named
 * after the last part of its pointer, or replaces the reference where OpenAPI has no components of its
 * kind. Values of examples are written out in full. `origins` says where each node was written.
 */
export class Bundler {
  readonly #files: ContractFiles
  readonly #entry: string
  readonly #values: Values
  readonly #faults: Fault[] = []
  /** Components by kind and name, in the order of their first use. */
  readonly #components: Node = {}
  readonly #saved = new Map<string, Component>()
  /** The result for each node seen before: it may be referenced again, even by itself. */
  readonly #walked = new Map<Kind, Map<object, object>>()
  readonly origins: Origins = new Origins()

  constructor(files: ContractFiles, entry: string) {
    this.#files = files
    this.#entry = entry
    this.#values = new Values(files, this.origins, (...complaint) => this.#complain(...complaint))
  }

  /** Throws a ContractError with every dangling reference and every unreadable file. */
  bundle(): Node {
    const place = { file: this.#entry, pointer: '' }
    const root = this.#files.read(this.#entry)
    if (!isObject(root)) {
      const fault = this.#files.faultOf(this.#entry) ?? `${this.#entry}:1:1 there is no contract in it`
      throw new ContractError([{ line: fault }])
    }
    if (!isObject(root.paths))
      throw new ContractError([{ line: `${this.#files.describe(place)} there are no paths` }])
    const document = this.#walkMembers(root, 'Root', place) as Node
    const { components, ...rest } = document
    if (this.#faults.length) throw new ContractError(this.#faults)
    // The entry file's own components come first.
    const all = isObject(components) ? { ...components } : {}
    for (const [kind, named] of Object.entries(this.#components))
      all[kind] = { ...(all[kind] as Node | undefined), ...(named as Node) }
    const whole = { ...(components === undefined ? rest : document), components: all }
    this.origins.set(whole, place)
    return whole
  }

  #walk(node: unknown, kind: Kind, place: Place): unknown {
    if (typeof node !== 'object' || node === null) return node
    if (kind === 'Value') return this.#values.expand(node, place)
    if (kind === 'Mapping') return this.#walkMapping(node as Node, place)
    return isReference(node) ? this.#follow(node, kind, place) : this.#walkMembers(node, kind, place)
  }

  #walkMembers(node: object, kind: Kind, place: Place): unknown {
    const known = this.#walked.get(kind) ?? new Map<object, object>()
    this.#walked.set(kind, known)
    const before = known.get(node)
    if (before) return before
    const copy: object = Array.isArray(node) ? [] : {}
    known.set(node, copy)
    this.origins.set(copy, place)
    const walked = new Map(
      membersOf(node, kind).map(([key, memberKind]) => [
        key,
        this.#walk((node as Node)[key], memberKind, { ...place, pointer: below(place.pointer, key) }),
      ]),
    )
    for (const [key, child] of Object.entries(node))
      Object.assign(copy, { [key]: walked.has(key) ? walked.get(key) : child })
    return copy
  }

  #follow(node: Node & { $ref: string }, kind: Kind, place: Place): unknown {
    const { $ref, ...beside } = node
    const target = this.#targetOf($ref, place)
    if (!target) return node
    const found = this.#walk(target.node, kind, target.place)
    const siblings = this.#walkMembers(beside, kind, place) as Node
    const isOwn = place.file === this.#entry && target.place.file === this.#entry
    const component = COMPONENTS[kind]
    const result =
      component === undefined
        ? { ...(found as Node), ...siblings }
        : inOrderOf(node, { ...siblings, $ref: isOwn ? $ref : this.#save(component, target.place, found) })
    this.origins.set(result, component === undefined ? target.place : place)
    return result
  }

  /** The target of a reference. A reference to another reference resolves to the final target. */
  #targetOf(reference: string, from: Place): Component | undefined {
    const seen = new Set<string>()
    let [place, node]: [Place, unknown] = [this.#files.target(from.file, reference), undefined]
    for (;;) {
      node = this.#files.at(place)
      if (node === undefined) return this.#complain(from, `nothing at ${reference}`, place)
      if (!isReference(node) || Object.keys(node).length > 1) return { place, node }
      const key = `${place.file}#${place.pointer}`
      if (seen.has(key)) return this.#complain(from, `${reference} leads back to itself`)
      seen.add(key)
      place = this.#files.target(place.file, node.$ref)
    }
  }

  /** The tags of a discriminator are references without `$ref`. */
  #walkMapping(mapping: Node, place: Place): Node {
    const walked = Object.entries(mapping).map(([tag, reference]) => {
      const at = { ...place, pointer: below(place.pointer, tag) }
      const followed = this.#follow({ $ref: String(reference) }, 'Schema', at) as { $ref: string }
      return [tag, followed.$ref]
    })
    return Object.fromEntries(walked)
  }

  #save(component: string, place: Place, node: unknown): string {
    const named = (this.#components[component] ?? {}) as Node
    this.#components[component] = named
    const base = tokensOf(place.pointer).at(-1) ?? ''
    let name = base
    for (let number = 2; !this.#isFree(component, name, place, node); number++) name = `${base}-${number}`
    named[name] = node
    this.#saved.set(`${component}/${name}`, { place, node })
    return `#/components/${component}/${name}`
  }

  /** A name is free for the node that already has it and for an equal node. */
  #isFree(component: string, name: string, place: Place, node: unknown): boolean {
    const saved = this.#saved.get(`${component}/${name}`)
    if (!saved) return true
    const isSame = saved.place.file === place.file && saved.place.pointer === place.pointer
    return isSame || isDeepStrictEqual(saved.node, node)
  }

  /** `missing` is the target of a dangling reference. It is reported once, as is an unreadable file. */
  #complain(place: Place, message: string, missing?: Place): undefined {
    const fault = missing && this.#files.faultOf(missing.file)
    if (fault && !fault.endsWith(NO_SUCH_FILE)) this.#faults.push({ line: fault })
    else {
      const about = missing && { about: `${missing.file}#${missing.pointer}` }
      this.#faults.push({ line: `${this.#files.describe(place)} ${message}`, ...about })
    }
  }
}

function isReference(node: unknown): node is Node & { $ref: string } {
  return isObject(node) && typeof node.$ref === 'string'
}

/** The members of a node in the order in which they are written. */
function inOrderOf(written: Node, members: Node): Node {
  return Object.fromEntries(Object.keys(written).map(key => [key, members[key]]))
}
