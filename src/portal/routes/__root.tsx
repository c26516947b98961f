import { createRootRoute, HeadContent, Scripts, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { bannerScript } from '#portal/features/site/banner-closed.ts'
import appCss from '#portal/styles/app.css?url'
import { earlySubmitScript } from '#portal/ui/form/early-input.ts'
import { themeScript } from '#portal/ui/theme.ts'

const meta = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  { name: 'color-scheme', content: 'light dark' },
]

const links = [
  { rel: 'stylesheet', href: appCss },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

/** Runs before the first paint. Only the text of the page holds it: the browser has run it when React comes. */
const headScript = import.meta.env.SSR ? `${themeScript};${bannerScript};${earlySubmitScript}` : ''

export const Route = createRootRoute({
  head: () => ({ meta: [...meta, { title: 'Gatepost' }], links }),
  shellComponent: Document,
})

function Document({ children }: { children: ReactNode }) {
  const isStatic = useMatches({
    select: matches => matches.some(({ staticData }) => staticData.page?.scripts === false),
  })
  return (
    // The script in the head sets attributes here before React sees the page.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, no outside text */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        {isStatic ? <StaticHead /> : <HeadContent />}
      </head>
      <body>
        {children}
        {!isStatic && <Scripts />}
      </body>
    </html>
  )
}

/** The head of a page without scripts, which therefore fetches none ahead either. */
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
