import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { listTeamMembersOfAccounts } from '#generated/authorization/operations/listTeamMembersOfAccounts.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { Button } from '#portal/ui/button.tsx'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { splitAddresses } from './address-lines.ts'

const MOST_ROWS = 8

/** The addresses to invite, typed, pasted as text, or chosen among the people of the person's other accounts. */
export function AddressesField({ name }: { name: string }) {
  const { value, error, onBlur, set } = useFormField(name)
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join('\n') : ''))
  const addresses = splitAddresses(text)

  function change(typed: string) {
    setText(typed)
    set(splitAddresses(typed))
  }

  return (
    <>
      <Textarea
        name={name}
        label="Email addresses"
        hint="Separate them with spaces, commas, semicolons, or new lines. You can paste from a spreadsheet."
        rows={Math.min(MOST_ROWS, Math.max(3, text.split('\n').length))}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        data-autofocus=""
        value={text}
        error={error}
        onBlur={onBlur}
        onChange={event => change(event.target.value)}
      />
      <Colleagues typed={addresses} onAdd={address => change([...addresses, address].join('\n'))} />
    </>
  )
}

/** The most accounts that one call reads. */
const MOST_ACCOUNTS = 50
/** The most that are shown before the person wants to see all. */
const SHOWN = 6

/** The people of the person's other accounts who are not on this one: each is a press away. */
function Colleagues({ typed, onAdd }: { typed: readonly string[]; onAdd: (address: string) => void }) {
  const heading = useId()
  const [isWhole, setIsWhole] = useState(false)
  const { allowed } = useCan(listTeamMembersOfAccounts)
  const accounts = useQuery({ ...query(listAccounts), enabled: allowed }).data?.accounts ?? []
  const accountId = useQuery(sessionQuery).data?.accountId
  // This one first: it says who is here already.
  const ids = accounts
    .map(({ account_id }) => account_id)
    .toSorted((id, other) => Number(other === accountId) - Number(id === accountId) || id - other)
  const teams = useQuery({
    ...query(listTeamMembersOfAccounts, { body: { account_ids: ids.slice(0, MOST_ACCOUNTS) } }),
    enabled: allowed && ids.length > 1,
  })
  const membersOf = (isHere: boolean) =>
    (teams.data?.accounts ?? [])
      .filter(team => (team.account_id === accountId) === isHere)
      .flatMap(({ identities }) => identities.map(({ email_address }) => email_address))
  const known = new Set([...membersOf(true), ...typed].map(address => address.toLowerCase()))
  const others = [...new Set(membersOf(false))].filter(address => !known.has(address.toLowerCase())).sort()
  if (others.length === 0) return null
  const shown = isWhole ? others : others.slice(0, SHOWN)
  return (
    <div className="flex flex-col gap-2">
      <p id={heading} className="text-sm text-muted">
        From your other accounts
      </p>
      <ul aria-labelledby={heading} className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
        {shown.map(address => (
          <li key={address} className="max-w-full">
            <Button
              size="sm"
              icon={<Plus aria-hidden="true" className="size-4" />}
              aria-label={`Add ${address}`}
              onClick={() => onAdd(address)}
            >
              <span className="max-w-56 truncate">{address}</span>
            </Button>
          </li>
        ))}
        {shown.length < others.length && (
          <li>
            <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
              Show all {others.length}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}
