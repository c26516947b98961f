import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayPrefetch, watchLinks } from './prefetch.ts'

/** The layout of public pages: others have data of their own, which no one fetches ahead. */
const SITE = '/_site'

/** Fetches the code of public pages whose links are about to come into view, where the connection has room for it. */
export function usePrefetch(): void {
  const router = useRouter()
  useEffect(() => {
    if (!mayPrefetch((navigator as { connection?: object }).connection)) return
    let stop = () => {}
    function watch() {
      stop()
      stop = watchLinks(to => {
        const isPublic = router.matchRoutes(to).some(({ routeId }) => routeId === SITE)
        if (isPublic) void router.preloadRoute({ to: to as string }).catch(() => {})
      })
    }
    watch()
    const unsubscribe = router.subscribe('onRendered', watch)
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
}
