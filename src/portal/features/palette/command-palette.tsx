import { useRouter } from '@tanstack/react-router'
import { CornerDownLeft, Search, SquareArrowOutUpRight } from 'lucide-react'
import { type KeyboardEvent, use, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PaletteItem, PaletteLink } from '#portal/kit/palette-source.ts'
import { type Area, areaNames } from '#portal/shared/navigation/pages.ts'
import { cx } from '#portal/ui/classes.ts'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { isComposing } from '#portal/ui/input/composing.ts'
import { Option, OptionGroup } from '#portal/ui/input/option.tsx'
import { Modal } from '#portal/ui/overlay/modal.tsx'
import { noteRecent } from './recent.ts'
import { loadSources, useResults } from './use-results.ts'

interface NavigationPage {
  label: string
  to: string
  area?: Area
  leads?: true
}

// Once for all openings: a component that waits must get the same promise again.
const loading = loadSources()

/**
 * Pages, keys, errors and what the person may do, found by a few letters: a combobox over the page, after the
 * pattern of the ARIA authoring practices.
 */
export default function CommandPalette({
  pages,
  typed,
  onClose,
}: {
  /** The pages of all navigations. */
  pages: readonly NavigationPage[]
  /** What the person has typed while it loaded. */
  typed: { readonly current: string }
  onClose: () => void
}) {
  const sources = use(loading)
  const id = useId()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const items = useMemo(() => {
    // Several capabilities may have words for a page.
    const wordsOf = (to: string) => sources.flatMap(({ pages }) => pages?.[to] ?? []).join(' ')
    return pages.toSorted((a, b) => isView(a) - isView(b)).map(page => toItem(page, wordsOf(page.to)))
  }, [pages, sources])
  const { owner, groups, isSearching, failed } = useResults(text, items, sources)
  const all = groups.flatMap(({ items }) => items)
  const at = Math.min(chosen, all.length - 1)

  useLayoutEffect(() => {
    // Only now: React may show a rendered component later than it has rendered it.
    setText(typed.current)
  }, [typed])
  useLayoutEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })

  function go(link: PaletteLink) {
    // Plain data cannot have the types of each route; a test opens every entry.
    void router.navigate(link as Parameters<typeof router.navigate>[0])
  }

  function choose(item: PaletteItem) {
    noteRecent(owner, item)
    onClose()
    if (item.run) void item.run(go)
    else if (item.link && item.inNewTab) open(hrefOf(item.link), '_blank', 'noopener')
    else if (item.link) go(item.link)
  }

  function hrefOf(link: PaletteLink): string {
    return router.buildLocation(link as Parameters<typeof router.buildLocation>[0]).href
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && all.length) setChosen((at + step + all.length) % all.length)
    else if (event.key === 'Enter') {
      const item = all[at]
      if (item) choose(item)
    } else return
    event.preventDefault()
  }

  return (
    <Modal
      ref={dialog}
      aria-label="Search and commands"
      className="mx-auto mt-[min(7rem,12dvh)] mb-auto max-h-[min(30rem,calc(100dvh-2rem))] w-[calc(100vw-1.5rem)] max-w-xl animate-pop overflow-hidden rounded-xl bg-raised p-0 text-sm shadow-float ring-1 ring-line backdrop:animate-fade backdrop:bg-[oklch(0.15_0.01_165/0.4)]"
      onLeave={onClose}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex h-12 shrink-0 items-center gap-3 border-b border-line px-4">
          {isSearching ? <Spinner /> : <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />}
          <input
            // The dialog gives it the focus, as its first control.
            type="text"
            role="combobox"
            aria-label="Search pages, keys and actions"
            aria-expanded={all.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Search pages, keys, error codes and actions"
            maxLength={200}
            value={text}
            className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint sm:text-sm"
            onChange={event => {
              setText(event.target.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="rounded-sm px-1.5 py-0.5 text-xs text-muted ring-1 ring-line ring-inset hover:bg-hover"
            onClick={onClose}
          >
            Close
          </button>
        </div>
        <div id={`${id}-list`} role="listbox" aria-label="Results" className="overflow-y-auto p-1.5">
          {groups.map(({ title, items }, group) => {
            const before = groups.slice(0, group).reduce((sum, { items }) => sum + items.length, 0)
            return (
              <OptionGroup key={title} heading={title}>
                {items.map((item, index) => (
                  <ItemOption
                    key={`${item.label} ${item.detail}`}
                    id={`${id}-${before + index}`}
                    item={item}
                    isChosen={before + index === at}
                    onPoint={() => setChosen(before + index)}
                    onChoose={() => choose(item)}
                  />
                ))}
              </OptionGroup>
            )
          })}
        </div>
        <p
          role="status"
          className={cx('px-4', all.length === 0 || failed.length > 0 ? 'pb-4 text-muted' : 'sr-only')}
        >
          {failed.length > 0 && `Couldn’t search ${failed.join(' and ')}. `}
          {all.length > 0
            ? `${all.length} ${all.length === 1 ? 'result' : 'results'}`
            : isSearching
              ? 'Searching…'
              : `No results for “${text.trim()}”.`}
        </p>
      </div>
    </Modal>
  )
}

/** The pages of the ribbon come first. */
const isView = ({ area, leads }: NavigationPage) => Number(area !== undefined && !leads)

function toItem({ label, to, area }: NavigationPage, words: string): PaletteItem {
  return {
    label,
    link: { to },
    words,
    ...(area && areaNames[area] !== label && { detail: areaNames[area] }),
  }
}

function ItemOption({
  id,
  item: { label, detail, inNewTab },
  isChosen,
  onPoint,
  onChoose,
}: {
  id: string
  item: PaletteItem
  isChosen: boolean
  onPoint: () => void
  onChoose: () => void
}) {
  return (
    <Option {...{ id, isChosen, onPoint, onChoose }} className="min-h-9 gap-3 rounded-md">
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {detail && <span className="max-w-[40%] truncate text-xs text-faint">{detail}</span>}
      {inNewTab ? (
        <SquareArrowOutUpRight aria-label="opens in a new tab" className="size-3.5 shrink-0 text-faint" />
      ) : (
        isChosen && <CornerDownLeft aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
      )}
    </Option>
  )
}
