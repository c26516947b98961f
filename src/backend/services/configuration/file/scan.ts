import { CST, Lexer } from 'yaml'

/** Why a text is not read any further, and where. */
export interface Rejected {
  offset: number
  name: string
  message: string
}

/** More than a file of two thousand keys has. The parser takes seconds for them. */
const MOST_TOKENS = 300_000
/** Lists and fields within each other, in brackets or in one line: a file has three. */
const DEEPEST = 10
/** Characters of an indentation. */
const WIDEST = 200

const DEEP = { name: 'invalid-yaml', message: 'This nests lists or fields too deeply.' }
const ALIAS = {
  name: 'alias-not-accepted',
  message: 'Write the value out: anchors and aliases are not accepted.',
}
const TAG = { name: 'tag-not-accepted', message: 'Leave out the tag, which begins with an exclamation mark.' }
const DIRECTIVE = {
  name: 'invalid-yaml',
  message: 'Leave out the directive, which begins with a percent sign.',
}
const DOCUMENTS = { name: 'invalid-yaml', message: 'A file has one document only.' }
const LONG = {
  name: 'too-long',
  message: 'This file has too many fields. Leave out sections that you don’t change.',
}

/** Kinds of tokens that no file needs. */
const REJECTED = new Map<string, Omit<Rejected, 'offset'>>([
  ['anchor', ALIAS],
  ['alias', ALIAS],
  ['tag', TAG],
  ['directive-line', DIRECTIVE],
])

/**
 * What of a text a parser must not get: it would take minutes, or more memory than there is, for texts that are deep
 * or refer to themselves. Reads tokens only, and stops at the first that is too much.
 */
export function scanFile(text: string): Rejected | undefined {
  let [offset, tokens, depth, inLine, documents] = [0, 0, 0, 0, 0]
  let isContent = false
  for (const token of new Lexer().lex(text)) {
    // The token after the mark of a scalar is its text, whatever it looks like.
    const type: string | null = isContent ? 'text' : CST.tokenType(token)
    isContent = type === 'scalar'
    if (type === 'scalar' || type === 'doc-mode' || type === 'flow-error-end') continue
    tokens += 1
    if (type === 'flow-seq-start' || type === 'flow-map-start') depth += 1
    if (type === 'flow-seq-end' || type === 'flow-map-end') depth -= 1
    if (type === 'seq-item-ind' || type === 'explicit-key-ind') inLine += 1
    if (type === 'newline') inLine = 0
    if (type === 'doc-start') documents += 1
    const isDeep = depth > DEEPEST || inLine > DEEPEST || (type === 'space' && token.length > WIDEST)
    const reason =
      REJECTED.get(type ?? '') ??
      (documents > 1 ? DOCUMENTS : isDeep ? DEEP : tokens > MOST_TOKENS ? LONG : undefined)
    if (reason) return { offset, ...reason }
    offset += token.length
  }
  return undefined
}
