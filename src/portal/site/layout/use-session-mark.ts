import { useEffect } from 'react'
import { onSessionHint } from '#portal/api/session/session-hint.ts'
import { markSession } from '#portal/api/session/session-mark.ts'

/** Keeps the mark of the session up to date while the page is open, also when another tab logs in or out. */
export function useSessionMark() {
  useEffect(() => {
    markSession()
    return onSessionHint(markSession)
  }, [])
}
