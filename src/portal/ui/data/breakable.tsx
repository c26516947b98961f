import { Fragment } from 'react'

/** What a line may end with: what separates the parts of an address, but not the first slash of two. */
const PARTS = /[^/.?&=@,:]*(?:[/.?&=@,:]+|$)/g

/**
 * An address or another long value without spaces. Where it does not fit on a line, it breaks after its punctuation;
 * within a word only if that word alone is longer than a line.
 */
export function Breakable({ text }: { text: string }) {
  return (
    <span className="wrap-anywhere">
      {breakableParts(text).map(({ at, part }) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

/** The parts that stay on one line if they can, each with its place in the text. */
export function breakableParts(text: string): { at: number; part: string }[] {
  return [...text.matchAll(PARTS)]
    .filter(([part]) => part !== '')
    .map(found => ({ at: found.index, part: found[0] }))
}
