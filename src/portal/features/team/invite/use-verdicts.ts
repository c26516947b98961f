import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkInvitations } from '#generated/authorization/operations.ts'
import { call, keyOf } from '#portal/api/call.ts'
import { judge, MAX_LINES } from './address-lines.ts'

/** Milliseconds without a key press before the lines are checked. */
const PAUSE = 300

/** What would come of inviting these lines. Someone else may change it at any time, so it is always asked again. */
export const verdictsQuery = (all: readonly string[]) => {
  const lines = all.slice(0, MAX_LINES)
  return queryOptions({
    queryKey: [...keyOf(checkInvitations), lines],
    queryFn: async () => ({ lines, ...(await call(checkInvitations, { body: { email_addresses: lines } })) }),
    staleTime: 0,
  })
}

/** The lines with their verdicts, which follow when the typing pauses. */
export function useVerdicts(lines: readonly string[]) {
  const [asked, setAsked] = useState(lines)
  const text = lines.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether the lines are others
  useEffect(() => {
    const timer = setTimeout(() => setAsked(lines), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, refetch } = useQuery({
    ...verdictsQuery(asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  })
  return {
    judged: judge(lines, data),
    seatsLeft: data?.seats_left,
    /** Whether the verdicts are those of what stands there now. */
    isSettled: data !== undefined && data.lines.join('\n') === lines.slice(0, MAX_LINES).join('\n'),
    error,
    retry: () => void refetch(),
  }
}
