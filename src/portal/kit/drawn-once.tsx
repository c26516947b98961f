import { useIsFetching } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'

/** Milliseconds without a first load until nothing more is to come: what has loaded may ask for more. */
const QUIET = 30
/**
 * Milliseconds without progress that a part can keep the others waiting. On a slow line, one arrives after another, and all
 * of them after the code that loads at the same time: five seconds at 50 kB a second.
 */
const LONGEST_WAIT = 8_000

/** Counts the parts whose code still loads. */
const HoldContext = createContext((_change: (held: number) => number) => {})

/**
 * Parts that are drawn together once each has its data, because which of them have anything to show is not known before:
 * each that appeared later would move what a person is reading or about to press.
 */
export function DrawnOnce({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false)
  const [held, hold] = useState(0)
  const loading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' })
  const left = loading + held
  useEffect(() => {
    const timer = setTimeout(setDrawn, left > 0 ? LONGEST_WAIT : QUIET, true)
    return () => clearTimeout(timer)
  }, [left])
  useEffect(() => {
    // The router looked for it while nothing was there.
    if (isDrawn && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isDrawn])
  return (
    <HoldContext value={hold}>
      {!isDrawn && (
        <div aria-busy="true" className="flex flex-col gap-6">
          <p role="status" className="sr-only">
            Loading…
          </p>
          <Skeleton className="h-40 w-full" />
          {/* To the end of any window: what follows the page comes after it, as it will. */}
          <Skeleton className="h-dvh w-full" />
        </div>
      )}
      {/* Out of sight at its full width, so that it measures what it will have. */}
      <div className={isDrawn ? 'flex flex-col gap-6' : 'invisible flex h-0 flex-col gap-6 overflow-hidden'}>
        {children}
      </div>
    </HoldContext>
  )
}

/** The fallback of code that still loads: what is drawn once waits for it too. */
export function StillLoading() {
  const hold = useContext(HoldContext)
  useEffect(() => {
    hold(held => held + 1)
    return () => hold(held => held - 1)
  }, [hold])
  return null
}

/** A page of several cards, each with a fragment in the address. A card that draws nothing takes no space. */
export function PageSections({ sections }: { sections: Readonly<Record<string, ReactNode>> }) {
  return (
    <DrawnOnce>
      {Object.entries(sections).map(([id, content]) => (
        <div key={id} id={id} className="scroll-mt-30 empty:hidden">
          {content}
        </div>
      ))}
    </DrawnOnce>
  )
}
