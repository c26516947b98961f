import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { siteName } from '#portal/content/site.ts'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { Unsubscribe } from '#portal/features/unsubscribe/unsubscribe.tsx'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { page: { prerender: true } },
  head: () => ({
    meta: [{ title: `Unsubscribe · ${siteName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => (useHydrated() ? <Content /> : frame('Unsubscribe', null)),
})

function frame(title: string, content: ReactNode) {
  return (
    <AuthLayout
      title={title}
      home={logo => <Link to="/">{logo}</Link>}
      below={
        <Link to="/account/profile/notifications" className="text-accent hover:underline">
          Choose all your notices
        </Link>
      }
    >
      {content}
    </AuthLayout>
  )
}

function Content() {
  const [token, setToken] = useState(() => tokenOf(location.hash))
  useEffect(() => {
    const read = () => {
      const found = tokenOf(location.hash)
      if (!found) return
      setToken(found)
      // The token leaves the address bar and the history as soon as it is read.
      history.replaceState(history.state, '', location.pathname)
    }
    read()
    // A link that is pasted into the address of this very page loads nothing anew.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  if (token) return <Unsubscribe key={token} {...{ token, frame }} />
  return frame(
    'Unsubscribe',
    <p className="text-muted">Open the link at the end of one of our notices to get no more of its kind.</p>,
  )
}

const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('unsubscribe')
