import { CornerDownLeft } from 'lucide-react'
import { cx } from '#portal/ui/classes.ts'
import { type Found, type FoundGroup, marked } from './finder.ts'
import type { SearchArea } from './index-shape.ts'

/** The options of the combobox, by area. */
export function FoundOptions({
  id,
  groups,
  chosen,
  onPoint,
  onChoose,
}: {
  /** The beginning of the id of each option, which its number follows. */
  id: string
  groups: readonly FoundGroup[]
  chosen: number
  onPoint: (at: number) => void
  onChoose: (page: Found) => void
}) {
  return groups.map(({ area, pages }, group) => {
    const before = groups.slice(0, group).reduce((sum, { pages }) => sum + pages.length, 0)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are filled in
      <div key={area} role="group" aria-labelledby={`${id}-${area}`} className="pb-1">
        <p id={`${id}-${area}`} className="px-2.5 pt-2 pb-1 text-xs font-medium text-faint">
          {areaLabels[area]}
        </p>
        {pages.map((page, index) => (
          <Option
            key={page.to}
            id={`${id}-${before + index}`}
            page={page}
            isChosen={before + index === chosen}
            onPoint={() => onPoint(before + index)}
            onChoose={() => onChoose(page)}
          />
        ))}
      </div>
    )
  })
}

function Option({
  id,
  page: { title, line, words },
  isChosen,
  onPoint,
  onChoose,
}: {
  id: string
  page: Found
  isChosen: boolean
  onPoint: () => void
  onChoose: () => void
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work in the field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={cx(
        'flex cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5',
        isChosen && 'bg-hover',
      )}
      onPointerMove={isChosen ? undefined : onPoint}
      // The press would take the focus from the field.
      onMouseDown={event => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <MarkedText text={title} words={words} />
        </span>
        <span className="block truncate text-sm text-muted">
          <MarkedText text={line} words={words} />
        </span>
      </span>
      {isChosen && <CornerDownLeft aria-hidden="true" className="size-3.5 shrink-0 text-faint" />}
    </div>
  )
}

/** What a group of results is called. */
export const areaLabels: Readonly<Record<SearchArea, string>> = {
  products: 'Products',
  pricing: 'Pricing',
  solutions: 'Solutions',
  resources: 'Resources',
  company: 'Company',
  legal: 'Legal',
  contact: 'Contact',
  errors: 'Errors',
  account: 'Your account',
}

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
