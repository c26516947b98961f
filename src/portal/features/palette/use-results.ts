import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { actingPermission, permission } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { matching } from '#portal/kit/palette-matching.ts'
import type { PaletteItem, PaletteSource } from '#portal/kit/palette-source.ts'
import { addressOf, readRecent } from './recent.ts'

interface Group {
  title: string
  items: readonly PaletteItem[]
}

/** Milliseconds without a key press before services are called. */
const PAUSE = 150

/** What a text finds, in groups; without a text, what the person may want. */
export function useResults(text: string, pages: readonly PaletteItem[], sources: readonly PaletteSource[]) {
  const may = useMay()
  const owner = useOwner()
  const [recent] = useState(() => readRecent(owner))
  const asked = usePaused(text.trim())
  const finders = sources.flatMap(({ finders = [] }) => finders).filter(({ operations }) => may(operations))
  const found = useQueries({
    queries: finders.map(({ title, find }) => ({
      queryKey: ['palette', title, asked],
      queryFn: () => find(asked),
      enabled: asked !== '',
      staleTime: 30_000,
      retry: false,
    })),
  })

  const allActions = sources.flatMap(({ actions = [] }) => actions)
  const actions = allActions.filter(({ operations }) => may(operations))
  const rejected = allActions.filter(({ operations }) => !may(operations))
  // From the top down, so that a late result does not move what a person is about to choose.
  const isNext = (at: number) => found.slice(0, at).every(({ isFetching }) => !isFetching)
  const groups: Group[] = text.trim()
    ? [
        { title: 'Pages', items: matching(pages, text) },
        { title: 'Actions', items: matching(actions, text) },
        ...finders.map(({ title }, at) => ({ title, items: isNext(at) ? (found[at]?.data ?? []) : [] })),
      ]
    : [
        // Roles may have changed since.
        { title: 'Recent', items: without(recent, rejected) },
        { title: 'Pages', items: without(pages, recent) },
        { title: 'Actions', items: without(actions, recent) },
      ]
  return {
    owner,
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: text.trim() !== asked || found.some(({ isFetching }) => isFetching),
    /** What could not be searched. */
    failed: finders.filter((_, at) => found[at]?.isError).map(({ title }) => title.toLowerCase()),
  }
}

function without(items: readonly PaletteItem[], others: readonly PaletteItem[]): PaletteItem[] {
  const known = new Set(others.map(addressOf))
  return items.filter(item => !item.link || !known.has(addressOf(item)))
}

function useOwner(): string {
  const { data: session } = useQuery(sessionQuery)
  return `${session?.userId} ${session?.accountId} ${session?.acting?.access}`
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Tells for any operations whether the person may call all of them. */
function useMay(): (operations: readonly AnyOperation[]) => boolean {
  const { data: session } = useQuery(sessionQuery)
  return operations =>
    permission(session?.roles ?? [], operations).allowed &&
    (!session?.acting || actingPermission(session.acting.access, operations) === undefined)
}

// By their place: a capability adds its part with its file, and this one imports none of them.
const files = import.meta.glob<PaletteSource>(['../*/palette.ts', '../../site/*/palette.ts'], {
  import: 'palette',
})

/** What all capabilities add to the palette. Without the part that does not load, the others still serve. */
export async function loadSources(): Promise<PaletteSource[]> {
  const loaded = await Promise.allSettled(Object.values(files).map(load => load()))
  return loaded.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
}
