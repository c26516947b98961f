import { isDeepStrictEqual } from 'node:util'
import { below, tokensOf } from '../contract/pointer.ts'
import { ContractError, type ContractFiles, isObject, type Place } from './files.ts'
import { COMPONENTS, type Kind, membersOf } from './grammar.ts'
import { Origins } from './origins.ts'
import { Values } from './values.ts'

type Node = Record<string, unknown>
interface Component {
  place: Place
  node: unknown
}

/**
 * Makes one document of the files of a service. What is referred to in another file becomes a component, named
 * like the last part of its pointer, or takes the place of the reference where OpenAPI has no components of its
 * kind. Values of examples are written out whole. `origins` tells where each node was written.
 */
export class Bundler {
  readonly #files: ContractFiles
  readonly #entry: string
  readonly #values: Values
  readonly #faults: string[] = []
  /** Components by kind and name, in the order in which they were met. */
  readonly #components: Node = {}
  readonly #saved = new Map<string, Component>()
  /** What became of a node that was met before: it may be referred to again, also by itself. */
  readonly #walked = new Map<Kind, Map<object, object>>()
  readonly origins: Origins = new Origins()

  constructor(files: ContractFiles, entry: string) {
    this.#files = files
    this.#entry = entry
    this.#values = new Values(files, this.origins, (place, message) => this.#complain(place, message))
  }

  /** Throws a ContractError with every reference that leads nowhere and every file that can't be read. */
  bundle(): Node {
    const place = { file: this.#entry, pointer: '' }
    const root = this.#files.read(this.#entry)
    if (!isObject(root)) {
      const fault = this.#files.faultOf(this.#entry) ?? `${this.#entry}:1:1 there is no contract in it`
      throw new ContractError([fault])
    }
    const document = this.#walkMembers(root, 'Root', place) as Node
    const { components, ...rest } = document
    if (this.#faults.length) throw new ContractError(this.#faults)
    // Those of the entry come first, at their place.
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

  /** What a reference leads to. One that leads to nothing but another reference leads where that one does. */
  #targetOf(reference: string, from: Place): Component | undefined {
    const seen = new Set<string>()
    let [place, node]: [Place, unknown] = [this.#files.target(from.file, reference), undefined]
    for (;;) {
      node = this.#files.at(place)
      if (node === undefined) return this.#complain(from, `nothing at ${reference}`, place.file)
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

  /** A name is free for what has it already, and for what is equal to that. */
  #isFree(component: string, name: string, place: Place, node: unknown): boolean {
    const saved = this.#saved.get(`${component}/${name}`)
    if (!saved) return true
    const isSame = saved.place.file === place.file && saved.place.pointer === place.pointer
    return isSame || isDeepStrictEqual(saved.node, node)
  }

  /** A file that can't be read is told of once, and not with each reference to it. */
  #complain(place: Place, message: string, file?: string): undefined {
    const fault = file && file !== place.file ? this.#files.faultOf(file) : undefined
    const isMissing = fault?.endsWith('there is no such file')
    this.#faults.push(fault && !isMissing ? fault : `${this.#files.describe(place)} ${message}`)
  }
}

function isReference(node: unknown): node is Node & { $ref: string } {
  return isObject(node) && typeof node.$ref === 'string'
}

/** The members of a node in the order in which they are written. */
function inOrderOf(written: Node, members: Node): Node {
  return Object.fromEntries(Object.keys(written).map(key => [key, members[key]]))
}
