import { EVENT_ID, type Event, getScalarValue, parseEvents } from 'js-yaml'

/** Both start at one. */
export interface Position {
  line: number
  column: number
}

/**
 * Where a node of a YAML text begins: at its key, or at its list entry. For a missing node, it is the nearest
 * node above. The text must be valid YAML.
 */
export function positionOf(text: string, tokens: readonly string[]): Position {
  const reader = new Reader(text)
  return lineAndColumn(text, reader.find(tokens))
}

function lineAndColumn(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** Walks the events of a YAML text, in which a collection is followed by its members and an end. */
class Reader {
  readonly #text: string
  readonly #events: Event[]
  #next = 0

  constructor(text: string) {
    this.#text = text
    this.#events = parseEvents(text, {})
  }

  find(tokens: readonly string[]): number {
    // The document comes first.
    this.#next = 1
    let offset = this.#start()
    for (const token of tokens) {
      const at = this.#enter(token)
      if (at === undefined) return offset
      offset = at
    }
    return offset
  }

  /** Goes to a member of the next collection, and returns its position. */
  #enter(token: string): number | undefined {
    const event = this.#events[this.#next]
    if (event?.type === EVENT_ID.MAPPING) {
      this.#next++
      while (!this.#isEnd()) {
        const key = this.#events[this.#next]
        const start = this.#start()
        const name = key?.type === EVENT_ID.SCALAR ? getScalarValue(this.#text, key) : undefined
        this.#skip()
        if (name === token) return start
        this.#skip()
      }
    } else if (event?.type === EVENT_ID.SEQUENCE) {
      this.#next++
      for (let index = 0; !this.#isEnd(); index++) {
        if (String(index) === token) return this.#start()
        this.#skip()
      }
    }
    return undefined
  }

  #isEnd(): boolean {
    const event = this.#events[this.#next]
    return event === undefined || event.type === EVENT_ID.POP
  }

  #start(): number {
    const event = this.#events[this.#next]
    if (event?.type === EVENT_ID.SCALAR) {
      // A quoted value begins at its quote.
      const quoted = /['"]/.test(this.#text[event.valueStart - 1] ?? '')
      return event.valueStart - (quoted ? 1 : 0)
    }
    if (event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE) return event.start
    return event?.type === EVENT_ID.ALIAS ? event.anchorStart : 0
  }

  /** Skips the next node with everything in it. */
  #skip(): void {
    let depth = 0
    do {
      const event = this.#events[this.#next++]
      if (event === undefined) return
      if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) depth++
      else if (event.type === EVENT_ID.POP) depth--
    } while (depth > 0)
  }
}
