import { History, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { changeSearches, useSearches, withoutSearch } from './history.ts'

/** What this browser searched for last; each can be searched again or removed. Arrows walk through them. */
export function RecentSearches({ onChoose }: { onChoose: (search: string) => void }) {
  const searches = useSearches()
  if (!searches.length) return null

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-recent]')]
    const row = (event.target as HTMLElement).closest('li')
    const at = all.findIndex(each => row?.contains(each))
    event.preventDefault()
    all.at((at + step) % all.length)?.focus()
  }

  return (
    <section aria-label="Recent searches" className="flex flex-col gap-1" onKeyDown={onKeyDown}>
      <div className="flex items-center justify-between px-2.5">
        <h2 className="text-xs font-medium tracking-normal text-faint">Recent searches</h2>
        <button
          type="button"
          className="rounded-sm px-1.5 py-1 text-xs text-muted hover:bg-hover hover:text-ink"
          onClick={() => changeSearches(() => [])}
        >
          Clear all
        </button>
      </div>
      <ul>
        {searches.map(search => (
          <li key={search} className="flex items-center rounded-md focus-within:bg-hover hover:bg-hover">
            <button
              type="button"
              data-recent=""
              className="flex min-h-10 min-w-0 flex-1 items-center gap-3 rounded-md px-2.5 text-left -outline-offset-2"
              onClick={() => onChoose(search)}
            >
              <History aria-hidden="true" className="size-4 shrink-0 text-faint" />
              <span className="truncate">{search}</span>
            </button>
            <button
              type="button"
              aria-label={`Remove ${search}`}
              className="grid size-9 shrink-0 place-items-center rounded-md text-faint -outline-offset-2 hover:text-ink"
              onClick={() => changeSearches(all => withoutSearch(all, search))}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
