import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { listTeamMembers } from '#generated/authorization/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { Combobox } from '#portal/ui/input/combobox.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { IN_A_MENU, peopleQuery, teamQuery } from './queries.ts'

/** Milliseconds that the keys rest before people are searched. */
const REST = 200
/** The longest address. */
const LONGEST = 254

interface PersonFilterProps {
  /** Id of the person. */
  value: string | undefined
  onChange: (user: string | undefined) => void
}

/** Keeps what one person did. Only owners see the team, and what others did. */
export function PersonFilter({ value, onChange }: PersonFilterProps) {
  const { allowed } = useCan(listTeamMembers)
  const { data } = useQuery({ ...teamQuery, enabled: allowed })
  if (data && data.total > IN_A_MENU) return <PersonSearch key={value} value={value} onChange={onChange} />
  const people = data?.identities ?? []
  if (people.length < 2 && !value) return null
  return (
    <Select
      label="Person"
      isLabelHidden
      className="min-w-36 max-sm:flex-1"
      placeholder="Everyone"
      options={people.map(({ user_id, email_address }) => ({ value: user_id, label: email_address }))}
      value={value ?? ''}
      onChange={event => onChange(event.target.value || undefined)}
    />
  )
}

/** A large team, searched while one types. */
function PersonSearch({ value, onChange }: PersonFilterProps) {
  const [typed, setTyped] = useState<string>()
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed?.trim().slice(0, LONGEST) ?? ''), REST)
    return () => clearTimeout(timer)
  }, [typed])
  const chosen = useQuery({ ...peopleQuery(value ?? ''), enabled: value !== undefined })
  const found = useQuery({
    ...peopleQuery(rested),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  })
  const people = typed?.trim() ? (found.data?.identities ?? []) : []
  return (
    <Combobox
      label="Person"
      isLabelHidden
      className="min-w-56 max-sm:flex-1"
      placeholder="Everyone"
      value={typed ?? chosen.data?.identities[0]?.email_address ?? ''}
      options={people.map(({ user_id, email_address }) => ({ id: user_id, text: email_address }))}
      isBusy={found.isFetching}
      status={statusOf(people.length, found.data?.total ?? 0)}
      onType={text => {
        setTyped(text)
        if (!text) onChange(undefined)
      }}
      onPick={onChange}
      // Text that no one was picked for filters nothing, so it does not stay.
      onLeave={() => setTyped(undefined)}
    />
  )
}

function statusOf(shown: number, total: number): string {
  if (!shown) return ''
  return total > shown
    ? `${shown} of ${countOf(total, 'person', 'people')}. Type more to narrow down.`
    : `${countOf(shown, 'person', 'people')}.`
}
