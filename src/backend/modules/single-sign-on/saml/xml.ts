import { createRequire } from 'node:module'

/** Size limits of a document besides its length. */
export interface XmlLimits {
  /** Maximum nesting of elements. */
  depth: number
  elements: number
  /** Attributes of all elements together, including namespace declarations. */
  attributes: number
}
/** For a document that is only read, such as metadata. */
const LIMITS: XmlLimits = { depth: 40, elements: 5_000, attributes: 20_000 }

interface XmlOptions {
  comments?: boolean
  limits?: XmlLimits
}

/** What this file reads of an element; the server has no DOM types. */
export interface XmlElement extends XmlNode {
  localName: string
  namespaceURI: string | null
  getAttribute(name: string): string | null
  removeChild(node: XmlNode): void
  toString(): string
}
interface XmlNode {
  nodeType: number
  textContent: string | null
  childNodes: ArrayLike<XmlNode>
}

/** Thrown for text that is not accepted as XML. */
export class ForbiddenXml extends Error {}

/**
 * Throws unless the text is plain XML: at most one declaration, no document type, no custom entities, no
 * processing instructions, and no more elements, levels and attributes than the limits allow. Comments are
 * rejected unless `comments` is set, because a comment splits a text that a signature treats as one. This
 * checks the text before any parser sees it, and reads every character only once or twice: malicious text
 * must not take longer than any other.
 */
export function checkXml(text: string, options: XmlOptions = {}): void {
  const { limits = LIMITS } = options
  const bare = text.replace(/^\uFEFF?\s*<\?xml\s[^?>]*\?>/, '')
  if (bare.includes('<?')) throw new ForbiddenXml('a processing instruction')
  const rest = options.comments ? withoutComments(bare) : bare
  if (rest.includes('<!')) throw new ForbiddenXml('a document type, a comment or a section of characters')
  let depth = 0
  let elements = 0
  let attributes = 0
  for (const [piece] of rest.matchAll(/<[^<]*/g)) {
    const tag = TAG.exec(piece)?.[0]
    if (tag === undefined) throw new ForbiddenXml('a tag without end')
    if (tag.startsWith('</')) depth -= 1
    else {
      elements += 1
      attributes += tag.match(VALUES)?.length ?? 0
      if (!tag.endsWith('/>')) depth += 1
    }
    if (depth > limits.depth || elements > limits.elements) throw new ForbiddenXml('too many elements')
    if (attributes > limits.attributes) throw new ForbiddenXml('too many attributes')
  }
}

/** A tag at the beginning of the text; attribute values do not end it. */
const TAG = /^<(?:[^"'>]|"[^"]*"|'[^']*')*>/
/** The attribute values of a tag. */
const VALUES = /"[^"]*"|'[^']*'/g

function withoutComments(text: string): string {
  const [before = '', ...others] = text.split('<!--')
  const after = others.map(piece => {
    const end = piece.indexOf('-->')
    if (end < 0) throw new ForbiddenXml('a comment without end')
    return piece.slice(end + '-->'.length)
  })
  return before + after.join('')
}

/**
 * Parses a text that passes `checkXml` and returns its root. Rejects text that is not well-formed. node-saml
 * uses the same parser to check signatures, so both read a document in the same way.
 */
export async function parseXml(text: string, options: XmlOptions = {}): Promise<XmlElement> {
  checkXml(text, options)
  const reject = (message: string) => {
    throw new ForbiddenXml(message)
  }
  // For the parser, a tag that never closes is only a warning.
  const errorHandler = { warning: reject, error: reject, fatalError: reject }
  const parser = new DOMParser({ locator: {}, errorHandler })
  const { documentElement } = parser.parseFromString(text, 'text/xml')
  if (!documentElement) throw new ForbiddenXml('no root element')
  return documentElement
}

interface XmlDom {
  DOMParser: new (options: {
    locator: object
    errorHandler: Record<'warning' | 'error' | 'fatalError', (message: string) => void>
  }) => { parseFromString(text: string, type: 'text/xml'): { documentElement: XmlElement | null } }
}
// An import would add the types of browser globals to the server.
const require = createRequire(import.meta.url)
const { DOMParser }: XmlDom = require('@xmldom/xmldom')

/** Children of an element by local name and namespace. */
export function childrenOf(parent: XmlElement, namespace: string, name: string): XmlElement[] {
  return elementsIn(parent).filter(node => node.localName === name && node.namespaceURI === namespace)
}

/** All child elements. */
export function elementsIn(parent: XmlElement): XmlElement[] {
  return Array.from(parent.childNodes).filter((node): node is XmlElement => node.nodeType === ELEMENT_NODE)
}
const ELEMENT_NODE = 1

/** Elements at any depth by local name and namespace. */
export function descendantsOf(parent: XmlElement, namespace: string, name: string): XmlElement[] {
  return elementsIn(parent).flatMap(child => [
    ...(child.localName === name && child.namespaceURI === namespace ? [child] : []),
    ...descendantsOf(child, namespace, name),
  ])
}

/** The only child with that name. Throws when there is none, or more than one. */
export function onlyChildOf(parent: XmlElement, namespace: string, name: string): XmlElement {
  const [found, ...others] = childrenOf(parent, namespace, name)
  if (!found || others.length) throw new ForbiddenXml(`not one ${name}`)
  return found
}

/** The trimmed text of an element that contains only text. */
export function textOf(element: XmlElement): string {
  const isText = Array.from(element.childNodes).every(({ nodeType }) => nodeType === TEXT_NODE)
  if (!isText) throw new ForbiddenXml(`${element.localName} holds more than text`)
  return (element.textContent ?? '').trim()
}
const TEXT_NODE = 3
