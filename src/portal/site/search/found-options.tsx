import { CornerDownLeft } from 'lucide-react'
import { Option, OptionGroup } from '#portal/ui/input/option.tsx'
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
      <OptionGroup key={area} heading={areaLabels[area]}>
        {pages.map((page, index) => (
          <PageOption
            key={page.to}
            id={`${id}-${before + index}`}
            page={page}
            isChosen={before + index === chosen}
            onPoint={() => onPoint(before + index)}
            onChoose={() => onChoose(page)}
          />
        ))}
      </OptionGroup>
    )
  })
}

function PageOption({
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
    <Option {...{ id, isChosen, onPoint, onChoose }} className="gap-3 rounded-md">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <MarkedText text={title} words={words} />
        </span>
        <span className="block truncate text-sm text-muted">
          <MarkedText text={line} words={words} />
        </span>
      </span>
      {isChosen && <CornerDownLeft aria-hidden="true" className="size-3.5 shrink-0 text-faint" />}
    </Option>
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
  return marked(text, words).map(({ start, text: piece, isMeant }) =>
    isMeant ? (
      <mark key={start} className="rounded-xs bg-accent-soft text-inherit decoration-accent">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
