import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '#portal/ui/feedback/alert.tsx'

/** Puts the content of a page that a mailed link opens under the heading of its state. */
export type Frame = (title: string, content: ReactNode) => ReactNode

/** What a mailed link says, which `read` finds in the address; undefined as long as there was none. */
export function useMailedLink<T>(
  read: (address: Pick<Location, 'search' | 'hash'>) => T | undefined,
): T | undefined {
  const [link, setLink] = useState(() => read(location))
  useEffect(() => {
    const follow = () => {
      const found = read(location)
      if (!found) return
      setLink(found)
      // The token leaves the address bar and the history as soon as it is read.
      history.replaceState(history.state, '', location.pathname)
    }
    follow()
    // A link that is pasted into the address of this very page may load nothing anew.
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [read])
  return link
}

/**
 * The token of a link that arrived whole: 43 characters of base64url. Undefined for none, and for one that a program
 * that checks emails has cut.
 */
export function wholeToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.slice(1)).get('token')
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** A link that no longer works: what has not happened, and below it how to get there all the same. */
export function InvalidLink({ problem, children }: { problem: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="danger">{problem}</Alert>
      <div className="flex flex-col gap-3 text-muted">{children}</div>
    </div>
  )
}
