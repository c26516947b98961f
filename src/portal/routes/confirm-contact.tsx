import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { siteName } from '#portal/content/site.ts'
import { ConfirmContact } from '#portal/features/contact-confirmation/confirm-contact.tsx'
import { type ContactLink, readContactLink } from '#portal/features/contact-confirmation/contact-link.ts'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'

const title = 'Confirm your e-mail address'

export const Route = createFileRoute('/confirm-contact')({
  staticData: { page: { prerender: true } },
  head: () => ({
    meta: [
      { title: `${title} · ${siteName}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: () => (useHydrated() ? <Content /> : frame(title, null)),
})

function frame(heading: string, content: ReactNode) {
  return (
    <AuthLayout title={heading} home={logo => <Link to="/">{logo}</Link>}>
      {content}
    </AuthLayout>
  )
}

function Content() {
  const [link, setLink] = useState<ContactLink | undefined>(() => readContactLink(location))
  useEffect(() => {
    const read = () => {
      const found = readContactLink(location)
      if (!found) return
      setLink(found)
      // The token leaves the address bar and the history as soon as it is read.
      history.replaceState(history.state, '', location.pathname)
    }
    read()
    // A link that is pasted into the address of this very page may load nothing anew.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  if (link) return <ConfirmContact key={link.token} {...{ link, frame }} />
  return frame(
    title,
    <p className="text-muted">
      Open the link in the mail that asked you to confirm your address. If you cannot find it, ask the person
      who added you to send another one.
    </p>,
  )
}
