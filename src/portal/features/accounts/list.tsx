import { Check, Star } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { chooseDefaultAccount } from '#generated/authorization/operations/chooseDefaultAccount.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { SearchField } from '#portal/ui/input/search-field.tsx'
import { type OwnAccount, useChooseDefault, useSwitchAccount } from './queries.ts'

/** From so many on, there is a search. */
const SEARCHED_FROM = 6

/** The accounts of a person: to open one, and to set the one that a login starts in. */
export default function AccountList({
  accounts,
  current,
  onSwitched,
}: {
  accounts: readonly OwnAccount[]
  /** The account of the session. */
  current?: number | null | undefined
  onSwitched: (accountId: number) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const [search, setSearch] = useState('')
  const { pending, switchTo } = useSwitchAccount(onSwitched)
  const { actions, choose } = useChooseDefault()
  const { reason } = useCan(chooseDefaultAccount)
  const wanted = search.trim().toLowerCase()
  const shown = accounts.filter(
    ({ account_id, account_label }) =>
      account_label.toLowerCase().includes(wanted) || String(account_id).startsWith(wanted),
  )

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-account]') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step) % buttons.length
    buttons.at(next)?.focus()
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the buttons inside
    <div className="flex flex-col gap-3" onKeyDown={onKeyDown}>
      {accounts.length >= SEARCHED_FROM && (
        <SearchField
          label="Search accounts"
          value={search}
          onChange={setSearch}
          placeholder="Name or number"
        />
      )}
      <ActionErrorAlert actions={actions} />
      <ul ref={list} aria-label="Accounts" className="flex max-h-96 flex-col gap-1 overflow-y-auto p-1">
        {shown.map(({ account_id: id, account_label: label, default: isDefault }) => (
          <li key={id} className="flex items-center gap-1">
            <button
              type="button"
              data-account={id}
              aria-current={id === current || undefined}
              aria-disabled={pending !== undefined || undefined}
              className={cx(
                'flex min-w-0 flex-1 items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-hover',
                id === current && 'bg-sunken',
              )}
              onClick={() => {
                if (pending === undefined) void switchTo(id)
              }}
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{label}</span>
                <span className="tnum block text-xs text-muted">Account {id}</span>
              </span>
              {pending === id && <Spinner />}
              {id === current && pending === undefined && (
                <Check aria-hidden="true" className="size-4 text-accent" />
              )}
            </button>
            <IconButton
              label={isDefault ? `${label} is your default account` : `Make ${label} your default account`}
              aria-pressed={isDefault}
              disabledReason={reason}
              icon={<Star className={cx('size-4', isDefault && 'fill-current text-accent')} />}
              onClick={() => {
                if (!isDefault) choose(id, label)
              }}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="px-4 pb-2 text-muted">No account has that name.</p>}
    </div>
  )
}
