import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { Popover } from '#portal/ui/overlay/popover.tsx'
import type AccountListComponent from './list.tsx'

const AccountList = lazyPart(() => import('./list.tsx'))

/** The name of the account as a button that opens the list of the others. */
export default function AccountPopover({
  label,
  ...list
}: { label: string } & ComponentProps<typeof AccountListComponent>) {
  return (
    <Popover
      label="Switch account"
      trigger={
        <button
          type="button"
          aria-label={`Account: ${label}. Switch account`}
          className="-ml-2 flex min-w-0 items-center gap-1.5 rounded-md px-2 py-1 hover:bg-hover aria-expanded:bg-hover"
        >
          <span className="truncate">{label}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
        </button>
      }
    >
      {() => (
        <div className="flex flex-col gap-2">
          <AccountList {...list} />
          <p className="px-1 text-xs text-faint">You start in the starred account when you log in.</p>
        </div>
      )}
    </Popover>
  )
}
