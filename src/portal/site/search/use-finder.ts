import { useCallback, useEffect, useState } from 'react'
import { type Finder, loadFinder } from './finder.ts'

type State = { finder: Finder | undefined; hasFailed: boolean }

/** The index of the site once it is here, which it is asked for while `isWanted`, and a way to ask again. */
export function useFinder(isWanted: boolean): State & { retry: () => void } {
  const [state, setState] = useState<State>({ finder: undefined, hasFailed: false })
  const retry = useCallback(() => {
    setState({ finder: undefined, hasFailed: false })
    loadFinder().then(
      finder => setState({ finder, hasFailed: false }),
      () => setState({ finder: undefined, hasFailed: true }),
    )
  }, [])
  useEffect(() => {
    if (isWanted) retry()
  }, [isWanted, retry])
  return { ...state, retry }
}
