import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkOrganizationName } from '#generated/authorization/operations/checkOrganizationName.ts'
import { query } from '#portal/api/call.ts'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { loginAddress } from '../provider/provider.ts'
import { Code } from '../values.tsx'
import { judgeName } from './organization.ts'

/** How long a person pauses before the server is asked, in milliseconds. */
const PAUSE = 300

/** The name of an organization, judged while it is typed: first by the rules, then by the server. */
export function NameField({
  fields,
  typed,
  current,
}: {
  fields: FormFields<'organization_name'>
  /** What is in the field now. */
  typed: string
  /** The name that the organization has. */
  current?: string
}) {
  const verdict = useVerdict(typed, current)
  return (
    <div className="flex flex-col gap-1.5">
      <fields.Text
        name="organization_name"
        label="Name"
        hint="3 to 63 lower-case letters, digits, and hyphens."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus=""
      />
      <output className={`min-h-5 text-sm ${verdict.isBad ? 'text-danger' : 'text-muted'}`}>
        {verdict.text}
      </output>
      <p className="text-sm text-muted">
        Login link:{' '}
        <span className="text-ink">
          <Code>{loginAddress(typed.trim() || 'name')}</Code>
        </span>
      </p>
    </div>
  )
}

function useVerdict(typed: string, current?: string): { text: string; isBad: boolean } {
  const name = usePaused(typed)
  const fault = judgeName(name)
  const isAsked = name !== '' && name !== current && fault === undefined
  const { data, isFetching } = useQuery({
    ...query(checkOrganizationName, { query: { organization_name: name } }),
    enabled: isAsked,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  if (fault) return { text: fault, isBad: true }
  if (!isAsked || name !== typed) return { text: '', isBad: false }
  if (isFetching || !data) return { text: isFetching ? 'Checking…' : '', isBad: false }
  return data.is_available
    ? { text: `${name} is available.`, isBad: false }
    : { text: `${name} is taken. Choose another name.`, isBad: true }
}

/** A value that follows once it has not changed for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
