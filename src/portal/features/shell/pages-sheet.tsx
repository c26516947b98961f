import { Search, X } from 'lucide-react'
import { EntryLink } from '#portal/features/shell/ribbon.tsx'
import { useRibbon } from '#portal/shared/navigation/pages.ts'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Modal } from '#portal/ui/overlay/modal.tsx'
import { helpLinks, helpTarget } from './help-menu-items.tsx'

const rowClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-base -outline-offset-2 hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:font-medium [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-faint'

/** All pages of the account and where help is, from the bottom of a narrow screen. */
export default function PagesSheet({ onSearch, onClose }: { onSearch: () => void; onClose: () => void }) {
  const { entries, current } = useRibbon()
  return (
    <Modal
      aria-label="All pages"
      className="m-0 mt-auto max-h-[85dvh] w-full max-w-none animate-rise overflow-y-auto rounded-t-xl bg-raised p-0 text-sm text-ink shadow-float ring-1 ring-line backdrop:animate-fade backdrop:bg-[oklch(0.15_0.01_165/0.5)]"
      onLeave={onClose}
    >
      <div className="flex flex-col gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center gap-2">
          <button
            type="button"
            className={`${rowClass} flex-1 bg-sunken text-muted ring-1 ring-line ring-inset`}
            onClick={onSearch}
          >
            <Search aria-hidden="true" />
            Search or jump to…
          </button>
          <IconButton label="Close" icon={<X className="size-5" />} onClick={onClose} />
        </div>
        <nav aria-label="All pages">
          <ul className="grid grid-cols-2 gap-x-1">
            {entries.map(entry => (
              <li key={entry.to}>
                <EntryLink
                  entry={entry}
                  isCurrent={entry.to === current}
                  className={rowClass}
                  onClick={onClose}
                />
              </li>
            ))}
          </ul>
        </nav>
        <ul aria-label="Help" className="grid grid-cols-3 gap-x-1 border-t border-line pt-2">
          {helpLinks.map(({ label, href, icon: Icon }) => (
            <li key={label}>
              <a {...helpTarget(href)} className={rowClass}>
                <Icon aria-hidden="true" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
