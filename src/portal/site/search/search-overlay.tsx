import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import {
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isComposing } from '#portal/ui/input/composing.ts'
import { Modal } from '#portal/ui/overlay/modal.tsx'
import { type Found, grouped } from './finder.ts'
import { FoundOptions } from './found-options.tsx'
import { changeSearches, withSearch } from './history.ts'
import { RecentSearches } from './recent-searches.tsx'
import { searchAddress } from './search-address.ts'
import { useFinder } from './use-finder.ts'

/** Results of each area that there is room for; the page of results has the others. */
const OF_EACH_AREA = 4

/**
 * The search over the page: a combobox after the pattern of the ARIA authoring practices. Enter goes to the chosen
 * page, or to the page of results while none is chosen.
 */
export default function SearchOverlay({ onClose }: { onClose: () => void }) {
  const id = useId()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(-1)
  const { finder, hasFailed, retry } = useFinder(true)
  const asked = useDeferredValue(text.trim())
  const groups = useMemo(() => (asked && finder ? grouped(finder(asked), OF_EACH_AREA) : []), [asked, finder])
  const all = groups.flatMap(({ pages }) => pages)
  const at = Math.min(chosen, all.length - 1)

  useLayoutEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })

  function search(wanted: string) {
    if (!wanted.trim()) return
    changeSearches(searches => withSearch(searches, wanted))
    onClose()
    void router.navigate({ to: '/search', search: searchAddress(wanted, Date.now()) })
  }

  function choose({ to }: Found) {
    changeSearches(searches => withSearch(searches, text))
    onClose()
    void router.navigate({ to: to as string })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isComposing(event.nativeEvent)) return
    if (step && all.length) {
      const next = at + step
      setChosen(next < 0 ? all.length - 1 : next % all.length)
    } else if (step) dialog.current?.querySelector<HTMLElement>('[data-recent]')?.focus()
    else if (event.key === 'Enter') {
      const page = all[at]
      if (page) choose(page)
      else search(text)
    } else return
    event.preventDefault()
  }

  return (
    <Modal
      ref={dialog}
      aria-label="Search"
      className="mx-auto mt-[min(6rem,10dvh)] mb-auto max-h-[min(36rem,calc(100dvh-2rem))] w-[calc(100vw-1.5rem)] max-w-xl animate-pop overflow-hidden rounded-xl bg-raised p-0 text-[0.9375rem] shadow-float ring-1 ring-line backdrop:animate-fade backdrop:bg-[oklch(0.15_0.01_165/0.4)]"
      onLeave={onClose}
    >
      <search className="flex max-h-[inherit] flex-col">
        <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4">
          <Search aria-hidden="true" className="size-4.5 shrink-0 text-faint" />
          <input
            // The dialog gives it the focus, as its first control.
            type="text"
            role="combobox"
            aria-label="Search the site"
            aria-expanded={all.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="Products, guides, error codes"
            maxLength={200}
            value={text}
            className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
            onChange={event => {
              setText(event.target.value)
              setChosen(-1)
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
        <div className="flex flex-col overflow-y-auto p-1.5">
          {!text.trim() && <RecentSearches onChoose={search} />}
          <div id={`${id}-list`} role="listbox" aria-label="Results">
            <FoundOptions id={id} groups={groups} chosen={at} onPoint={setChosen} onChoose={choose} />
          </div>
          <p role="status" className="px-2.5 py-2 text-sm text-muted empty:hidden">
            {hasFailed
              ? 'Search couldn’t load.'
              : asked && (finder ? countOf(all.length, asked) : 'Searching…')}
          </p>
          {hasFailed && (
            <button
              type="button"
              className="self-start rounded-sm px-2.5 py-1 text-sm font-medium text-accent hover:underline"
              onClick={retry}
            >
              Try again
            </button>
          )}
          {asked && (
            <button
              type="button"
              className="flex min-h-10 items-center rounded-md px-2.5 text-left text-sm font-medium text-accent -outline-offset-2 hover:bg-hover"
              onClick={() => search(text)}
            >
              All results for “{asked}”
            </button>
          )}
        </div>
      </search>
    </Modal>
  )
}

function countOf(count: number, text: string): string {
  if (!count) return `No results for “${text}”.`
  return count === 1 ? '1 page' : `${count} pages`
}
