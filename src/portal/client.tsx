import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { setReportSender } from './api/errors/report-sender.ts'
import { ignoreMissingFile } from './missing-file.ts'
import { getRouter } from './router.tsx'
import { pressAgain } from './site/deferred-start.ts'
import { noteFont } from './styles/note-font.ts'
import { whenIdle } from './ui/page/when-idle.ts'

// It may send reports to the error service of the operator.
setReportSender(() => import('./shared/error-reports/send.ts'))
// Start's own entry includes the client of its server functions, about 7 kB; there are none here.
// The router would reload the page at once, which leaves nothing of it where there is no server.
addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = `A file is missing: ${payload.message}`
})
watchForTranslator()
const router = getRouter()
// The chunks of the page load while its guard checks the session, except on pages for staff, whose code no one else gets.
const matches = router.matchRoutes(router.latestLocation)
const routes = matches.map(({ routeId }) => router.routesById[routeId as keyof typeof router.routesById])
if (!routes.some(({ options }) => options.staticData?.page?.isForStaff))
  for (const route of routes) void router.loadRouteChunk(route)

if ('shell' in document.body.dataset) void drawOverShell()
else void hydrateWithContent()

/**
 * Waits for the content of a page of `content/pages/`. React would leave that part of the page as it is until then,
 * and a press that is repeated in the meantime would be lost.
 */
async function hydrateWithContent() {
  try {
    if (matches.some(({ routeId }) => routeId === '/_site/$'))
      await (await import('./site/load-site-page.ts')).loadSitePage(router.latestLocation.pathname)
  } finally {
    // Also after a failure, which the router then shows.
    startTransition(hydrate)
  }
}

/**
 * Draws a page behind the login once its data has loaded: the HTML of the shell shows a skeleton until then.
 * To hydrate the skeleton first would draw everything twice.
 */
async function drawOverShell() {
  // Rows with a key would otherwise be laid out twice: the browser fetches a font when it first draws with it.
  if (!document.documentElement.dataset.font) void document.fonts.load('1em Geist Mono')
  try {
    await router.load()
  } finally {
    startConsentWhenIdle()
    // Also after a failure, which the router then shows. As a transition, React draws in small tasks, between which
    // the page responds.
    startTransition(() =>
      createRoot(document.body).render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    )
  }
}

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <Awake>
        <RouterClient router={router} />
      </Awake>
    </StrictMode>,
  )
}

/** Catches up with what a person did before React started: presses, and scrolling. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    setTimeout(() => {
      // The router remembers positions of documents that it saw scroll, for the way back to them.
      if (scrollX || scrollY) document.dispatchEvent(new Event('scroll'))
      // After the effects: only then does React hydrate the part with the button, because of the press.
      pressAgain()
      noteFont()
      startConsentWhenIdle()
    })
  }, [])
  return children
}

/** Nothing that needs consent runs before, so it never delays a page. */
function startConsentWhenIdle() {
  const start = () =>
    void import('./shared/consent/start.ts').then(
      ({ startConsent }) => startConsent(),
      // There was no network.
      () => addEventListener('online', start, { once: true }),
    )
  whenIdle(start)
}

/** Loads what keeps a translated page working, once a translator has put elements of its own into the page. */
function watchForTranslator() {
  const found = document.getElementsByTagName('font')
  new MutationObserver(records => {
    if (found.length)
      import('./translated-page.ts').then(
        ({ noteTranslation }) => noteTranslation(records),
        // There was no network. The next change tries again.
        ignoreMissingFile,
      )
  }).observe(document, { childList: true, subtree: true })
}
