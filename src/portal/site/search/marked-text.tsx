import { marked } from './finder.ts'

/** A text with the words that were searched for marked in it. */
export function MarkedText({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return marked(text, words).map(({ text: piece, isMeant }, at) =>
    isMeant ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
      <mark key={at} className="rounded-xs bg-accent-soft text-inherit decoration-accent">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
