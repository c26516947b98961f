import { bootScripts } from 'virtual:boot'
import { HeadContent, Scripts, useMatches, useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ContactLauncher } from '#portal/site/contact/contact-launcher.tsx'
import appCss from '#portal/styles/app.css?url'
import { ignoreMissingFile } from './missing-file.ts'

export const meta = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  { name: 'color-scheme', content: 'light dark' },
]

export const links = [
  { rel: 'stylesheet', href: appCss },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

/** The whole document, or what React draws into the body of the shell (`client.tsx`). */
export function Document({ children }: { children: ReactNode }) {
  const Frame = useRouter().ssr ? WholeDocument : InShell
  return <Frame>{children}</Frame>
}

/** The head of the shell stays as it was built, apart from the title. */
function InShell({ children }: { children: ReactNode }) {
  const title = useMatches({
    select: matches => matches.flatMap(({ meta }) => meta ?? []).findLast(each => each?.title)?.title,
  })
  return (
    <>
      <title>{title}</title>
      {children}
      <ContactLauncher />
      {import.meta.env.VITE_DRIFT_RECORDER === 'on' && <DriftRecorder />}
    </>
  )
}

function WholeDocument({ children }: { children: ReactNode }) {
  // A page's own setting overrides that of its layout.
  const scripts = useMatches({
    select: matches => matches.map(({ staticData }) => staticData.page?.scripts).findLast(isSaid),
  })
  const isStatic = scripts === false
  // Only the page's HTML has it, because the browser has run it by the time React starts.
  const boot = import.meta.env.SSR ? bootScripts[isStatic ? 'static' : (scripts ?? 'prompt')] : ''
  return (
    // The script in the head sets attributes here before React sees the page.
    <html lang="en" data-scripts={scripts || undefined} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, no outside text */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
        {isStatic ? <StaticHead /> : <HeadContent />}
      </head>
      <body>
        {children}
        <ContactLauncher />
        {import.meta.env.VITE_DRIFT_RECORDER === 'on' && <DriftRecorder />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  )
}

/** Its panel loads once the page runs, so that a prerendered page is the same with and without it. */
function DriftRecorder() {
  const [Panel, setPanel] = useState<ComponentType>()
  useEffect(() => {
    import('./shared/drift/drift-panel.tsx').then(
      ({ DriftPanel }) => setPanel(() => DriftPanel),
      ignoreMissingFile,
    )
  }, [])
  return Panel && <Panel />
}

function isSaid<T>(value: T | undefined): value is T {
  return value !== undefined
}

/** The head of a page without scripts, so it preloads none either. */
function StaticHead() {
  return (
    <>
      {meta.map(attributes => (
        <meta key={JSON.stringify(attributes)} {...attributes} />
      ))}
      {links.map(attributes => (
        <link key={attributes.rel} {...attributes} />
      ))}
    </>
  )
}
