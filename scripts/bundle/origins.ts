import { below, tokensOf } from '../contract/pointer.ts'
import type { Place } from './files.ts'

/** Where the nodes of a bundle were written. */
export class Origins {
  readonly #places = new WeakMap<object, Place>()
  /** Members that were written in another place than the rest. */
  readonly #members = new WeakMap<object, ReadonlyMap<string, Place>>()

  set(node: object, place: Place, members?: ReadonlyMap<string, Place>): void {
    this.#places.set(node, place)
    if (members) this.#members.set(node, members)
  }

  /** Where the node at a pointer of the document was written. */
  find(document: object, pointer: string): Place {
    let place = this.#places.get(document) ?? { file: '', pointer: '' }
    let node: unknown = document
    for (const token of tokensOf(pointer)) {
      const members = typeof node === 'object' && node !== null ? this.#members.get(node) : undefined
      place = members?.get(token) ?? { ...place, pointer: below(place.pointer, token) }
      node = (node as Record<string, unknown> | null | undefined)?.[token]
      if (typeof node === 'object' && node !== null) place = this.#places.get(node) ?? place
    }
    return place
  }
}
