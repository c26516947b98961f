import { useEffect, useState } from 'react'
import { readSessionHint } from '#portal/api/session/session-hint.ts'

export interface AccountDetails {
  /** Values for the fields of a form, by their names. */
  typed: Readonly<Record<string, string>>
  /** The account that they act in. */
  account: { id: number; name: string } | undefined
}

/** The details of a person who is signed in; undefined for strangers, who make no call. */
export function useAccountDetails(isWanted: boolean): AccountDetails | undefined {
  const [details, setDetails] = useState<AccountDetails>()
  useEffect(() => {
    if (!isWanted || readSessionHint() !== 'in') return
    let isGone = false
    void import('./account-details.ts')
      .then(({ readAccountDetails }) => readAccountDetails())
      .then(read => {
        if (read && !isGone) setDetails(read)
      })
    return () => {
      isGone = true
    }
  }, [isWanted])
  return details
}
