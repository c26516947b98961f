/** A run of text, or one that stands out, such as a name. */
export type Part = string | { strong: string }

/** What emails are made of. HTML and text are both written from these. */
export type Block =
  | { type: 'paragraph' | 'note'; parts: readonly Part[] }
  | { type: 'section'; title: string }
  | { type: 'button' | 'link'; label: string; url: string }
  | { type: 'facts'; rows: readonly Row[] }
  | { type: 'bill'; rows: readonly Row[]; total: string }
  | { type: 'quote'; text: string }

export interface Row {
  label: string
  /** What the label is more exactly; may be empty. */
  detail?: string
  value: string
}

/** Text that stands out, such as what someone else has named. */
export const strong = (text: string): Part => ({ strong: oneLine(text) })

export const paragraph = (...parts: readonly Part[]): Block => ({
  type: 'paragraph',
  parts: parts.map(cleaned),
})

/** A paragraph that steps back: what to do if the email is not expected. */
export const note = (...parts: readonly Part[]): Block => ({ type: 'note', parts: parts.map(cleaned) })

/** Begins a part of an email that has several. */
export const section = (title: string): Block => ({ type: 'section', title: oneLine(title) })

/** The one thing to do. */
export const button = (label: string, url: string): Block => ({ type: 'button', label: oneLine(label), url })

/** Something else that one may do. */
export const link = (label: string, url: string): Block => ({ type: 'link', label: oneLine(label), url })

/** Names and what they stand for. */
export const facts = (...rows: readonly Row[]): Block => ({ type: 'facts', rows: rows.map(rowOf) })

/** Lines with their amounts, and what they come to. */
export const bill = (rows: readonly Row[], total: string): Block => ({
  type: 'bill',
  rows: rows.map(rowOf),
  total,
})

/** What someone else has written, with its line breaks. */
export const quote = (text: string): Block => ({
  type: 'quote',
  text: text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n'),
})

/** Parts as plain text. */
export const textOf = (parts: readonly Part[]): string =>
  parts.map(part => (typeof part === 'string' ? part : part.strong)).join('')

/**
 * Text on one line, as it reads. Part of it may have been typed by anyone: a line break would pass for a line of ours,
 * or begin another header, and a mark that turns the direction of text would also turn our words around it.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
}

const cleaned = (part: Part): Part => (typeof part === 'string' ? oneLine(part) : part)

const rowOf = ({ label, detail, value }: Row): Row => ({
  label: oneLine(label),
  ...(detail && { detail: oneLine(detail) }),
  value: oneLine(value),
})
