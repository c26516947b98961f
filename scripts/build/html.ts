import { Parser } from 'htmlparser2'

/** An element, with its places in the text. One without content ends with its start tag. */
export interface HtmlElement {
  attributes: Readonly<Record<string, string>>
  start: number
  contentStart: number
  contentEnd: number
  end: number
}

interface Change {
  from: number
  to: number
  html: string
}

/** The elements that browsers load or run something for, and those around them. */
const NAMES = ['html', 'head', 'title', 'link', 'script', 'style', 'body'] as const
type Name = (typeof NAMES)[number]
const isName = (name: string): name is Name => NAMES.some(each => each === name)

/**
 * A rendered page that the build changes. A parser finds the elements, and the text between changes stays as it is, to
 * the byte: React compares it with what it draws.
 */
export class HtmlPage {
  readonly #html: string
  readonly #elements: Readonly<Record<Name, HtmlElement[]>>
  readonly #changes: Change[] = []

  /** The content of a page is most of it, so a change of the head reads no further than its end. */
  constructor(html: string, until?: 'head') {
    this.#html = html
    this.#elements = readElements(html, until)
  }

  /** In the order of the page. Each given attribute has this value, as the page had them. */
  all(name: Name, attributes: Readonly<Record<string, string>> = {}): readonly HtmlElement[] {
    const wanted = Object.entries(attributes)
    return this.#elements[name].filter(element =>
      wanted.every(([key, value]) => element.attributes[key] === value),
    )
  }

  /** The first one, which a rendered page has. */
  the(name: Name, attributes?: Readonly<Record<string, string>>): HtmlElement {
    const [element] = this.all(name, attributes)
    if (!element) throw new Error(`a page without ${name} ${JSON.stringify(attributes ?? {})}`)
    return element
  }

  contentOf({ contentStart, contentEnd }: HtmlElement): string {
    return this.#html.slice(contentStart, contentEnd)
  }

  setContent({ contentStart, contentEnd }: HtmlElement, html: string): void {
    this.#change(contentStart, contentEnd, html)
  }

  setAttribute({ contentStart }: HtmlElement, name: string, value: string): void {
    const end = contentStart - (this.#html.endsWith('/>', contentStart) ? 2 : 1)
    this.#change(end, end, ` ${name}="${value}"`)
  }

  insertBefore({ start }: HtmlElement, html: string): void {
    this.#change(start, start, html)
  }

  prepend({ contentStart }: HtmlElement, html: string): void {
    this.#change(contentStart, contentStart, html)
  }

  append({ contentEnd }: HtmlElement, html: string): void {
    this.#change(contentEnd, contentEnd, html)
  }

  replace({ start, end }: HtmlElement, html: string): void {
    this.#change(start, end, html)
  }

  remove(element: HtmlElement): void {
    this.replace(element, '')
  }

  /** The page with all changes. */
  toString(): string {
    let at = 0
    const parts = this.#changes
      .toSorted((a, b) => a.from - b.from || a.to - b.to)
      .map(({ from, to, html }) => {
        if (from < at) throw new Error(`two changes of the same part: ${this.#html.slice(from, at)}`)
        const before = this.#html.slice(at, from)
        at = to
        return before + html
      })
    return parts.join('') + this.#html.slice(at)
  }

  #change(from: number, to: number, html: string): void {
    this.#changes.push({ from, to, html })
  }
}

function readElements(html: string, until?: Name): Record<Name, HtmlElement[]> {
  const elements: Record<Name, HtmlElement[]> = {
    html: [],
    head: [],
    title: [],
    link: [],
    script: [],
    style: [],
    body: [],
  }
  const open: HtmlElement[] = []
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (!isName(name)) return
      const contentStart = parser.endIndex + 1
      const element = {
        attributes,
        start: parser.startIndex,
        contentStart,
        contentEnd: contentStart,
        end: contentStart,
      }
      elements[name].push(element)
      open.push(element)
    },
    onclosetag(name) {
      if (!isName(name)) return
      const element = open.pop()
      if (!element || parser.endIndex < element.contentStart) return
      element.contentEnd = parser.startIndex
      element.end = parser.endIndex + 1
      if (name === until) parser.pause()
    },
  })
  parser.write(html)
  if (!until) parser.end()
  return elements
}
